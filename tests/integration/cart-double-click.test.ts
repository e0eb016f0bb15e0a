import {expect, it} from 'vitest';
import {loader as openRoot} from '../../app/root';
import {action} from '../../app/routes/cart';
import {standIns} from '../stand-ins/in-vitest';
import {setupShop, Visitor} from './call-route';
import {adding, oil, shownCart} from './cart-visitor';

setupShop();

const product = '/products/kettenoel-landregen-100-ml';
const add = (pageId: string, quantity = '1') => ({
  form: adding(oil(), {quantity, returnTo: product, pageId}),
});
const renderingOf = async (visitor: Visitor) => (await visitor.open(openRoot, product)).pageId;
const piecesOf = async (visitor: Visitor) => (await shownCart(visitor))?.totalQuantity ?? 0;
const led = {status: 303, location: product};

/** The same browser, before it has received a response. */
const sameBrowser = ({cookies}: Visitor) => new Visitor({cookies: Object.fromEntries(cookies)});

/** A visitor with one item in the cart. */
async function shopper(): Promise<Visitor> {
  const visitor = new Visitor();
  await visitor.request(action, '/warenkorb', add(await renderingOf(visitor)));
  return visitor;
}

it('a double click without script adds once, and both responses set the same cart', async () => {
  const first = new Visitor();
  const second = sameBrowser(first);
  const pageId = await renderingOf(first);
  const posts = [first, second].map((visitor) =>
    visitor.request(action, '/warenkorb', add(pageId)),
  );
  expect(await Promise.all(posts)).toMatchObject([led, led]);
  expect(await piecesOf(second)).toBe(1);
  expect(second.cookie('cart')).toBe(first.cookie('cart'));
});

it('a second click after the response, on the same rendering, adds nothing', async () => {
  const visitor = await shopper();
  const pageId = await renderingOf(visitor);
  for (const post of [add(pageId), add(pageId)]) {
    expect(await visitor.request(action, '/warenkorb', post)).toMatchObject(led);
  }
  expect(await piecesOf(visitor)).toBe(2);
  expect((await visitor.open(openRoot, product)).notices).toMatchObject([
    {about: 'cart.notice.added'},
  ]);
});

it('adding again on the next page adds once more', async () => {
  const visitor = await shopper();
  await visitor.request(action, '/warenkorb', add(await renderingOf(visitor)));
  await visitor.request(action, '/warenkorb', add(await renderingOf(visitor)));
  expect(await piecesOf(visitor)).toBe(3);
});

it('adding another quantity on the same page adds it as well', async () => {
  const visitor = await shopper();
  const pageId = await renderingOf(visitor);
  await visitor.request(action, '/warenkorb', add(pageId, '2'));
  await visitor.request(action, '/warenkorb', add(pageId, '3'));
  expect(await piecesOf(visitor)).toBe(6);
});

it('a click after a failed one adds', async () => {
  const visitor = await shopper();
  const pageId = await renderingOf(visitor);
  standIns.shop.injectFault({operation: 'CartLinesAdd', status: 503});
  await expect(visitor.request(action, '/warenkorb', add(pageId))).rejects.toThrow();
  await visitor.request(action, '/warenkorb', add(pageId));
  expect(await piecesOf(visitor)).toBe(2);
});

it.each(['', 'x', '../..'])('a forged page id adds every time: %j', async (pageId) => {
  const visitor = await shopper();
  await visitor.request(action, '/warenkorb', add(pageId));
  await visitor.request(action, '/warenkorb', add(pageId));
  expect(await piecesOf(visitor)).toBe(3);
});

it('script may submit the same form again, and it adds again', async () => {
  const visitor = await shopper();
  const post = {...add(await renderingOf(visitor)), script: true};
  await visitor.request(action, '/warenkorb', post);
  await visitor.request(action, '/warenkorb', post);
  expect(await piecesOf(visitor)).toBe(3);
});
