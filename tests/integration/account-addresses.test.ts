import {describe, expect, it} from 'vitest';
import {loader as openAddresses} from '../../app/routes/account/addresses';
import {expectConsoleError} from '../setup';
import {standIns} from '../stand-ins/in-vitest';
import {cagri, club, kinds} from './account-visitor';
import {
  BOOK,
  cagrisHome,
  cagrisOffice,
  janasHome,
  parlour,
  personOf,
  send,
  show,
} from './address-visitor';
import {setupShop} from './call-route';

setupShop();

describe.each(kinds)('the address book ($name accounts)', (kind) => {
  it('lists the default address first, with numbers instead of Shopify’s global ids', async () => {
    const visitor = await kind.signedIn(cagri);
    const view = await show(visitor);
    expect(view.addresses).toMatchObject([
      {
        id: cagrisHome,
        isDefault: true,
        lines: expect.arrayContaining(['1070 Wien', 'Österreich']) as unknown,
      },
      {id: cagrisOffice, isDefault: false},
    ]);
    expect(view).toMatchObject({form: null, deletion: null});
    expect(JSON.stringify(view)).not.toContain('gid://');
    const english = await show(visitor, '', '/en-us/account/addresses');
    expect(english.addresses?.[0]?.lines).toContain('Austria');
  });

  it('is empty for a new customer, whose form offers no default box', async () => {
    const visitor = await kind.signedIn(club);
    expect((await show(visitor)).addresses).toEqual([]);
    expect((await show(visitor, '?new')).form).toMatchObject({mayBeDefault: false});
  });
});

