import {beforeEach, describe, expect, it, vi} from 'vitest';
import {action as login} from '../../app/routes/account/login';
import {action as sendPriceRequest} from '../../app/routes/price-request';
import {openSecurityLog} from '../../app/worker/request-log.server';
import {contextOf, freshIsolate, SHOP} from '../fakes/request-context';
import {setupStandIns, settings} from '../stand-ins/in-vitest';
import {editorQuery} from '../stand-ins/storyblok/access';
import {jana} from './account-visitor';
import {Visitor} from './call-route';
import {readSeal} from './request-visitor';

setupStandIns();

const ADDRESS = '198.51.100.23';
let written: string[] = [];
beforeEach(() => {
  freshIsolate();
  written = [];
  vi.spyOn(console, 'warn').mockImplementation((...parts: unknown[]) => {
    written.push(parts.map(String).join(' '));
  });
});

const visitor = (address = ADDRESS) =>
  new Visitor({headers: {'oxygen-buyer-ip': address, 'request-id': 'a1b2-c3'}});
const lines = () => written.filter((line) => line.includes('"log":"security"'));
const events = () => lines().map((line) => JSON.parse(line) as Record<string, unknown>);

describe('the security log', () => {
  it('records a wrong password in one line without personal data', async () => {
    const form = {email: jana.email, password: 'geheim-geraten'};
    await visitor().request(login, '/konto/anmelden', {form});
    expect(events()).toEqual([
      {
        log: 'security',
        event: 'sign-in-failed',
        route: 'login',
        network: expect.stringMatching(/^[\da-f]{16}$/) as string,
        request: 'a1b2-c3',
      },
    ]);
    for (const secret of [ADDRESS, jana.email, 'geheim-geraten', '\n']) {
      expect(lines()[0]).not.toContain(secret);
    }
  });

  it('records nothing for a correct password', async () => {
    await visitor().request(login, '/konto/anmelden', {form: {...jana}});
    expect(events()).toEqual([]);
  });

  it('records a reached limit with its name', async () => {
    for (let count = 0; count < 11; count += 1) {
      const form = {email: jana.email, password: `geraten ${count}`};
      await visitor().request(login, '/konto/anmelden', {form});
    }
    expect(events().map(({event}) => event)).toEqual([
      ...Array<string>(10).fill('sign-in-failed'),
      'limit-reached',
    ]);
    expect(events().at(-1)).toMatchObject({limit: 'signIn', route: 'login'});
  });

  it('records a forged seal, but not an expired one', async () => {
    const send = async (requestSeal: string) =>
      visitor().request(sendPriceRequest, '/en-us/price-request', {form: {requestSeal}});
    await send(await readSeal(crypto.randomUUID(), 25 * 60 * 60 * 1000));
    expect(events()).toEqual([]);
    await send('0b6f3a52-6d6f-4a55-9d5c-6b1c2f6f7a10.1.AAAA');
    expect(events()).toMatchObject([{event: 'bad-seal', route: 'priceRequest'}]);
  });

  it('records an invalid preview token, but neither a missing nor an expired one', async () => {
    await contextOf(new Request(`${SHOP}/?_storyblok=1`));
    await contextOf(new Request(`${SHOP}/?${editorQuery(1, Date.now() - 2 * 60 * 60 * 1000)}`));
    expect(events()).toEqual([]);
    await contextOf(new Request(`${SHOP}/?_storyblok=1&_storyblok_tk[token]=geheim`));
    expect(events()).toMatchObject([{event: 'bad-preview-token', route: 'home', network: null}]);
    expect(lines()[0]).not.toContain('geheim');
  });
});

describe('a line of the security log', () => {
  const report = async (path: string, headers: Record<string, string> = {}, secret?: string) => {
    const request = new Request(SHOP + path, {headers});
    await openSecurityLog(request, {
      SESSION_SECRET: [secret ?? settings.SESSION_SECRET ?? ''],
      BUYER_IP_HEADER: 'oxygen-buyer-ip',
    }).report('cross-site-form');
    return events().at(-1) ?? {};
  };

  it.each([
    ['/konto/passwort-zuruecksetzen/41/9f8e7d', 'resetPassword'],
    ['/en-us/account/reset-password/41/9f8e7d.data?_routes=x', 'resetPassword'],
    ['/account/reset/41/9f8e7d', 'content'],
    ['/api/recently-viewed', 'recentlyViewed'],
    ['/builds/meta/9f8e7d.json', 'buildMeta'],
    ['/_root.data', 'home'],
  ])('names the route of %s, not its path', async (path, route) => {
    expect((await report(path)).route).toBe(route);
    expect(lines()[0]).not.toContain('9f8e7d');
  });

  it('identifies each network by a value that depends on the session secret', async () => {
    const from = async (address: string, secret?: string) =>
      (await report('/', {'oxygen-buyer-ip': address}, secret)).network;
    const home = await from('2001:db8:1:2::1');
    expect(await from('2001:db8:1:2:ffff::9')).toBe(home);
    expect(await from('2001:db8:1:3::1')).not.toBe(home);
    expect(await from('2001:db8:1:2::1', 'another secret of the session')).not.toBe(home);
    expect(await from('127.0.0.1')).toBeNull();
  });

  it.each(['x'.repeat(65), '{"a":1}', 'a b', ''])('omits the invalid request id %j', async (id) => {
    expect((await report('/', {'request-id': id})).request).toBeNull();
  });

  it('falls back to Cloudflare’s request id', async () => {
    expect((await report('/', {'cf-ray': '8c1f-FRA'})).request).toBe('8c1f-FRA');
  });
});
