import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {action as login} from '../../app/routes/account/login';
import {action as lostPassword} from '../../app/routes/account/lost-password';
import {action as register} from '../../app/routes/account/register';
import {action as resetPassword} from '../../app/routes/account/new-password';
import {perMinute} from '../../app/worker/limits.server';
import {standIns} from '../stand-ins/in-vitest';
import {jana} from './account-visitor';
import {setupShop, Visitor} from './call-route';

setupShop();
afterEach(() => vi.useRealTimers());

type Form = Record<string, string>;

const at = (address: string) => new Visitor({headers: {'oxygen-buyer-ip': address}});
const wanted = {password: 'Luftpumpe 9', passwordConfirmation: 'Luftpumpe 9'};
const person = {firstName: 'Nele', lastName: 'Grote', acceptsMarketing: 'on', privacy: 'on'};

/** Every form whose outcome reveals something worth guessing. */
const forms: [
  string,
  keyof typeof perMinute,
  string,
  (args: ActionFunctionArgs) => Promise<unknown>,
  (n: number) => Form,
][] = [
  [
    'sign-in',
    'signIn',
    '/konto/anmelden',
    login,
    (n) => ({email: `a${n}@mail.example`, password: wanted.password}),
  ],
  [
    'lost password',
    'recover',
    '/konto/passwort-vergessen',
    lostPassword,
    (n) => ({email: `b${n}@mail.example`}),
  ],
  [
    'register',
    'register',
    '/konto/registrieren',
    register,
    () => ({...person, ...wanted, email: jana.email}),
  ],
  [
    'new password',
    'reset',
    '/konto/passwort-zuruecksetzen/7001/0123456789abcdef',
    resetPassword,
    () => wanted,
  ],
];

describe.each(forms)('the form %s', (_, purpose, path, action, form) => {
  const most = perMinute[purpose];
  const attempts = async (address: string, times: number) => {
    const statuses: number[] = [];
    for (let n = 0; n < times; n += 1) {
      statuses.push((await at(address).request(action, path, {form: form(n)})).status);
    }
    return statuses;
  };

  it(`accepts ${most} posts a minute, then responds with 429 and a message to wait`, async () => {
    expect(await attempts('203.0.113.7', most)).not.toContain(429);
    const asked = standIns.shop.requests().length;
    const answer = await at('203.0.113.7').request(action, path, {form: form(99)});
    expect(answer).toMatchObject({
      status: 429,
      data: {alerts: [expect.stringMatching(/warten Sie eine Minute/)], fields: {}},
    });
    expect(standIns.shop.requests()).toHaveLength(asked);
  });

  it('returns the input without the password when limited, in English on the English page', async () => {
    await attempts('203.0.113.7', most);
    const english: Record<string, string> = {
      '/konto/anmelden': '/en-us/account/login',
      '/konto/passwort-vergessen': '/en-us/account/lost-password',
      '/konto/registrieren': '/en-us/account/register',
    };
    const typed = form(99);
    const answer = await at('203.0.113.7').request(
      action,
      english[path] ?? `/en-us/account/reset-password/7001/0123456789abcdef`,
      {form: typed},
    );
    expect(answer).toMatchObject({
      status: 429,
      data: {alerts: [expect.stringContaining('wait a minute')]},
    });
    const said = JSON.stringify(answer.data);
    if (typed.email) expect(said).toContain(typed.email);
    expect(said).not.toContain(wanted.password);
  });

  it('does not count invalid posts, which never reach Shopify', async () => {
    for (let n = 0; n < most + 3; n += 1) {
      await at('203.0.113.7').request(action, path, {form: {email: 'halb'}});
    }
    expect(standIns.shop.requests()).toEqual([]);
    expect(await attempts('203.0.113.7', 1)).not.toContain(429);
  });
});
