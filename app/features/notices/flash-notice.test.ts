import {beforeEach, expect, it} from 'vitest';
import {contextOf, freshIsolate, SHOP} from '../../../tests/fakes/request-context';
import {flashNotice, takeNotices} from './flash-notice.server';

beforeEach(freshIsolate);

it('keeps the newest notices of somebody who never opens a page, as many as a cookie holds', async () => {
  let cookie = '';
  for (let sent = 0; sent < 100; sent += 1) {
    const context = {...(await contextOf(new Request(SHOP, {headers: {Cookie: cookie}})))};
    flashNotice(context, {type: 'success', title: 'chrome.brand', message: null, duration: sent});
    cookie = (await context.session.commit())?.split(';')[0] ?? '';
  }
  expect(cookie.length).toBeLessThan(4000);
  const next = {...(await contextOf(new Request(SHOP, {headers: {Cookie: cookie}})))};
  expect(takeNotices(next).map(({duration}) => duration)).toEqual([99, 98, 97, 96]);
});
