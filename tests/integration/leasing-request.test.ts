import {beforeEach, describe, expect, it} from 'vitest';
import {action, loader} from '../../app/routes/leasing-request';
import {expectConsoleError} from '../setup';
import {noteworthyHandles} from '../stand-ins/catalogue/noteworthy-handles';
import {standIns} from '../stand-ins/in-vitest';
import {signedIn} from './account-visitor';
import {setupShop, Visitor} from './call-route';
import {isAvailable, productOf, variantWith} from './catalogue';
import {jana} from './leasing-visitor';
import {mailsTo, mailsToShop, readSeal, someone} from './request-visitor';

setupShop();
beforeEach(() => standIns.outbox.clear());

const PAGE = '/leasing-anfrage';
const numberOf = (handle: string, rule: Parameters<typeof variantWith>[1] = isAvailable) =>
  String(variantWith(productOf(handle), rule).id);
const flagship = () => numberOf(noteworthyHandles.flagship);
const pageOf = async (query: string) => (await someone().open(loader, PAGE + query)).page;
const send = async (form: Record<string, string>, query = '', path = PAGE) =>
  someone().request(action, path + query, {form: {requestSeal: await readSeal(), ...form}});
const plain = (text = '') => text.replaceAll('\u2060', '');

describe('the bike of a leasing request', () => {
  it('is shown with SKU, prices and picture', async () => {
    const {requested, notLeasable} = await pageOf(`?variant=${flagship()}`);
    expect(requested).toMatchObject({
      state: 'ready',
      bike: {
        title: 'Fernweh 7 Trapez',
        vendor: 'Ostwind',
        sku: expect.stringMatching(/^OW-F7T-/) as string,
        image: {url: expect.any(String) as string},
        price: {current: '3.299\u00a0€*', compareAt: '3.999\u00a0€'},
      },
    });
    expect(notLeasable).toBeNull();
  });

  it.each([
    ['sold out', noteworthyHandles.soldOut, () => true, 'soldOut'],
    ['not a bike', noteworthyHandles.singleVariant, isAvailable, 'kind'],
    ['too cheap', noteworthyHandles.newArrival, isAvailable, 'price'],
  ])(
    'that is %s is reported as not leasable when the page opens',
    async (_, handle, rule, reason) => {
      const page = await pageOf(`?variant=${numberOf(handle, rule)}`);
      expect(page.notLeasable).toBe(reason);
      expect(page.requested.bike).not.toBeNull();
    },
  );

  it.each([
    ['DE-DE', 'price'],
    // Its maker names no recommended price in euros.
    ['CH-DE', 'marked'],
  ])('is leasable by its price in euros: %s', async (market, reason) => {
    const visitor = new Visitor({cookies: {'commerce-locale': market}});
    const reasonFor = async (handle: string) => {
      const query = `?variant=${numberOf(handle, isAvailable)}`;
      return (await visitor.open(loader, PAGE + query)).page.notLeasable;
    };
    expect(await reasonFor('flitz-16-kinderrad')).toBe(reason);
    expect(await reasonFor(noteworthyHandles.flagship)).toBeNull();
  });

  it.each(['9999', '0', 'abc', '-1', '1'.repeat(40), '<b>'])(
    'with the unknown number %s is reported as gone',
    async (number) => {
      const page = await pageOf(`?variant=${encodeURIComponent(number)}`);
      expect(page).toMatchObject({notLeasable: 'gone', requested: {state: 'gone', bike: null}});
    },
  );

  it('is optional', async () => {
    expect(await pageOf('')).toMatchObject({notLeasable: null, requested: {state: 'none'}});
  });

  it('is unknown while Shopify is down, and the form is still shown', async () => {
    expectConsoleError('Cannot get the variant of a request');
    standIns.shop.injectFault({operation: 'RequestedVariant', status: 503, times: 2});
    expect(await pageOf('?variant=41000000000001')).toMatchObject({
      notLeasable: null,
      requested: {state: 'unknown', number: '41000000000001'},
    });
  });
});

