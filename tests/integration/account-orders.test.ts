import {describe, expect, it} from 'vitest';
import type {OrdersView} from '../../app/features/account/load-account.server';
import {loader as openOrders} from '../../app/routes/account/orders';
import {expectConsoleError} from '../setup';
import {standIns} from '../stand-ins/in-vitest';
import {club, jana, kinds} from './account-visitor';
import {setupShop, type Visitor} from './call-route';

setupShop();

const ORDERS = '/konto/bestellungen';
const down = (operation: string) => standIns.shop.injectFault({operation, status: 503, times: 2});

interface Page {
  list: OrdersView | null;
}

/** Every page of a list, starting with the newest, by following the pagination links. */
async function collectPages(visitor: Visitor, direction: 'older' | 'newer', from = '') {
  const pages: string[][] = [];
  let query: string | null = from;
  while (query !== null) {
    const {list}: Page = await visitor.open(openOrders, ORDERS + query);
    pages.push((list?.orders ?? []).map(({name}) => name));
    from = query;
    query = list?.[direction] ?? null;
  }
  return {pages, end: from};
}

describe.each(kinds)('the list of orders ($name accounts)', (kind) => {
  it('shows every order, ten per page, and pages back to the newest', async () => {
    const visitor = await kind.signedIn(jana);
    const {pages, end} = await collectPages(visitor, 'older');
    expect(pages.map(({length}) => length)).toEqual([10, 3]);
    expect(pages.flat()).toHaveLength(new Set(pages.flat()).size);
    expect(pages.flat()[0]).toBe('#1178');
    expect(pages.flat().at(-1)).toBe('#702');
    const back = await collectPages(visitor, 'newer', end);
    expect(back.pages).toEqual(pages.toReversed());
  });

  it('shows the number of orders, and date and status of each', async () => {
    const {list, meta} = await (await kind.signedIn(jana)).open(openOrders, ORDERS);
    expect(list?.total).toBe(kind.countsOrders ? 13 : null);
    expect(list?.orders[1]).toEqual({
      id: '1171',
      name: '#1171',
      date: '12. November 2026',
      placedAt: '2026-11-12T08:05:00Z',
      email: jana.email,
      fulfillment: {text: 'Offen', tone: 'open'},
      payment: {text: 'Ausstehend', tone: 'open'},
    });
    expect(meta).toContainEqual({title: 'Bestellungen – Radladen'});
    expect(meta).toContainEqual({name: 'robots', content: 'noindex'});
  });

  it('is in English on the English page', async () => {
    const {list, meta} = await (
      await kind.signedIn(jana)
    ).open(openOrders, '/en-us/account/orders');
    expect(list?.orders[0]).toMatchObject({
      date: 'November 19, 2026',
      fulfillment: {text: 'Not shipped yet'},
    });
    expect(meta).toContainEqual({title: 'Orders – Radladen'});
  });

  it('is empty for a customer without orders', async () => {
    const {list} = await (await kind.signedIn(club)).open(openOrders, ORDERS);
    expect(list).toEqual({orders: [], total: 0, newer: null, older: null});
  });

  it.each(['?after=quatsch', '?before=%00', '?after=<script>'])(
    'is unavailable at a damaged cursor: %s',
    async (query) => {
      expectConsoleError(`Shopify ${kind.operations.orders} failed`);
      const answer = await (await kind.signedIn(jana)).request(openOrders, ORDERS + query);
      expect(answer).toMatchObject({status: 503, data: {list: null}});
    },
  );

  it.each(['?after=', `?after=${'x'.repeat(600)}`, '?page=2'])(
    'ignores a query without a usable cursor: %s',
    async (query) => {
      const {list} = await (await kind.signedIn(jana)).open(openOrders, ORDERS + query);
      expect(list?.orders).toHaveLength(10);
    },
  );

  it('responds with 503 while Shopify is down, and works again afterwards', async () => {
    const visitor = await kind.signedIn(jana);
    down(kind.operations.orders);
    expectConsoleError(`Shopify ${kind.operations.orders} failed`);
    const answer = await visitor.request(openOrders, `${ORDERS}?x=1`);
    expect(answer).toMatchObject({status: 503, data: {list: null}});
    expect((await visitor.open(openOrders, ORDERS)).list?.orders).toHaveLength(10);
  });
});
