import type {AppLoadContext} from '@shopify/remix-oxygen';
import {beforeEach, expect, it} from 'vitest';
import {contextOf, freshIsolate, SHOP} from '../../../tests/fakes/request-context';
import {flashNotice, takeNotices} from './flash-notice.server';

const signInAgain = {
  type: 'warning',
  title: 'account.notice.expired',
  message: 'account.notice.signInAgain',
} as const;

beforeEach(freshIsolate);

async function sessionOf({session, cookies}: AppLoadContext): Promise<string> {
  await session.commit();
  return (
    cookies
      .headers()
      .find((one) => one.startsWith('__Host-session='))
      ?.split(';')[0] ?? ''
  );
}

it.each([
  ['/', 'Ihre Anmeldung ist abgelaufen.', /^Bitte melden Sie sich erneut an\./],
  ['/en-us', 'Your session has expired.', /^Please sign in again\./],
])(
  'a notice is shown in the language of the page that displays it: %s',
  async (path, title, message) => {
    const form = {...(await contextOf(new Request(`${SHOP}/konto/adressen`)))};
    flashNotice(form, signInAgain);
    const Cookie = await sessionOf(form);
    const page = {...(await contextOf(new Request(SHOP + path, {headers: {Cookie}})))};
    const texts: unknown = expect.stringMatching(message);
    expect(takeNotices(page)).toMatchObject([
      {type: 'warning', about: 'account.notice.expired', title, message: texts},
    ]);
  },
);

it('the session stores only the newest notices, so that the cookie stays below its size limit', async () => {
  let cookie = '';
  for (let sent = 0; sent < 100; sent += 1) {
    const context = {...(await contextOf(new Request(SHOP, {headers: {Cookie: cookie}})))};
    flashNotice(context, {type: 'success', title: 'chrome.brand', message: null, duration: sent});
    cookie = await sessionOf(context);
  }
  expect(cookie.length).toBeLessThan(4000);
  const next = {...(await contextOf(new Request(SHOP, {headers: {Cookie: cookie}})))};
  expect(takeNotices(next).map(({duration}) => duration)).toEqual([99, 98, 97, 96]);
});

it('only the notice about an added product links to the cart, and none to the checkout', async () => {
  const context = {...(await contextOf(new Request(SHOP)))};
  const fits = {text: 'Was dazu passt', href: '#fits'};
  flashNotice(context, {type: 'success', title: 'cart.notice.added', message: null, links: [fits]});
  flashNotice(context, {type: 'success', title: 'chrome.brand', message: null});
  const [other, added] = takeNotices(context);
  expect(other).not.toHaveProperty('links');
  expect(added?.links?.map(({href}) => href)).toEqual(['#fits', '/warenkorb']);
});
