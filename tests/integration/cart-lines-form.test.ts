import {expect, it} from 'vitest';
import {loader as openRoot} from '../../app/root';
import {action, loader} from '../../app/routes/cart';
import {expectConsoleError} from '../setup';
import {setupShop, Visitor} from './call-route';
import {adding, bike, oil, operations, postToCart} from './cart-visitor';

setupShop();

const linesOf = async (visitor: Visitor) =>
  (await visitor.open(loader, '/warenkorb')).cart?.lines ?? [];
const piecesOf = async (visitor: Visitor) => (await linesOf(visitor)).map(({quantity}) => quantity);

/** A visitor with one piece each of two products in the cart, and the ids of their lines. */
async function shopper() {
  const visitor = new Visitor();
  for (const variant of [oil(), bike()]) await postToCart(visitor, adding(variant));
  const ids = (await linesOf(visitor)).map(({id}) => id);
  return {visitor, ids};
}

/** Submits the plain form of a page that showed one piece per line. */
function send(visitor: Visitor, ids: string[], typed: string[], more: Record<string, string> = {}) {
  const form = new URLSearchParams({intent: 'lines', ...more});
  ids.forEach((id, at) => {
    form.append('lineId', id);
    form.append('shown', '1');
    form.append('quantity', typed[at] ?? '');
  });
  return visitor.request(action, '/warenkorb', {form});
}

it('quantities typed at two lines are saved in one request', async () => {
  const {visitor, ids} = await shopper();
  const before = operations().length;
  expect(await send(visitor, ids, ['3', '2'])).toMatchObject({status: 303, location: '/warenkorb'});
  expect(operations().slice(before)).toEqual(['CartLinesUpdate']);
  expect(await piecesOf(visitor)).toEqual([3, 2]);
});

it('a quantity typed at one line is saved when another line is removed', async () => {
  const {visitor, ids} = await shopper();
  await send(visitor, ids, ['3', '1'], {remove: ids[1] ?? ''});
  expect(await piecesOf(visitor)).toEqual([3]);
});

it('an invalid quantity shows an error at its line, and the others are saved', async () => {
  const {visitor, ids} = await shopper();
  expect(await send(visitor, ids, ['3', '0'])).toMatchObject({
    status: 400,
    data: {
      error: 'cart.error.quantity',
      refused: [{lineId: ids[1], quantity: '0', message: 'cart.error.quantity'}],
    },
  });
  expect(await piecesOf(visitor)).toEqual([3, 1]);
});

it('unchanged quantities send no request to Shopify', async () => {
  const {visitor, ids} = await shopper();
  const before = operations().length;
  expect(await send(visitor, ids, ['1', '1'])).toMatchObject({status: 303});
  expect(operations().slice(before)).toEqual([]);
});

it('a quantity changed in another tab is not overwritten', async () => {
  const {visitor, ids} = await shopper();
  await send(visitor, ids, ['1', '4']);
  await send(visitor, ids, ['3', '1']);
  expect(await piecesOf(visitor)).toEqual([3, 4]);
});

it('a double click on “remove” causes no error', async () => {
  const {visitor, ids} = await shopper();
  const {pageId} = await visitor.open(openRoot, '/warenkorb');
  const remove = {remove: ids[0] ?? '', pageId};
  expect(await send(visitor, ids, ['1', '1'], remove)).toMatchObject({status: 303});
  expect(await send(visitor, ids, ['1', '1'], remove)).toMatchObject({status: 303});
  expect(await piecesOf(visitor)).toEqual([1]);
});

it('quantities that Shopify rejects are returned at their lines', async () => {
  const {visitor, ids} = await shopper();
  expectConsoleError('cartLinesUpdate refused');
  const strange = ids.map((id) => `${id.split('?')[0] ?? ''}0`);
  expect(await send(visitor, strange, ['3', '4'])).toMatchObject({
    status: 400,
    data: {
      error: 'cart.error.refused',
      refused: [
        {lineId: strange[0], quantity: '3'},
        {lineId: strange[1], quantity: '4'},
      ],
    },
  });
});