describe.each(kinds)('a new address ($name accounts)', (kind) => {
  it.each([
    [BOOK, BOOK],
    ['/en-us/account/addresses', '/en-us/account/addresses'],
  ])('posted to %s is saved and redirects to the address book', async (path, location) => {
    const visitor = await kind.signedIn();
    expect(await send(visitor, '?new', parlour, path)).toMatchObject({status: 303, location});
    const {addresses} = await show(visitor);
    expect(addresses).toMatchObject([
      {id: janasHome, isDefault: true},
      {
        short: 'Kettenweg 3, Köln',
        phone: kind.passwords ? parlour.phone : '+492214710999',
        isDefault: false,
      },
    ]);
  });

  it('becomes the default on request, and always if it is the first', async () => {
    const visitor = await kind.signedIn();
    await send(visitor, '?new', {...parlour, useAsDefault: 'on'});
    expect((await show(visitor)).addresses?.[0]).toMatchObject({short: 'Kettenweg 3, Köln'});

    const newcomer = await kind.signedIn(club);
    await send(newcomer, '?new', parlour);
    expect((await show(newcomer)).addresses).toMatchObject([{isDefault: true}]);
  });

  it('has a state in a country with states, and loses it when the country changes', async () => {
    const visitor = await kind.signedIn();
    const portland = {
      ...parlour,
      city: 'Portland',
      zip: '97214',
      country: 'US',
      province: kind.passwords ? 'oregon' : 'or',
      phone: '',
    };
    await send(visitor, '?new', portland);
    const [, saved] = (await show(visitor)).addresses ?? [];
    expect(saved?.lines.slice(-2)).toEqual(['Portland OR 97214', 'Vereinigte Staaten']);
    const edit = `?edit=${saved?.id ?? ''}`;
    expect((await show(visitor, edit)).form?.values).toMatchObject({province: 'OR'});
    expect(await send(visitor, edit, {...portland, province: 'OR'})).toMatchObject({status: 303});
    expect(await send(visitor, edit, {...parlour, province: 'Oregon'})).toMatchObject({
      status: 303,
    });
    expect(personOf()?.addresses[1]).toMatchObject({countryCode: 'DE', provinceCode: null});
  });

  it('is rejected with an error at each wrong field and everything typed', async () => {
    const visitor = await kind.signedIn();
    const {status, data} = await send(visitor, '?new', {...parlour, city: ' ', zip: '5067'});
    expect(status).toBe(400);
    expect(data).toMatchObject({
      alerts: [],
      fields: {
        zip: expect.stringContaining('fünf Ziffern') as unknown,
        city: 'Bitte geben Sie Ihren Ort ein.',
      },
      values: {company: parlour.company, city: ' ', zip: '5067', country: 'DE'},
    });
    expect(Object.keys((data as {fields: object}).fields)).toEqual(['zip', 'city']);
  });

  it.each([
    [
      {country: 'US', zip: '97214', province: 'Bayern', phone: ''},
      'fields',
      {province: expect.stringContaining('das amtliche Kürzel') as unknown},
    ],
    [
      {address1: '<b>Kettenweg</b> 3'},
      'fields',
      {address1: expect.stringContaining('HTML-Tags') as unknown},
    ],
    [{company: '', ...janasOwn()}, 'alerts', ['Diese Adresse ist bereits gespeichert.']],
  ])('that Shopify rejects (%j) comes back with the reason', async (typed, place, message) => {
    const visitor = await kind.signedIn();
    const {status, data} = await send(visitor, '?new', {...parlour, ...typed});
    expect(status).toBe(400);
    expect(data).toMatchObject({[place]: message});
    expect(personOf()?.addresses).toHaveLength(1);
  });

  const paris = {...parlour, city: 'Paris', zip: '75001', country: 'FR'};
  it.each([
    [{...paris, phone: '01 42 68 53 00'}, null],
    [{...paris, phone: '+33 (0)1 42 68 53 00'}, '+33142685300'],
    [{...parlour, country: 'AT', zip: '1010', phone: '01 58858 DW 5'}, null],
    [{...parlour, phone: '0221 4710 Durchwahl 5'}, null],
    [{...parlour, phone: '(0)221 4710-5'}, '+4922147105'],
  ])(
    'with the phone number of %j is saved, or shows an error at the phone field',
    async (typed, made) => {
      const visitor = await kind.signedIn();
      const {status, data} = await send(visitor, '?new', typed);
      const [, saved] = personOf()?.addresses ?? [];
      if (kind.passwords) {
        expect(saved).toMatchObject({phone: typed.phone});
      } else if (made) {
        expect(saved).toMatchObject({phone: made});
      } else {
        expect({status, data}).toMatchObject({
          status: 400,
          data: {
            fields: {
              phone: expect.stringContaining('Vorwahl ihres Landes und ohne Durch') as unknown,
            },
            values: typed,
          },
        });
        expect(saved).toBeUndefined();
      }
    },
  );

  it.each([
    [kind.operations.saveAddress, 503, 503, 'gerade nicht möglich'],
    [kind.operations.addresses, 503, 503, 'gerade nicht möglich'],
    [kind.operations.saveAddress, 429, 429, 'Zu viele Versuche'],
  ])('is returned in the form when %s fails with %i', async (operation, fault, status, alert) => {
    const visitor = await kind.signedIn();
    standIns.shop.injectFault({operation, status: fault, times: 4});
    expectConsoleError(`Shopify ${operation} failed (${fault})`);
    const answer = await send(visitor, '?new', parlour);
    expect(answer.status).toBe(status);
    expect(answer.data).toMatchObject({
      alerts: [expect.stringContaining(alert)],
      values: {company: parlour.company},
    });
  });

  const blank = {values: {country: 'DE'}, mayBeDefault: true};
  it.each([
    ['a new address', '?new', {}, {task: {name: 'new'}, form: blank}],
    ['an address', `?edit=${janasHome}`, {}, {task: {name: 'list'}, form: null}],
    ['a deletion', `?delete=${janasHome}`, {}, {task: {name: 'list'}, deletion: null}],
    // Without script the page of a rejected form.
    ['a change', `?edit=${janasHome}`, {form: parlour}, {task: {name: 'edit'}, form: blank}],
  ])('shows nothing empty as saved while Shopify is down: %s', async (_, query, sending, view) => {
    const visitor = await kind.signedIn();
    const {addresses} = kind.operations;
    standIns.shop.injectFault({operation: addresses, status: 503, times: 4});
    expectConsoleError(`Shopify ${addresses} failed (503)`);
    const {status, data} = await visitor.request(openAddresses, BOOK + query, sending);
    expect(status).toBe(503);
    expect(data).toMatchObject({view: {addresses: null, ...view}});
  });
});

function janasOwn() {
  return {address1: 'Nabenstraße 7', zip: '50674', phone: ''};
}
