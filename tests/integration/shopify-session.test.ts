import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {loader as openAccount} from '../../app/routes/account/account';
import {loader as openLogin} from '../../app/routes/account/login';
import {loader as openOrders} from '../../app/routes/account/orders';
import {action as changeProfile, loader as openProfile} from '../../app/routes/account/profile';
import {standIns} from '../stand-ins/in-vitest';
import {expectConsoleError} from '../setup';
import {
  accountSessions,
  addToCart,
  cartOf,
  newVisitor,
  operations,
  signedInAtShopify,
  tokensOf,
} from './account-visitor';
import {setupShop, type Visitor} from './call-route';

setupShop();

const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;
// Only the clock: responses of the stand-ins still take their time.
beforeEach(() => void vi.useFakeTimers({toFake: ['Date']}));
afterEach(() => void vi.useRealTimers());

const open = (visitor: Visitor) => visitor.request(openAccount, '/konto');
const later = (ms: number) => vi.setSystemTime(Date.now() + ms);
const outage = (operation: string, status: number, times = 1, body = '') =>
  standIns.shop.injectFault({operation, status, times, body});
const accessTokenOf = async (visitor: Visitor) => (await tokensOf(visitor))[0];
const logged = () => vi.mocked(console.error).mock.calls.flat().join('\n');