describe('the options that editors offer', () => {
  it('are shown in both languages', async () => {
    const german = await pageOf('');
    expect(german.minimum).toBe('749\u00a0€');
    expect(german.content.partners.map(({name}) => name)).toEqual([
      'Pendlerplus',
      'Rückenwind Dienstrad',
      'Kettenglied',
      'Fahrwerk Leasing',
    ]);
    expect(german.content.packages[0]).toMatchObject({name: 'Inspektion und Verschleiß'});
    const english = (await someone().open(loader, '/en-us/leasing-request')).page;
    expect(english.content.packages[0]).toMatchObject({name: 'Service and wear'});
    expect(english.countries[0]).toEqual({value: 'DE', label: 'Germany'});
  });

  it.each([
    ['gone', {delete: true}, null],
    ['another component', {content: {component: 'page'}}, "The story 'leasing-anfrage' is malf"],
  ])('may be %s, and the form is shown without them', async (_, change, complaint) => {
    if (complaint) expectConsoleError(complaint);
    standIns.storyblok.edit('leasing-anfrage', {...change, publish: true});
    const page = await pageOf(`?variant=${flagship()}`);
    expect(page.content).toEqual({lead: '', partners: [], packages: [], minimum: null, note: ''});
    expect(page).toMatchObject({notLeasable: null, minimum: null});
  });
});

describe('the leasing request form', () => {
  it('is prefilled from the customer’s account', async () => {
    const visitor = await signedIn();
    expect((await visitor.open(loader, PAGE)).initial).toMatchObject({
      firstName: 'Jana',
      lastName: 'Petersen',
      email: 'jana.petersen@mail.example',
      phone: '',
      street: 'Nabenstraße',
      houseNumber: '7',
      zipCode: '50674',
      city: 'Köln',
      country: 'DE',
    });
    expect((await someone().open(loader, PAGE)).initial).toEqual({country: 'DE'});
  });
});

