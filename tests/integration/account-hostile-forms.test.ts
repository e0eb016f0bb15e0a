import {describe, expect, it} from 'vitest';
import {action as addresses} from '../../app/routes/account/addresses';
import {action as login} from '../../app/routes/account/login';
import {action as lostPassword} from '../../app/routes/account/lost-password';
import {action as profile} from '../../app/routes/account/profile';
import {action as register} from '../../app/routes/account/register';
import {action as choosePassword} from '../../app/routes/account/new-password';
import {sampled} from '../run-length';
import {standIns} from '../stand-ins/in-vitest';
import {action as askForReturn} from '../../app/routes/account/order-return';
import {atShopify, classic, jana, signedIn} from './account-visitor';
import {setupShop, Visitor, type Answer} from './call-route';
import {hostilePosts} from './hostile-forms';

setupShop();

const secret = 'Nie-zu-sehen-9';
const twice = {password: secret, passwordConfirmation: secret};
const nele = {firstName: 'Nele', lastName: 'Grote', email: 'nele@mail.example'};
const address = {
  firstName: 'Nele',
  lastName: 'Grote',
  company: '',
  address1: 'Speichenweg 3',
  address2: '',
  zip: '50674',
  city: 'Köln',
  country: 'DE',
  phone: '0221 4710120',
  useAsDefault: 'on',
};

const BOOK = '/konto/adressen?new';
const forms = {
  login: {
    action: login,
    path: '/konto/anmelden',
    good: {email: jana.email, password: secret},
  },
  register: {
    action: register,
    path: '/konto/registrieren',
    good: {...nele, ...twice, acceptsMarketing: 'on', privacy: 'on'},
  },
  'lost password': {
    action: lostPassword,
    path: '/konto/passwort-vergessen',
    good: {email: jana.email},
  },
  'new password': {
    action: choosePassword,
    path: '/konto/passwort-zuruecksetzen/1/abcdefgh12345678',
    good: twice,
  },
  'first password': {
    action: choosePassword,
    path: '/konto/aktivieren/1/abcdefgh12345678',
    good: twice,
  },
  profile: {
    action: profile,
    path: '/konto/daten',
    good: {...nele, currentPassword: secret, acceptsMarketing: 'on'},
    signedIn: classic,
  },
  'profile at Shopify': {
    action: profile,
    path: '/konto/daten',
    good: {...nele, acceptsMarketing: 'on'},
    signedIn: atShopify,
  },
  'change of password': {
    action: profile,
    path: '/konto/daten?password',
    good: {...twice, currentPassword: jana.password},
    signedIn: classic,
  },
  'new address': {action: addresses, path: BOOK, good: address, signedIn: classic},
  'new address at Shopify': {action: addresses, path: BOOK, good: address, signedIn: atShopify},
  return: {
    action: askForReturn,
    path: '/konto/bestellungen/1022/rueckgabe',
    good: {'quantity-102200': '1', 'reason-102200': 'defective', note: 'Läuft aus'},
    signedIn: atShopify,
  },
};

interface Refusal {
  alerts: string[];
  fields: Record<string, string>;
  values: Record<string, string>;
}

const isRefusal = (data: unknown): data is Refusal =>
  typeof data === 'object' && data !== null && 'alerts' in data;

describe.each(Object.entries(forms))('the form %s', (name, form) => {
  it('handles any hostile post: explains the error, returns the input and echoes no password', async () => {
    // Password attempts are limited, so these forms get a fresh sign-in each time.
    const already =
      'signedIn' in form && !('currentPassword' in form.good)
        ? await form.signedIn.signedIn()
        : null;
    let address = 0;
    // The kinds of posts per field are no multiple of four, so each kind is among those of some fields.
    for (const [what, body] of sampled(hostilePosts(form.good), name.length)) {
      // A new IP address and fresh customers each time: limits are tested elsewhere.
      address += 1;
      if (!already) standIns.shop.state.customers.clear();
      const headers = {'oxygen-buyer-ip': `198.51.${address >> 8}.${address & 255}`};
      const visitor = already ?? new Visitor({headers});
      if ('signedIn' in form && !already) await signedIn(jana, visitor);
      const answer = await visitor.request(form.action, form.path, {form: body});
      check(answer, body, `${name}, ${what}`);
    }
    expect(address).toBeGreaterThan(10);
    expect({}).not.toHaveProperty('admin');
  }, 60_000);
});

function check({status, data}: Answer, body: URLSearchParams | FormData, what: string) {
  expect([303, 400], what).toContain(status);
  if (status === 303) return;
  if (!isRefusal(data)) throw new Error(`${what} was refused without a word`);

  const {alerts, fields, values} = data;
  const messages = [...alerts, ...Object.values(fields)];
  expect(messages.length, what).toBeGreaterThan(0);
  for (const text of messages) expect(text, what).toMatch(/^[^<>{}]+[.?!…]$/);

  const sent = JSON.stringify(data);
  expect(sent, what).not.toContain(secret);
  expect(sent, what).not.toContain(jana.password);
  for (const [name, value] of body) {
    if (typeof value !== 'string' || /password/i.test(name) || body.getAll(name)[0] !== value)
      continue;
    expect(Object.entries(values), what).toContainEqual([
      name,
      value.replace(/\r\n?/g, '\n').slice(0, 5000),
    ]);
  }
}
