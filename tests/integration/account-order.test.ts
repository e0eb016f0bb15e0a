import {describe, expect, it} from 'vitest';
import {loader as openAccount} from '../../app/routes/account/account';
import {loader as openOrder} from '../../app/routes/account/order';
import {loader as openProduct} from '../../app/routes/product';
import {expectConsoleError} from '../setup';
import {standIns} from '../stand-ins/in-vitest';
import {cagri, club, enlarge, jana, kinds} from './account-visitor';
import {setupShop, type Visitor} from './call-route';

setupShop();

const ORDERS = '/konto/bestellungen';
const down = (operation: string) => standIns.shop.injectFault({operation, status: 503, times: 2});

describe.each(kinds)('the order page ($name accounts)', (kind) => {
  const order = async (visitor: Visitor, number: string, prefix = ORDERS) =>
    (await visitor.open(openOrder, `${prefix}/${number}`)).order;

  it('shows statuses, lines, parcels and the shipping address', async () => {
    const visitor = await kind.signedIn(jana);
    const {order: shown, meta} = await visitor.open(openOrder, `${ORDERS}/1098`);
    expect(shown).toMatchObject({
      fulfillment: {text: 'Teilweise versendet', tone: 'partial'},
      payment: {text: 'Bezahlt'},
      lines: [
        {title: 'Kettenöl Landregen 100 ml', quantity: 1, product: {query: ''}},
        {
          title: 'Regenjacke Husche',
          vendor: 'Wetterseite',
          details: ['Honig, XS'],
          sku: expect.stringMatching(/^WS-/) as unknown,
          image: {alt: expect.stringContaining('Husche') as unknown},
          product: {handle: 'regenjacke-husche', query: '?Farbe=Honig&Gr%C3%B6%C3%9Fe=XS'},
          returnedQuantity: 0,
        },
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

  it.each([
    [ORDERS, '/products/', ['Honig', 'S']],
    ['/en-us/account/orders', '/en-us/products/', ['Honey', 'S']],
  ])('links to the variants that were bought: %s', async (orders, products, values) => {
    const visitor = await kind.signedIn(jana);
    const line = (await order(visitor, '1120', orders))?.lines[0];
    const {handle = '', query = ''} = line?.product ?? {};
    expect(line?.details).toEqual([values.join(', ')]);
    const {product} = await visitor.open(openProduct, products + handle + query);
    expect(product.options.map(({value}) => value)).toEqual(values);
  });

  it('shows all lines and parcels of a long order once', async () => {
    enlarge(1022, 45);
    const shown = await order(await kind.signedIn(jana), '1022');
    const added = Array.from({length: 45}, (_, index) => index + 1);
    expect(shown?.lines.map(({quantity}) => quantity)).toEqual([3, 2, ...added]);
    expect(shown?.lines.every(({product}) => product)).toBe(true);
    expect(shown?.parcels.map(({content}) => content.length)).toEqual([47]);
  });

  it('shows prices in the currency paid, and lines whose product is gone', async () => {
    const visitor = await kind.signedIn(cagri);
    const shown = await order(visitor, '1102', '/en-us/account/orders');
    expect(shown?.lines[1]).toMatchObject({
      title: 'Klingel Kuckuck',
      product: null,
      image: null,
      sku: null,
      details: [],
      vendor: null,
    });
    expect(shown?.shippingAddress?.at(-1)).toBe('Austria');
    for (const {amount} of shown?.totals ?? []) expect(amount).toMatch(/^CHF|^free$/);
    for (const {price} of shown?.lines ?? []) expect(price).toMatch(/^CHF/);
    expect(shown?.parcels).toMatchObject([{tracking: [{number: '50912277410', href: null}]}]);
    expect((await order(visitor, '1102'))?.totals.at(-1)?.amount).toMatch(/CHF$/);
  });

  it('shows discounts, refunds, returned quantities and the cancellation', async () => {
    const visitor = await kind.signedIn(jana);
    const labels = async (number: string) =>
      (await order(visitor, number))?.totals.map(({label}) => label);
    expect(await labels('1120')).toEqual(
      expect.arrayContaining(['Warenwert', 'Rabatt HERBST10', 'Zwischensumme']),
    );
    const totals = (await order(visitor, '1022'))?.totals ?? [];
    expect(totals.map(({label, amount}) => [label, amount.replace(/\s€$/, '')])).toEqual([
      ['Zwischensumme', '96,75'],
      ['Versand', 'kostenlos'],
      ['Gesamtsumme', '96,75'],
      ['darin MwSt.', '15,45'],
      ['Erstattet', '−8,95'],
      ['Aktuelle Summe', '87,80'],
    ]);
    expect((await order(visitor, '1022'))?.lines[0]).toMatchObject({
      quantity: 3,
      returnedQuantity: 1,
    });
    expect((await order(visitor, '987'))?.cancelled).toEqual({
      on: '2. April 2026',
      why: 'Auf Ihren Wunsch.',
    });
    expect((await order(visitor, '845'))?.totals[1]).toMatchObject({label: 'Versand'});
    expect(await labels('1171')).toEqual(['Zwischensumme', 'Gesamtsumme', 'darin MwSt.']);
  });

  it('returns 404 for an unknown or another customer’s order', async () => {
    const visitor = await kind.signedIn(jana);
    const numbers = ['1102', '1', '0', '01178', '1178x', '%231178', '-1', '1178.5', '%00'];
    for (const id of [...numbers, '9'.repeat(30)]) {
      const answer = await visitor
        .request(openOrder, `${ORDERS}/${id}`)
        .catch((thrown: unknown) => thrown);
      expect.soft(answer, id).toMatchObject({status: 404});
      expect.soft(JSON.stringify(answer), id).not.toContain('Kuckuck');
    }
  });

  it('responds with 503 while Shopify is down', async () => {
    const visitor = await kind.signedIn(jana);
    down(kind.operations.order);
    expectConsoleError(`Shopify ${kind.operations.order} failed`);
    const answer = await visitor.request(openOrder, `${ORDERS}/1178`);
    expect(answer).toMatchObject({status: 503, data: {order: null, name: '#1178'}});
  });

  it('contains no key or status page of Shopify', async () => {
    const visitor = await kind.signedIn(jana);
    const page = JSON.stringify(await visitor.open(openOrder, `${ORDERS}/1178`));
    expect(page).not.toMatch(/gid:|[?&]key=|authenticate/);
  });
});

it.each([1178, 1120, 1022, 931])(
  'an order is the same for both kinds of accounts: %d',
  async (number) => {
    const [one, other] = await Promise.all(
      kinds.map(async (kind) => (await kind.signedIn()).open(openOrder, `${ORDERS}/${number}`)),
    );
    expect(one?.order).toEqual(other?.order);
    expect(one?.order?.lines.length).toBeGreaterThan(0);
  },
);

describe.each(kinds)('the account overview ($name accounts)', (kind) => {
  const {countsOrders, operations} = kind;

  it('shows the newest orders, the default address and how many orders there are', async () => {
    const {orders, address} = await (await kind.signedIn(jana)).open(openAccount, '/konto');
    expect(orders?.total).toBe(countsOrders ? 13 : null);
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
    const page = await (await kind.signedIn(club)).open(openAccount, '/konto');
    expect(page).toMatchObject({orders: {recent: [], total: 0}, address: []});
  });

  it.each([
    [operations.orders, `Shopify ${operations.orders} failed`, {orders: null}],
    [operations.addresses, 'Cannot get the address book', {address: null}],
  ])('shows the rest while %s fails', async (operation, complaint, missing) => {
    const visitor = await kind.signedIn(jana);
    down(operation);
    expectConsoleError(complaint);
    const page = await visitor.open(openAccount, '/konto');
    expect(page).toMatchObject({customer: {name: 'Jana Petersen'}, ...missing});
  });
});
