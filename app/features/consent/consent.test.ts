import {beforeEach, describe, expect, it} from 'vitest';
import {contextOf, freshIsolate, SHOP} from '../../../tests/fakes/request-context';
import {allowsStatistics, readConsent, rememberConsent} from './consent.server';

beforeEach(freshIsolate);

const visit = async (cookie: string, shop = SHOP) => ({
  ...(await contextOf(new Request(shop, {headers: {Cookie: cookie}}))),
});

describe('consent', () => {
  it.each([
    ['', null, false],
    ['consent=all', 'all', true],
    ['consent=necessary', 'necessary', false],
    ['consent=ALL', null, false],
    ['consent=1', null, false],
    ['consent=', null, false],
  ] as const)('reads %j as %s; statistics allowed: %s', async (cookie, choice, allowed) => {
    const context = await visit(cookie);
    expect(readConsent(context)).toBe(choice);
    expect(allowsStatistics(context)).toBe(allowed);
  });

  it('is remembered for 180 days, unreadable to scripts', async () => {
    const context = await visit('');
    rememberConsent(context, 'all');
    expect(context.cookies.headers()).toEqual([
      'consent=all; Max-Age=15552000; Path=/; HttpOnly; Secure; SameSite=Lax',
    ]);
  });

  it('is remembered on a plain localhost, too', async () => {
    const context = await visit('', 'http://localhost:3000/');
    rememberConsent(context, 'necessary');
    expect(context.cookies.headers()).toEqual([
      'consent=necessary; Max-Age=15552000; Path=/; HttpOnly; SameSite=Lax',
    ]);
  });
});