describe('the session after a sign-in at Shopify', () => {
  it('is renewed by a visit before it expires, as is the token of the cart', async () => {
    const visitor = newVisitor();
    await addToCart(visitor);
    await signedInAtShopify(visitor);
    const before = visitor.cookie('customer');
    const buyer = cartOf(visitor)?.buyer.customerAccessToken;
    expect((await open(visitor)).cookies).not.toHaveProperty('customer');

    later(0.9 * HOUR);
    expect(await open(visitor)).toMatchObject({status: 200});
    expect(visitor.cookie('customer')).not.toBe(before);
    const renewed = await accessTokenOf(visitor);
    expect(renewed).not.toBe(buyer);
    expect(cartOf(visitor)?.buyer.customerAccessToken).toBe(renewed);
  });

  it('is renewed once for simultaneous requests', async () => {
    const visitor = await signedInAtShopify();
    later(2 * HOUR);
    const answers = await Promise.all([
      open(visitor),
      visitor.request(openOrders, '/konto/bestellungen'),
    ]);
    expect(answers.map(({status}) => status)).toEqual([200, 200]);
    expect(await open(visitor)).toMatchObject({status: 200});
  });

  it('is the renewed one even for a tab that still sends the former cookie', async () => {
    const visitor = await signedInAtShopify();
    const former = visitor.cookie('customer') ?? '';
    later(2 * HOUR);
    await open(visitor);
    const renewed = await accessTokenOf(visitor);

    const late = newVisitor();
    late.cookies.set('__Host-customer', former);
    expect(await open(late)).toMatchObject({status: 200});
    expect(await accessTokenOf(late)).toBe(renewed);
    // The tokens that both tabs now share are valid for another renewal.
    accountSessions().expireAccess();
    expect(await open(visitor)).toMatchObject({status: 200});
    expect(await accessTokenOf(visitor)).not.toBe(renewed);
  });

  it('is not rewritten by a form that only sets a notice', async () => {
    const visitor = await signedInAtShopify();
    const form = {firstName: 'Jana', lastName: 'Petersen', email: 'jana.petersen@mail.example'};
    const answer = await visitor.request(changeProfile, '/konto/daten', {form});
    expect(answer).toMatchObject({status: 303, cookies: {session: expect.any(String) as string}});
    expect(answer.cookies).not.toHaveProperty('customer');
  });

  it.each([
    ['does not answer', 503, ''],
    ['refuses without a reason', 401, ''],
    ['refuses for another reason', 400, '{"error":"temporarily_unavailable"}'],
  ])('survives when Shopify %s during its renewal', async (_, status, body) => {
    expectConsoleError('Shopify token (refresh_token) failed');
    const visitor = await signedInAtShopify();
    later(2 * HOUR);
    outage('token', status, 1, body);
    const answer = await visitor.request(openOrders, '/konto/bestellungen');
    expect(answer).toMatchObject({status: 503, cookies: {}});
    expect(await open(visitor)).toMatchObject({status: 200});
    expect(logged()).not.toMatch(/shc[ar]t_|eyJ/);
  });

  it('continues with the current token when an early renewal fails', async () => {
    const visitor = await signedInAtShopify();
    later(0.9 * HOUR);
    outage('token', 400, 1, '{"error":"invalid_grant"}');
    expect(await open(visitor)).toMatchObject({status: 200, cookies: {}});
  });

  it('is renewed when Shopify rejects a token that has not expired', async () => {
    const visitor = await signedInAtShopify();
    accountSessions().expireAccess();
    expect(await open(visitor)).toMatchObject({
      status: 200,
      cookies: {customer: expect.any(String) as string},
    });
    expect(operations().filter((operation) => operation === 'AccountProfile')).toHaveLength(2);
  });

  it('survives queries that Shopify rejects temporarily', async () => {
    expectConsoleError('rejects a renewed token');
    const visitor = await signedInAtShopify();
    outage('AccountOrders', 401);
    expect(await visitor.request(openOrders, '/konto/bestellungen')).toMatchObject({status: 200});
    outage('AccountOrders', 401, 2);
    expect(await visitor.request(openOrders, '/konto/bestellungen')).toMatchObject({status: 503});
    expect(await open(visitor)).toMatchObject({status: 200});
  });

  it('survives a renewal that another isolate completed first', async () => {
    const visitor = await signedInAtShopify();
    later(2 * HOUR);
    const slower = newVisitor();
    for (const [name, value] of visitor.cookies) slower.cookies.set(name, value);
    // Shopify's response to a used token: this isolate does not know about the other one.
    outage('token', 400, 1, '{"error":"invalid_grant"}');
    const lost = await slower.request(openOrders, '/konto/bestellungen');
    const login = '/konto/anmelden?returnTo=%2Fkonto%2Fbestellungen';
    expect(lost).toMatchObject({status: 303, location: login});
    expect(lost.cookies).not.toHaveProperty('customer');

    await open(visitor);
    slower.cookies.set('__Host-customer', visitor.cookie('customer') ?? '');
    const back = await slower.request(openLogin, login);
    expect(back).toMatchObject({status: 303, location: '/konto/bestellungen'});
    expect(await slower.request(openOrders, '/konto/bestellungen')).toMatchObject({status: 200});
  });

  it('returns a submitted form when another isolate may have renewed it', async () => {
    expectConsoleError('another isolate may have renewed it');
    const visitor = await signedInAtShopify();
    later(2 * HOUR);
    outage('token', 400, 1, '{"error":"invalid_grant"}');
    const form = {firstName: 'Janne', lastName: 'Petersen', email: 'jana.petersen@mail.example'};
    const answer = await visitor.request(changeProfile, '/konto/daten', {form});
    expect(answer).toMatchObject({status: 503, data: {values: {firstName: 'Janne'}}});
    expect(await visitor.request(changeProfile, '/konto/daten', {form})).toMatchObject({
      status: 303,
    });
  });

  it('ends when Shopify ends it, with a notice to the visitor and an intact cart', async () => {
    const visitor = newVisitor();
    await addToCart(visitor);
    await signedInAtShopify(visitor);
    accountSessions().endAll();
    const login = '/konto/anmelden?returnTo=%2Fkonto';
    expect(await open(visitor)).toMatchObject({status: 303, location: login});
    // The sign-in works immediately; no cookie is removed while another isolate's response may be pending.
    const atOnce = await visitor.request(openLogin, login);
    expect(atOnce.location).toContain('/oauth/authorize');
    expect(atOnce.cookies).not.toHaveProperty('customer', null);
    later(20 * SECOND);
    const answer = await visitor.request(openLogin, login);
    expect(answer).toMatchObject({status: 303, cookies: {customer: null}});
    expect(answer.location).toContain('/oauth/authorize');
    expect(JSON.stringify(visitor.session)).toContain('account.notice.expired');
    expect(cartOf(visitor)).toMatchObject({buyer: {customerAccessToken: null}});
    expect(cartOf(visitor)?.lines).toHaveLength(1);

    // A customer who signs in again right away needs no notice about the previous session.
    await signedInAtShopify(visitor);
    expect(JSON.stringify(visitor.session)).not.toContain('account.notice.expired');
  });

  it.each([
    ['fetched ahead', {'Sec-Purpose': 'prefetch'}],
    ['restored by the browser', {'Sec-Fetch-Mode': 'navigate'}],
  ])('is neither renewed nor ended by a page that is %s', async (_, headers) => {
    expectConsoleError('renewed by the next visit');
    const visitor = newVisitor(headers);
    await signedInAtShopify(visitor);
    later(2 * HOUR);
    accountSessions().endAll();
    const answer = await visitor.request(openOrders, '/konto/bestellungen');
    expect(answer).toMatchObject({status: 503, cookies: {}});
  });

  it('is rejected with a modified cookie and valid with the original one', async () => {
    const visitor = await signedInAtShopify();
    const cookie = visitor.cookie('customer') ?? '';
    visitor.cookies.set('__Host-customer', cookie.slice(1));
    expect(await open(visitor)).toMatchObject({status: 303});
    visitor.cookies.set('__Host-customer', cookie);
    expect(await open(visitor)).toMatchObject({status: 200});
  });
});

describe('while Shopify is out', () => {
  it('the account page responds with 503 and preserves the session', async () => {
    expectConsoleError('Shopify AccountProfile failed (503)');
    const visitor = await signedInAtShopify();
    outage('AccountProfile', 503, 2);
    const answer = await visitor.request(openProfile, '/konto/daten');
    expect(answer).toMatchObject({status: 503, data: {profile: null}, cookies: {}});
    expect(await open(visitor)).toMatchObject({status: 200});
  });

  it('a throttled form responds with 429 and returns what was typed', async () => {
    expectConsoleError('Shopify AccountUpdate failed (429)');
    const visitor = await signedInAtShopify();
    const body = '{"errors":[{"message":"Throttled","extensions":{"code":"THROTTLED"}}]}';
    outage('AccountUpdate', 200, 1, body);
    const form = {firstName: 'Janne', lastName: 'Petersen', email: 'jana.petersen@mail.example'};
    const answer = await visitor.request(changeProfile, '/konto/daten', {form});
    expect(answer).toMatchObject({status: 429, data: {values: {firstName: 'Janne'}}});
  });
});
