import {beforeEach, describe, expect, it} from 'vitest';
import {contextOf, freshIsolate, SHOP} from '../../tests/fakes/request-context';
import {readConsent, sharedConsent, writeConsent} from './cookies.server';

beforeEach(freshIsolate);

const today = new Date('2026-11-23T22:30:00Z');

describe('a choice', () => {
  it.each([
    ['2.2026-11-23', {statistics: false, marketing: false}],
    ['2.statistics.2026-11-23', {statistics: true, marketing: false}],
    ['2.marketing.2026-11-23', {statistics: false, marketing: true}],
    ['2.statistics.marketing.2026-11-23', {statistics: true, marketing: true}],
  ])('%s is read as it was written', (cookie, consent) => {
    expect(writeConsent(consent, today)).toBe(cookie);
    expect(readConsent(cookie)).toEqual(consent);
  });

  it.each([
    null,
    '',
    '1',
    'all',
    '3.statistics.2026-11-23',
    '2.all',
    '2.Statistics',
    '2.statistics.x',
  ])('is not made by %j', (cookie) => expect(readConsent(cookie)).toBeNull());

  it('is the same for all who chose the same, on whatever day', () => {
    expect(sharedConsent('2.statistics.2026-11-23')).toBe('2.statistics');
    expect(readConsent('2.statistics')).toEqual({statistics: true, marketing: false});
    expect(sharedConsent('2.2026-11-23')).toBe(sharedConsent('2.2027-01-01'));
    expect(sharedConsent('all')).toBeNull();
  });

  it.each([
    [SHOP, '; HttpOnly; Secure; SameSite=Lax'],
    ['http://localhost:3000/', '; HttpOnly; SameSite=Lax'],
  ])('is remembered for 180 days, unreadable to scripts: %s', async (shop, attributes) => {
    const context = await contextOf(new Request(shop));
    context.rememberConsent({statistics: true, marketing: false});
    const [cookie] = context.cookies.headers();
    expect(cookie).toMatch(/^consent=2\.statistics\.\d{4}-\d\d-\d\d; Max-Age=15552000; Path=\//);
    expect(cookie).toContain(attributes);
  });
});
