import type {ClientLoaderFunctionArgs} from '@remix-run/react';
import {expect, it, vi} from 'vitest';
import {onSent} from '~/forms/unsent';
import {keepCart} from './keep-cart';

const cart = {totalQuantity: 2};
const shown = {cart, cartUnknown: false, pageId: 'before'};

/** What the frame of the page at `/` makes of an answer for `path`, and what it tells. */
async function load(answer: object, path = '/', root: object | undefined = shown) {
  const more = {location: {pathname: '/'}, __remixRouter: {state: {loaderData: {root}}}};
  vi.stubGlobal('window', Object.assign(new EventTarget(), more));
  const told = vi.fn();
  onSent(told);
  const request = new Request(`https://shop.test${path}`);
  const serverLoader = (() => Promise.resolve(answer)) as ClientLoaderFunctionArgs['serverLoader'];
  return {data: await keepCart({request, params: {}, serverLoader}), told};
}

it('a cart that Shopify knows takes the place of the one that is shown', async () => {
  const fresh = {cart: null, cartUnknown: false, pageId: 'after'};
  const {data, told} = await load(fresh);
  expect(data).toBe(fresh);
  expect(told).not.toHaveBeenCalled();
});

it('while Shopify is out the cart stays, and it is told that nobody sees what has changed', async () => {
  const {data, told} = await load({cart: null, cartUnknown: true, pageId: 'after'});
  expect(data).toEqual({cart, cartUnknown: false, pageId: 'after', unseen: true});
  expect(told).toHaveBeenCalledExactlyOnceWith('unseen');
});

it('on the way to another page it stays, too, and nothing is told', async () => {
  const {data, told} = await load({cart: null, cartUnknown: true}, '/konto');
  expect(data).toEqual({cart, cartUnknown: false, unseen: false});
  expect(told).not.toHaveBeenCalled();
});

it('a page without frame has nothing to keep', async () => {
  const fresh = {cart: null, cartUnknown: true};
  expect((await load(fresh, '/', {})).data).toBe(fresh);
});
