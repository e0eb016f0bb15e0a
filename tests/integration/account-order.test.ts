import {describe, expect, it} from 'vitest';
import {loader as openAccount} from '../../app/routes/account/account';
import {loader as openOrder} from '../../app/routes/account/order';
import {expectConsoleError} from '../setup';
import {standIns} from '../stand-ins/in-vitest';
import {accessOf, cagri, jana, signedIn} from './account-visitor';
import {openShop, type Visitor} from './call-route';

openShop();

const club = {email: 'verein@mail.example', password: 'lastenrad'};
const ORDERS = '/konto/bestellungen';
const down = (operation: string) => standIns.shop.orderFault({operation, status: 503, times: 2});

describe('one order', () => {
  const order = async (visitor: Visitor, number: string, prefix = ORDERS) =>
    (await visitor.open(openOrder, `${prefix}/${number}`)).order;

  it('has lines, sums, parcels and addresses', async () => {
    const visitor = await signedIn(jana);
    const {order: shown, meta} = await visitor.open(openOrder, `${ORDERS}/1098`);
    expect(shown).toMatchObject({
      fulfillment: {text: 'Teilweise versendet', look: 'partial'},
      payment: {text: 'Bezahlt'},
      lines: [
        {title: 'Kettenöl Landregen 100 ml', quantity: 1, product: {query: ''}},
        {title: 'Regenjacke Husche', details: ['Honig, XS']},
      ],
      parcels: [
        {
          company: 'DHL',
          tracking: [{number: '0034043109877120'}],
          content: [{title: 'Kettenöl Landregen 100 ml', quantity: 1}],
        },
      ],
      shippingAddress: ['Jana Petersen', 'Nabenstraße 7', '50674 Köln', 'Deutschland'],
      cancelled: null,
    });
    expect(meta).toContainEqual({title: 'Bestellung #1098 – Radladen'});
    expect(meta).toContainEqual({name: 'robots', content: 'noindex'});
  });

  it('is in the currency it was paid in, with goods that are gone', async () => {
    const visitor = await signedIn(cagri);
    const shown = await order(visitor, '1102', '/en-us/account/orders');
    expect(shown?.lines[1]).toMatchObject({
      title: 'Klingel Kuckuck',
      product: null,
      image: null,
      sku: null,
    });
    for (const {amount} of shown?.totals ?? []) expect(amount).toMatch(/^CHF|^free$/);
    for (const {price} of shown?.lines ?? []) expect(price).toMatch(/^CHF/);
    expect(shown?.parcels).toMatchObject([{tracking: [{number: '50912277410', href: null}]}]);
    expect((await order(visitor, '1102'))?.totals.at(-1)?.amount).toMatch(/CHF$/);
  });

  it('says what was taken off, sent back and cancelled', async () => {
    const visitor = await signedIn(jana);
    const labels = async (number: string) =>
      (await order(visitor, number))?.totals.map(({label}) => label);
    expect(await labels('1120')).toEqual(
      expect.arrayContaining(['Warenwert', 'Rabatt HERBST10', 'Zwischensumme']),
    );
    expect(await labels('1022')).toEqual(
      expect.arrayContaining(['Erstattet', 'Verbleibender Betrag']),
    );
    expect((await order(visitor, '1022'))?.lines[0]).toMatchObject({quantity: 3, returned: 1});
    expect((await order(visitor, '987'))?.cancelled).toEqual({
      on: '2. April 2026',
      why: 'Auf Ihren Wunsch.',
    });
    expect((await order(visitor, '845'))?.totals[1]).toMatchObject({label: 'Versand'});
  });

  it.each(['1102', '1', '0', '01178', '1178x', '%231178', '-1', '9'.repeat(30), '1178.5', '%00'])(
    'of somebody else or nobody is no page: %s',
    async (id) => {
      const visitor = await signedIn(jana);
      const answer = await visitor
        .ask(openOrder, `${ORDERS}/${id}`)
        .catch((thrown: unknown) => thrown);
      expect(answer).toMatchObject({status: 404});
      expect(JSON.stringify(answer)).not.toContain('Kuckuck');
    },
  );

  it('says so while Shopify is out', async () => {
    const visitor = await signedIn(jana);
    down('CustomerOrder');
    expectConsoleError('Shopify CustomerOrder failed');
    const answer = await visitor.ask(openOrder, `${ORDERS}/1178`);
    expect(answer).toMatchObject({status: 503, data: {order: null, name: '#1178'}});
  });

  it('keeps token, key and status page of Shopify to the worker', async () => {
    const visitor = await signedIn(jana);
    const page = JSON.stringify(await visitor.open(openOrder, `${ORDERS}/1178`));
    const {token} = accessOf(visitor);
    expect(page).not.toContain(token);
    expect(page).not.toMatch(/gid:|[?&]key=|authenticate/);
  });
});

describe('the overview', () => {
  it('shows the newest orders, the default address and how many orders there are', async () => {
    const {orders, address} = await (await signedIn(jana)).open(openAccount, '/konto');
    expect(orders?.total).toBe(13);
    expect(orders?.recent.map(({name}) => name)).toEqual([
      '#1178',
      '#1171',
      '#1154',
      '#1139',
      '#1120',
    ]);
    expect(address).toEqual(['Jana Petersen', 'Nabenstraße 7', '50674 Köln', 'Deutschland']);
  });

  it('is empty for a new customer', async () => {
    const page = await (await signedIn(club)).open(openAccount, '/konto');
    expect(page).toMatchObject({orders: {recent: [], total: 0}, address: []});
  });

  it.each([
    ['CustomerOrders', 'Shopify CustomerOrders failed', {orders: null}],
    ['CustomerAddresses', 'Cannot get the address book', {address: null}],
  ])('shows the rest while %s has trouble', async (operation, complaint, missing) => {
    const visitor = await signedIn(jana);
    down(operation);
    expectConsoleError(complaint);
    const page = await visitor.open(openAccount, '/konto');
    expect(page).toMatchObject({customer: {name: 'Jana Petersen'}, ...missing});
  });
});
