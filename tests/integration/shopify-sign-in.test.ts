import {loader as openRoot} from '../../app/root';
import {describe, expect, it, vi} from 'vitest';
import {loader as openAccount} from '../../app/routes/account/account';
import {loader as openLogin} from '../../app/routes/account/login';
import {action as logout} from '../../app/routes/account/logout';
import {standIns} from '../stand-ins/in-vitest';
import {expectConsoleError} from '../setup';
import {
  accountSessions,
  begin,
  comeBack,
  newVisitor,
  signInAtShopify,
  signedInAtShopify,
} from './account-visitor';
import {setupShop, type Visitor} from './call-route';

setupShop();

const FAILED = expect.stringMatching(/^\/konto\/anmelden\?hint=failed/) as string;
const isSignedIn = async (visitor: Visitor) =>
  (await visitor.request(openAccount, '/konto')).status === 200;

describe('signing in at Shopify', () => {
  it('redirects to Shopify with PKCE, state and nonce and back to the requested page', async () => {
    const visitor = newVisitor();
    const address = await begin(visitor, '/konto/anmelden?returnTo=/merkzettel');
    const {state, nonce, code_challenge, ...fixed} = Object.fromEntries(address.searchParams);
    expect(fixed).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: 'https://shop.test/account/authorize',
      scope: 'openid email customer-account-api:full',
      locale: 'de',
    });
    expect([nonce, code_challenge]).toEqual([expect.any(String), expect.any(String)]);
    expect(state).not.toContain('merkzettel');

    const answer = await comeBack(visitor, await signInAtShopify(address));
    expect(answer).toMatchObject({status: 303, location: '/merkzettel'});
    expect(await isSignedIn(visitor)).toBe(true);
  });

  it('is in English on English pages and redirects back to them', async () => {
    const visitor = newVisitor();
    const address = await begin(visitor, '/en-us/account/login');
    expect(address.searchParams.get('locale')).toBe('en');
    const {location} = await comeBack(visitor, await signInAtShopify(address));
    expect(location).toBe('/en-us/account');
  });

  it.each(['//evil.test/', 'https://evil.test/', '/\\evil.test'])(
    'never redirects outside the shop: %s',
    async (returnTo) => {
      const visitor = newVisitor();
      const path = `/konto/anmelden?returnTo=${encodeURIComponent(returnTo)}`;
      const {location} = await comeBack(visitor, await signInAtShopify(await begin(visitor, path)));
      expect(location).toBe('/konto');
    },
  );

  it('redirects to another attempt when Shopify is out on return, in the same language', async () => {
    expectConsoleError('Shopify token (authorization_code) failed (503)');
    const visitor = newVisitor();
    const returnTo = '/en-us/account/orders';
    const address = await begin(visitor, `/en-us/account/login?returnTo=${returnTo}`);
    const back = await signInAtShopify(address);
    standIns.shop.injectFault({operation: 'token', status: 503, times: 3});
    const {location} = await comeBack(visitor, back);
    const {pathname, searchParams} = new URL(location ?? '', address);
    expect({pathname, ...Object.fromEntries(searchParams)}).toEqual({
      pathname: '/en-us/account/login',
      hint: 'failed',
      returnTo,
    });
  });

  it('creates an account for a new e-mail address', async () => {
    const visitor = await signedInAtShopify(newVisitor(), 'neu@mail.example');
    expect(await isSignedIn(visitor)).toBe(true);
    expect(standIns.shop.state.customers.people.byEmail('neu@mail.example')).not.toBeNull();
  });

  it('sets a cookie below the 4,096 bytes that browsers accept', async () => {
    const visitor = await signedInAtShopify();
    const cookie = visitor.cookie('customer') ?? '';
    expect(cookie.length).toBeGreaterThan(1500);
    expect(cookie.length + '__Host-customer='.length).toBeLessThan(4096);
  });

  it('works in two tabs at the same time', async () => {
    const visitor = newVisitor();
    const [first, second] = [
      await begin(visitor, '/konto/anmelden?returnTo=/merkzettel'),
      await begin(visitor, '/konto/anmelden?returnTo=/warenkorb'),
    ];
    expect(await comeBack(visitor, await signInAtShopify(second))).toHaveProperty(
      'location',
      '/warenkorb',
    );
    expect(await comeBack(visitor, await signInAtShopify(first))).toHaveProperty(
      'location',
      '/merkzettel',
    );
    expect(await isSignedIn(visitor)).toBe(true);
  });

  it('redirects to the account when the callback is opened again', async () => {
    const visitor = newVisitor();
    const back = await signInAtShopify(await begin(visitor));
    await comeBack(visitor, back);
    const again = await comeBack(visitor, back);
    expect(again).toMatchObject({status: 303, location: '/konto', cookies: {}});
    expect(await isSignedIn(visitor)).toBe(true);
  });
});

