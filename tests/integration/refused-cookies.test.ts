import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import {expect, it} from 'vitest';
import {loader as openRoot} from '../../app/root';
import {action as signIn} from '../../app/routes/account/login';
import {action as register} from '../../app/routes/account/register';
import {action as changeCart} from '../../app/routes/cart';
import {action as changeWishlist} from '../../app/routes/wishlist';
import {readSettings} from '../../app/worker/env.server';
import {readAnonymous} from '../../app/worker/request-facts.server';
import {contextOf, SHOP} from '../fakes/request-context';
import {workerSettings} from '../stand-ins/settings';
import {jana, nele} from './account-visitor';
import {setupShop} from './call-route';
import {adding, oil} from './cart-visitor';

setupShop();

const settings = readSettings({...workerSettings(SHOP), SHOP_ORIGIN: SHOP});
const returnTo = '/products/kettenoel';

type Action = (args: ActionFunctionArgs) => Promise<unknown>;

/** Where a plain form leads whose browser sends these headers. */
async function submit(action: Action, form: Record<string, string>, headers: HeadersInit) {
  const request = new Request(SHOP, {method: 'POST', headers, body: new URLSearchParams(form)});
  const context = {...(await contextOf(request))};
  const thrown: unknown = await action({request, params: {}, context}).catch(
    (error: unknown) => error,
  );
  return thrown instanceof Response ? thrown.headers.get('Location') : null;
}

/** The titles of a page's notices, rendered from the same request as by the worker. */
async function noticesAt(path: string, headers: HeadersInit) {
  const received = new Request(SHOP + path, {headers});
  const request = readAnonymous(received, settings)?.stripped() ?? received;
  const context = {...(await contextOf(request))};
  const {notices} = await openRoot({request, params: {}, context});
  return notices.map(({title}) => title);
}

it.each([
  ['cart', changeCart, adding(), '/warenkorb'],
  ['wishlist', changeWishlist, {add: String(oil().id)}, '/merkzettel'],
] as const)(
  'a browser that refuses cookies is told so after a plain form of the %s',
  async (_, action, fields, page) => {
    const form = {...fields, returnTo};
    const location = (await submit(action, form, {})) ?? '';
    expect(location).toBe(`${page}?cookies=check`);
    expect(await noticesAt(location, {})).toEqual(['Ihr Browser nimmt keine Cookies an.']);

    const Cookie = 'commerce-locale=DE-DE';
    expect(await noticesAt(location, {Cookie})).toEqual([]);
    expect(await noticesAt(page, {})).toEqual([]);
    expect(await submit(action, form, {Cookie})).toBe(returnTo);
  },
);

it('a browser that refuses cookies is told so after signing in, which cannot last there', async () => {
  const location = (await submit(signIn, jana, {})) ?? '';
  expect(location).toBe('/konto/anmelden?cookies=check');
  expect(await noticesAt(location, {})).toEqual(['Ihr Browser nimmt keine Cookies an.']);
  expect(await submit(signIn, jana, {Cookie: 'commerce-locale=DE-DE'})).toBe('/konto');
  expect(await submit(register, nele, {})).toBe(location);
});
