import {afterAll, beforeAll, expect, it} from 'vitest';
import {loader as root} from '../../app/root';
import {loader as cart} from '../../app/routes/cart';
import {loader as home} from '../../app/routes/home';
import {loader as product} from '../../app/routes/product';
import {loader as search} from '../../app/routes/search';
import {loader as wishlist} from '../../app/routes/wishlist';
import {noteworthyHandles} from '../stand-ins/catalogue/noteworthy-handles';
import {server} from '../stand-ins/in-vitest';
import {setupShop, Visitor} from './call-route';

setupShop();

/** The headers that the suppliers received. */
const received: Headers[] = [];
beforeAll(() => {
  server.events.on('request:start', ({request}) => void received.push(request.headers));
});
afterAll(() => server.events.removeAllListeners());

/** None of these identifies the visitor. */
const ofTheShop = [
  'accept',
  'content-type',
  'custom-storefront-request-group-id',
  'request-id',
  'shopify-storefront-id',
  'shopify-storefront-private-token',
  'user-agent',
  'x-algolia-api-key',
  'x-algolia-application-id',
  'x-goog-api-key',
  'x-goog-fieldmask',
  'x-sdk-variant',
  'x-sdk-variant-source',
  'x-sdk-version',
];

it('suppliers receive no headers that could identify a visitor', async () => {
  const visitor = new Visitor({cookies: {_shopify_y: 'former-shop', _shopify_s: 'former-shop'}});
  await visitor.open(root, '/');
  await visitor.open(home, '/');
  await visitor.open(product, `/products/${noteworthyHandles.flagship}`);
  await visitor.open(search, '/suche?q=rad');
  await visitor.open(wishlist, '/merkzettel');
  await visitor.open(cart, '/warenkorb');

  expect(received.length).toBeGreaterThan(5);
  const names = new Set(received.flatMap((headers) => [...headers.keys()]));
  expect([...names].filter((name) => !ofTheShop.includes(name))).toEqual([]);
  const values = received.flatMap((headers) => [...headers.values()]).join('\n');
  expect(values).not.toMatch(/former-shop|Firefox/);
});
