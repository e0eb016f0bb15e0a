import {beforeEach, describe, expect, it, vi} from 'vitest';
import {action as changeAddresses} from '../../app/routes/account/addresses';
import {action as login} from '../../app/routes/account/login';
import {action as logout} from '../../app/routes/account/logout';
import {action as lostPassword} from '../../app/routes/account/lost-password';
import {action as changeProfile} from '../../app/routes/account/profile';
import {action as register} from '../../app/routes/account/register';
import {action as resetPassword} from '../../app/routes/account/new-password';
import {loader as openAccount} from '../../app/routes/account/account';
import {loader as openContentPage} from '../../app/routes/content-page';
import {loader as openRoot} from '../../app/root';
import type {MemoryCache} from '../fakes/memory-cache';
import {server, standIns} from '../stand-ins/in-vitest';
import {privateToken} from '../stand-ins/shopify/access';
import {type AccountsUnderTest, jana, kinds} from './account-visitor';
import {setupShop, Visitor} from './call-route';

setupShop();

const nobody = {email: 'ida.ungesehen@mail.example', password: 'Geheim im Test 7'};
const person = {...nobody, firstName: 'Ida', lastName: 'Ungesehen', privacy: 'on'};
const home = {address1: 'Geheimgasse 7', zip: '50674', city: 'Köln', country: 'DE'};
const reset = '/konto/passwort-zuruecksetzen/7001/0123456789abcdef';
const RESET_KEY = '0123456789abcdef';

const written: string[] = [];
const addresses: string[] = [];
server.events.on('request:start', ({request}) => {
  // Requests to Shopify's own page are not checked.
  if (!new URL(request.url).pathname.endsWith('/sign-in')) addresses.push(request.url);
});

beforeEach(() => {
  written.length = 0;
  addresses.length = 0;
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
      written.push(parts.map(String).join(' '));
    });
  }
});

interface Fault {
  status?: number;
  throttled?: boolean;
}

/** Sends personal data through the worker in every way while Shopify responds with this fault. */
async function everythingFails(fault: Fault, kind: AccountsUnderTest): Promise<string[]> {
  const {operations} = kind;
  const customer = await kind.signedIn();
  const secrets = await kind.secretsOf(customer);
  const fail = (operation: string) => standIns.shop.injectFault({operation, times: 2, ...fault});
  if (kind.passwords) await passwordsFail(fail);

  fail(operations.profile);
  await customer.request(openAccount, '/konto').catch(() => null);
  fail(operations.profile);
  await customer.open(openRoot, '/');
  fail(operations.update);
  await customer.request(changeProfile, '/konto/daten', {form: {...person, email: jana.email}});
  fail(operations.saveAddress);
  await customer.request(changeAddresses, '/konto/adressen?new', {form: {...person, ...home}});
  fail(kind.passwords ? 'CustomerAccessTokenDelete' : 'openid-configuration');
  await customer.request(logout, '/konto/abmelden', {form: {}}).catch(() => null);
  return [...secrets, jana.email, 'Petersen', ...Object.values(nobody), 'Ungesehen', home.address1];
}

async function passwordsFail(fail: (operation: string) => void): Promise<void> {
  const {password} = nobody;
  const failing = [
    'CustomerAccessTokenCreate',
    'CustomerCreate',
    'CustomerRecover',
    'CustomerReset',
  ];
  for (const operation of failing) fail(operation);
  const send = (action: typeof login, path: string, form: Record<string, string>) =>
    new Visitor().request(action, path, {form}).catch(() => null);
  // Each is retried after a delay: all four wait concurrently.
  await Promise.all([
    send(login, '/konto/anmelden', nobody),
    send(register, '/konto/registrieren', {...person, passwordConfirmation: password}),
    send(lostPassword, '/konto/passwort-vergessen', {email: nobody.email}),
    send(resetPassword, reset, {password, passwordConfirmation: password}),
  ]);
}

it.each([
  `/account/reset/7001/${RESET_KEY}.`,
  `/fr/account/activate/7001/${RESET_KEY}`,
  `/FR/account/reset/7001/${RESET_KEY}`,
])(
  'the token of a link that no page matches reaches neither Storyblok nor the log: %s',
  async (path) => {
    standIns.storyblok.injectFault({kind: 'outage', times: 20});
    expect(await new Visitor().request(openContentPage, path)).toMatchObject({status: 404});
    expect(addresses.filter((address) => address.includes(RESET_KEY))).toEqual([]);
    expect(written.join('\n')).not.toContain(RESET_KEY);
  },
);

describe.each(kinds)('customer data and tokens ($name accounts)', (kind) => {
  it.each([{status: 503}, {status: 400}, {throttled: true}])(
    'are in no log, URL or cache key when Shopify fails with %j',
    async (fault) => {
      const secrets = [...(await everythingFails(fault, kind)), RESET_KEY];
      expect(written.join('\n')).toContain('failed');
      for (const secret of [...secrets, privateToken]) {
        expect(written.join('\n')).not.toContain(secret);
      }
      const open = caches.open.bind(caches) as unknown as (name: string) => Promise<MemoryCache>;
      const keys = (await open('hydrogen')).addresses;
      expect(addresses.length).toBeGreaterThan(5);
      for (const secret of [...secrets, encodeURIComponent(jana.email)]) {
        expect([...addresses, ...keys].filter((one) => one.includes(secret))).toEqual([]);
      }
    },
  );

  it('are in no log when Shopify accepts or rejects them', async () => {
    const visitor = await kind.signedIn();
    const secrets = await kind.secretsOf(visitor);
    await visitor.open(openAccount, '/konto');
    kind.end();
    await visitor.request(logout, '/konto/abmelden', {form: {}});
    await visitor.request(openAccount, '/konto');
    if (kind.passwords) await new Visitor().request(login, '/konto/anmelden', {form: nobody});
    if (kind.passwords) expect(written.join('\n')).toContain('sign-in-failed');
    for (const secret of [...secrets, jana.email, 'Petersen', ...Object.values(nobody)]) {
      expect(written.join('\n')).not.toContain(secret);
    }
  });

  it('are in no cached response', async () => {
    const visitor = await kind.signedIn();
    for (const path of ['/konto', '/en-us/account']) await visitor.open(openAccount, path);
    await visitor.open(openRoot, '/');
    const open = caches.open.bind(caches) as unknown as (name: string) => Promise<MemoryCache>;
    const kept = await (await open('hydrogen')).matchAll();
    const texts = await Promise.all(kept.map((answer) => answer.text()));
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter((text) => text.includes('Petersen') || text.includes(jana.email))).toEqual(
      [],
    );
  });
});
