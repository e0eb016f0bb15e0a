import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import {describe, expect, it} from 'vitest';
import {action as login, loader as openLogin} from '../../app/routes/account/login';
import {action as changeCart} from '../../app/routes/cart';
import {action as consent} from '../../app/routes/privacy-settings';
import {action as chooseLocale} from '../../app/routes/resources/locale';
import {action as changeWishlist} from '../../app/routes/wishlist';
import {jana, LOGIN} from './account-visitor';
import {setupShop, Visitor} from './call-route';
import {adding, oil} from './cart-visitor';

setupShop();

const PRIVACY = '/datenschutz-einstellungen';
const wish = {add: String(oil().id)};
type Action = (args: ActionFunctionArgs) => Promise<unknown>;
const forms: [Action, string, Record<string, string>, string][] = [
  [changeCart, '/warenkorb', adding(), '/warenkorb'],
  [changeCart, '/en-us/cart', adding(), '/en-us/cart'],
  [changeWishlist, '/merkzettel', wish, '/merkzettel'],
  [changeWishlist, '/en-us/wishlist', wish, '/en-us/wishlist'],
  [chooseLocale, '/api/locale', {language: 'en-US'}, '/en-us'],
  [consent, PRIVACY, {choice: 'all'}, PRIVACY],
  [login, LOGIN, jana, '/konto'],
];
const strange = [
  '',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/..//evil.example',
  'javascript:alert(1)',
  'https://shop.test.evil.example/',
];

describe.each(strange)('a form with the return address %j', (returnTo) => {
  it.each(forms)('redirects inside the shop: %o %s', async (action, path, form, location) => {
    const query = new URLSearchParams({returnTo}).toString();
    const sent = {form: {...form, returnTo}};
    const answer = await new Visitor().request(action, `${path}?${query}`, sent);
    expect(answer).toMatchObject({status: 303, location});
  });

  it('does not carry it along on the sign-in page', async () => {
    const query = new URLSearchParams({returnTo}).toString();
    expect((await new Visitor().open(openLogin, `${LOGIN}?${query}`)).returnTo).toBeNull();
  });
});