describe('a sign-in on return from Shopify', () => {
  it.each([
    ['that another browser began', (path: string) => path, () => newVisitor()],
    [
      'with a state that was changed',
      (path: string) => path.replace(/state=../, 'state=zz'),
      (own: Visitor) => own,
    ],
    ['without a state', (path: string) => path.replace(/&state=.*/, ''), (own: Visitor) => own],
    [
      'with an unknown code',
      (path: string) => path.replace(/code=\w+/, 'code=0'),
      (own: Visitor) => own,
    ],
    [
      'that was cancelled',
      (path: string) => path.replace(/code=\w+/, 'error=access_denied'),
      (own: Visitor) => own,
    ],
  ])('fails and starts no session: %s', async (_, change, browserOf) => {
    const visitor = newVisitor();
    const back = change(await signInAtShopify(await begin(visitor)));
    const browser = browserOf(visitor);
    expect(await comeBack(browser, back)).toMatchObject({status: 303, location: FAILED});
    expect(browser.cookie('customer')).toBeUndefined();
  });

  it.each([
    ['somebody else made', {claims: {iss: 'https://evil.test'}}, 'comes from somebody else'],
    ['for another shop', {claims: {aud: 'another'}}, 'was made for somebody else'],
    ['for another sign-in', {claims: {nonce: 'another'}}, 'belongs to another sign-in'],
    ['that has ended', {claims: {exp: 1_700_000_000}}, 'is too old'],
    ['of tomorrow', {claims: {iat: 4_000_000_000}}, 'comes from the future'],
  ])('fails with an id token %s', async (_, fault, problem) => {
    expectConsoleError(`An id token of Shopify ${problem}`);
    const visitor = newVisitor();
    accountSessions().idTokenFault = fault;
    const answer = await comeBack(visitor, await signInAtShopify(await begin(visitor)));
    expect(answer.location).toEqual(FAILED);
    expect(visitor.cookie('customer')).toBeUndefined();
  });

  it.each([60, -60])('succeeds when the clocks differ by %d seconds', async (seconds) => {
    const now = Math.floor(Date.now() / 1000) + seconds;
    accountSessions().idTokenFault = {claims: {iat: now, exp: now + 1}};
    expect(await isSignedIn(await signedInAtShopify())).toBe(true);
  });

  it('shows an error and preserves the return address after a failure', async () => {
    const visitor = newVisitor();
    const page = await visitor.open(openLogin, '/konto/anmelden?hint=failed&returnTo=/merkzettel');
    expect(page).toMatchObject({returnTo: '/merkzettel', hint: {kind: 'danger'}});
  });
});

describe('signing out', () => {
  it('ends the session in the shop even while Shopify is out, with a warning', async () => {
    expectConsoleError('Cannot end the session at Shopify');
    const visitor = await signedInAtShopify();
    vi.stubGlobal('caches', {open: caches.open.bind(caches)});
    standIns.shop.injectFault({operation: 'openid-configuration', status: 503, times: 2});
    const answer = await visitor.request(logout, '/konto/abmelden', {form: {}});
    expect(answer).toMatchObject({status: 303, location: '/', cookies: {customer: null}});
    const {notices} = await visitor.open(openRoot, '/');
    expect(notices).toMatchObject([{type: 'warning', about: 'account.notice.signedOut'}]);
    expect(notices[0]?.message).toContain('nicht zu erreichen');
  });
});
