import {http, HttpResponse, type RequestHandler} from 'msw';
import type {Catalogue} from '../catalogue/catalogue-types';
import type {Outbox} from '../mail/outbox';
import {agentToolsHandlers} from './agent-tools-handlers';
import {createAdmin, type FakeAdmin} from './admin/admin-endpoint';
import {StoreSetUp} from './admin/store-set-up';
import {customerControls} from './customer/customer-mails';
import {accountApiHandlers} from './customer-account/account-api';
import {AccountSessions} from './customer-account/account-sessions';
import {signInHandlers} from './customer-account/sign-in-handlers';
import {indexCatalogue, type IndexedCatalogue} from './catalogue-index';
import {Faults, type InjectedFault} from './faults';
import {answerGraphql, type Shop} from './graphql-endpoint';
import {
  InvalidOperations,
  RequestLog,
  type InvalidOperation,
  type LoggedRequest,
} from './request-log';
import {lazily} from './lazily';
import {marketsFrom} from './markets';
import {forgetReturns} from './customer-account/return-resolvers';
import {newShopState, type ShopState} from './state';

interface ShopOptions {
  /** The products, or a function that creates them on the first request. */
  catalogue: Catalogue | (() => Catalogue);
  /** Countries, the primary market first, for example `DE,AT,CH`. */
  markets?: string;
  /** Collects mails to customers. */
  outbox?: Outbox;
  /** Origin of the storefront, to which those mails link. */
  shopUrl?: string | undefined;
  /** A store that has only products: menus and definitions have yet to be created through the Admin API. */
  isNew?: boolean;
  /** Milliseconds since 1970, for the rate limit of the Admin API. */
  clock?: () => number;
}

/** An isolated shop: several may run in one process. */
export interface FakeShop {
  /** The Storefront API. */
  storefront: RequestHandler;
  /** All others. */
  handlers: RequestHandler[];
  state: ShopState;
  /** The Admin API of the same store. */
  admin: FakeAdmin;
  /** The products as the resolvers see them. */
  catalogue(): IndexedCatalogue;
  /** Sessions of the Customer Account API. */
  accountSessions: AccountSessions;
  /** Clears carts, sessions, faults and logs. */
  reset(): void;
  injectFault(fault: InjectedFault): void;
  invalidOperations(): readonly InvalidOperation[];
  requests(): readonly LoggedRequest[];
}

const done = () => new HttpResponse(null, {status: 204});

function controlHandlers(shop: Shop, reset: () => void): RequestHandler[] {
  return [
    http.post('*/__stand-in/reset', () => {
      reset();
      return done();
    }),
    http.get('*/__stand-in/invalid-operations', () => HttpResponse.json(shop.invalid.list())),
    http.get('*/__stand-in/requests', () => {
      const requests = shop.log.list();
      return HttpResponse.json({count: requests.length, requests});
    }),
    http.delete('*/__stand-in/requests', () => {
      shop.log.clear();
      return done();
    }),
    http.post<never, InjectedFault>('*/__stand-in/faults', async ({request}) => {
      shop.faults.order(await request.json());
      return done();
    }),
    http.delete('*/__stand-in/faults', () => {
      shop.faults.clear();
      return done();
    }),
  ];
}

/** The Online Store's start page, where the redirect theme or the password page is. */
const onlineStore = (store: StoreSetUp): RequestHandler =>
  http.get(
    ({request}) => new URL(request.url).pathname === '/',
    () =>
      store.hasPassword
        ? new HttpResponse(null, {status: 302, headers: {Location: '/password'}})
        : HttpResponse.text('Online Store'),
  );

/** A fake of Shopify's Storefront API for a catalogue. */
export function createShop(options: ShopOptions): FakeShop {
  const {catalogue, markets, isNew = false, clock} = options;
  const first = lazily(() => (typeof catalogue === 'function' ? catalogue() : catalogue));
  const served = marketsFrom(markets);
  let indexed: {goods: IndexedCatalogue; version: number} | undefined;
  const goods = (): IndexedCatalogue => {
    const {written} = store;
    if (indexed?.version !== written.version) {
      const source = written.addTo(first());
      indexed = {goods: indexCatalogue(source, {markets: served}), version: written.version};
    }
    return indexed.goods;
  };
  const store: StoreSetUp = new StoreSetUp(goods, isNew);
  const admin = createAdmin(store, clock);
  const shop: Shop = {
    catalogue: goods,
    state: newShopState({...options, store: admin.store}),
    faults: new Faults(),
    invalid: new InvalidOperations(),
    log: new RequestLog(),
  };
  const sessions = new AccountSessions(shop.state.customers);
  const reset = () => {
    admin.reset();
    sessions.clear();
    shop.state.carts.clear();
    shop.state.customers.clear();
    forgetReturns(shop.state.customers);
    shop.state.outbox.clear();
    shop.faults.clear();
    shop.invalid.clear();
    shop.log.clear();
  };
  return {
    // Its pattern matches the URLs of the Admin API as well, which the next handlers answer.
    storefront: http.post('*/api/:version/graphql.json', ({request, params: {version}}) =>
      request.url.includes('/admin/api/')
        ? undefined
        : answerGraphql(shop, request, String(version)),
    ),
    handlers: [
      ...accountApiHandlers(shop, sessions),
      ...admin.handlers,
      ...controlHandlers(shop, reset),
      ...customerControls(shop.state),
      ...signInHandlers({...shop, sessions}),
      ...agentToolsHandlers(shop),
      onlineStore(store),
    ],
    accountSessions: sessions,
    state: shop.state,
    admin,
    catalogue: goods,
    reset,
    injectFault: (fault) => shop.faults.order(fault),
    invalidOperations: () => shop.invalid.list(),
    requests: () => shop.log.list(),
  };
}