describe('a leasing request', () => {
  it('with missing fields is rejected with all of them, and the input is returned', async () => {
    const form = {requestSeal: await readSeal(), city: 'Köln', bike: ''};
    const {data} = await someone().request(action, PAGE, {form});
    const {fields, values} = data as {fields: object; values: object};
    expect(Object.keys(fields).toSorted()).toEqual(
      [
        ...['bike', 'country', 'email', 'firstName', 'houseNumber', 'lastName', 'leasingPartner'],
        ...['leasingPortal', 'phone', 'privacy', 'shippingMethod', 'street', 'zipCode'],
      ].toSorted(),
    );
    expect(values).toMatchObject({city: 'Köln'});
  });

  it('is mailed to the shop with every field and confirmed without personal data', async () => {
    const query = `?variant=${flagship()}`;
    expect(await send(jana, `${query}&step=4`)).toMatchObject({
      status: 303,
      location: `${PAGE}${query}&sent`,
    });
    const mailed = plain(mailsToShop()[0]?.text);
    const {message, country, shippingMethod, leasingPortal, privacy, ...typed} = jana;
    expect([country, shippingMethod, leasingPortal, privacy].join()).toBe('DE,pickup,yes,on');
    for (const value of [
      ...Object.values(typed),
      ...message.split('\r\n'),
      'Deutschland',
      'Abholung im Laden',
      'Fernweh 7 Trapez',
      'OW-F7T-',
      '3.299',
    ]) {
      expect(mailed).toContain(value);
    }
    const confirmed = plain(mailsTo(jana.email)[0]?.text);
    const chosen = ['Rückenwind Dienstrad', 'Deutschland', 'Abholung im Laden', '3.299'];
    expect(chosen.filter((value) => !confirmed.includes(value))).toEqual([]);
    const {firstName, lastName, street, email, phone, leasingCode} = jana;
    const own = [firstName, lastName, street, email, phone, leasingCode, 'Gepäckträger'];
    expect(own.filter((value) => confirmed.includes(value))).toEqual([]);
    const body = JSON.parse(standIns.webhookPosts()[0]?.body ?? '{}') as object;
    expect(body).toMatchObject({
      type: 'request.leasing',
      data: {request: {...jana, message: message.replace('\r\n', '\n'), privacy: true, bike: ''}},
    });
  });

  it('is confirmed without a partner or package that the form does not offer', async () => {
    const written = {leasingPartner: 'Gewinn bei X', leasingServicePackage: 'Jetzt 0900 anrufen'};
    await send({...jana, ...written, bike: 'Rad'});
    expect(mailsTo(jana.email)[0]?.text).not.toMatch(/Gewinn|0900/);
    expect(mailsToShop()[0]?.text).toContain('Jetzt 0900 anrufen');
  });

  it('made in English is confirmed in English and mailed to the shop in German', async () => {
    await send(
      {
        ...jana,
        leasingPartner: 'other',
        leasingServicePackage: 'Service only',
        leasingPortal: 'no',
      },
      `?variant=${flagship()}`,
      '/en-us/leasing-request',
    );
    const [confirmation, toShop] = [mailsTo(jana.email)[0]?.text, mailsToShop()[0]?.text];
    expect(confirmation).toContain('Another partner, or not decided yet');
    expect(confirmation).toContain('Service package: Service only');
    expect(toShop).toContain('Anderer Partner oder noch offen');
    expect(toShop).toContain('Service-Paket: Nur Inspektion');
  });

  it('for a sold-out bike is sent, and the mail to the shop says so', async () => {
    const number = numberOf(noteworthyHandles.soldOut, () => true);
    expect(await send(jana, `?variant=${number}`)).toMatchObject({status: 303});
    expect(mailsToShop()[0]?.text).toContain('war diese Ausführung ausverkauft');
  });

  it.each([
    ['only picked up', noteworthyHandles.pickupOnly, 'all'],
    ['not delivered to the visitor', noteworthyHandles.flagship, 'parcels'],
  ])('for a bike that is %s offers and accepts pickup alone', async (_, handle, goods) => {
    const row = {component: 'shipping-row', country: 'DE', goods, price: '0'};
    standIns.storyblok.edit('config', {content: {shipping: [row]}, publish: true});
    const query = `?variant=${numberOf(handle)}`;
    expect((await pageOf(query)).delivered).toBe(false);
    const {data} = await send({...jana, shippingMethod: 'delivery'}, query);
    const fields = {shippingMethod: 'Bitte wählen Sie eine Versandart aus.'};
    expect(data).toMatchObject({fields});
    expect(await send(jana, query)).toMatchObject({status: 303});
  });

  it('has a receipt of every field but the free text, including the consent', async () => {
    const visitor = someone();
    const query = `?variant=${numberOf(noteworthyHandles.soldOut, () => true)}`;
    const form = {requestSeal: await readSeal(), ...jana};
    const {location} = await visitor.request(action, PAGE + query, {form});
    const {sent} = await visitor.open(loader, location ?? '');
    expect(sent?.receipt?.rows.map(({label, value}) => `${label}: ${value}`)).toEqual([
      'Hinweis: Beim Absenden war diese Ausführung ausverkauft.',
      `Leasing-Partner: ${jana.leasingPartner}`,
      `Service-Paket: ${jana.leasingServicePackage}`,
      `Leasing-Code: ${jana.leasingCode}`,
      'Direkt in das Leasing-Portal einstellen: Ja',
      'Name: Jana Petersen',
      'Straße und Hausnummer: Nabenstraße 7 b',
      'Postleitzahl und Ort: 50674 Köln',
      'Land: Deutschland',
      `E-Mail-Adresse: ${jana.email}`,
      `Telefonnummer: ${jana.phone}`,
      'Versandart: Abholung im Laden',
      'Datenschutzerklärung akzeptiert: Ja',
    ]);
  });

  it('for a bike that is gone is sent with its number', async () => {
    expect(await send(jana, '?variant=9999')).toMatchObject({status: 303});
    expect(mailsToShop()[0]?.text).toContain('Variante 9999');
  });

  it('without a chosen bike is sent with the described one', async () => {
    expect(await send({...jana, bike: 'Ein Lastenrad'})).toMatchObject({
      status: 303,
      location: `${PAGE}?sent`,
    });
    expect(mailsToShop()[0]?.text).toContain('Ein Lastenrad');
  });

  it('is not sent by opening the confirmation page', async () => {
    const {sent} = await someone().open(loader, `${PAGE}?sent`);
    expect(sent).toMatchObject({mail: 'confirmed'});
    expect(mailsToShop()).toEqual([]);
  });
});
