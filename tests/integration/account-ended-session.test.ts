import {describe, expect, it} from 'vitest';
import {action as changeAddress, loader as openAddresses} from '../../app/routes/account/addresses';
import {action as askForReturn} from '../../app/routes/account/order-return';
import {action as changeProfile, loader as openProfile} from '../../app/routes/account/profile';
import {atShopify, classic, jana, operations, sessionOf} from './account-visitor';
import {BOOK, janasHome, parlour, personOf} from './address-visitor';
import {setupShop} from './call-route';

setupShop();

const PROFILE = '/konto/daten';
const RETURN = '/konto/bestellungen/1022/rueckgabe';
const person = {firstName: 'Janne', lastName: 'Petersen-Ünal', email: jana.email};
const passwords = {password: 'Neue Kette 3', passwordConfirmation: 'Neue Kette 3'};
const goods = {'quantity-102200': '1', 'reason-102200': 'defective', note: 'Läuft aus'};

/** The form again, with a message that the session has ended and a link to sign in. */
const comesBack = (values: object, path: string, login = '/konto/anmelden') => ({
  status: 400,
  data: {
    alerts: [expect.stringMatching(/nicht mehr angemeldet|no longer signed in/)],
    fields: {},
    values,
    signIn: {
      label: expect.stringMatching(/^(Anmelden|Sign in) \(/) as string,
      href: `${login}?returnTo=${encodeURIComponent(path)}`,
    },
  },
});

/** A visitor whose session Shopify has ended. */
const ended = async () => {
  const visitor = await classic.signedIn();
  classic.end();
  return visitor;
};

describe('a form posted after Shopify has ended the session', () => {
  it.each([
    ['?new', BOOK, '/konto/anmelden'],
    [`?edit=${janasHome}`, BOOK, '/konto/anmelden'],
    ['?new', '/en-us/account/addresses', '/en-us/account/login'],
  ])('returns the typed address with a sign-in link (%s of %s)', async (query, path, login) => {
    const before = structuredClone(personOf()?.addresses);
    const visitor = await ended();
    const form = parlour;
    for (const press of [1, 2]) {
      const answer = await visitor.request(changeAddress, path + query, {form});
      expect(answer, `press ${press}`).toMatchObject(comesBack(form, path + query, login));
    }
    expect(personOf()?.addresses).toEqual(before);
    expect(sessionOf(visitor)).not.toHaveProperty('customer');
    // Without script the page is rendered with the response: it has the form, and does not redirect.
    const page = await visitor.request(openAddresses, path + query, {form});
    expect(page.data).toMatchObject({view: {addresses: null, form: {countries: {}}}});
  });

  it('returns the typed personal data with a sign-in link, without the password', async () => {
    const visitor = await ended();
    const form = {...person, currentPassword: jana.password};
    const answer = await visitor.request(changeProfile, PROFILE, {form});
    expect(answer).toMatchObject(comesBack(person, PROFILE));
    expect(JSON.stringify(answer.data)).not.toContain(jana.password);
    expect(personOf()).toMatchObject({firstName: 'Jana'});
    const page = await visitor.request(openProfile, PROFILE, {form});
    expect(page.data).toMatchObject({profile: null});
  });
});

it('a new password posted after the session has ended is not echoed, and a sign-in link is shown', async () => {
  const visitor = await ended();
  const form = {currentPassword: jana.password, ...passwords};
  const answer = await visitor.request(changeProfile, `${PROFILE}?password`, {form});
  expect(answer).toMatchObject(comesBack({}, `${PROFILE}?password`));
  expect(JSON.stringify(answer.data)).not.toMatch(/Kette 3|Reseda/);
});

it.each([
  [changeAddress, `${BOOK}?new`, parlour, classic],
  [changeProfile, PROFILE, person, classic],
  [askForReturn, RETURN, goods, atShopify],
] as const)(
  'a form posted after signing out returns what was typed, however often: %#',
  async (action, path, form, kind) => {
    const visitor = await kind.signedIn();
    await kind.leave(visitor);
    const before = operations().length;
    for (const press of [1, 2]) {
      const answer = await visitor.request(action, path, {form});
      expect(answer, `press ${press}`).toMatchObject(comesBack(form, path));
    }
    expect(operations()).toHaveLength(before);
  },
);

it('an address rejected for an ended session can be saved after signing in again', async () => {
  const visitor = await ended();
  const path = `${BOOK}?new`;
  expect(await visitor.request(changeAddress, path, {form: parlour})).toMatchObject({status: 400});
  await classic.signedIn(jana, visitor);
  expect(await visitor.request(changeAddress, path, {form: parlour})).toMatchObject({status: 303});
  expect(personOf()?.addresses).toHaveLength(2);
});

it.each(['delete', 'default'])(
  'a button (%s) used after the session has ended redirects to the sign-in',
  async (button) => {
    const visitor = await ended();
    const path = `${BOOK}?${button}=${janasHome}`;
    const answer = await visitor.request(changeAddress, path, {form: {}});
    expect(answer).toMatchObject({status: 303, location: classic.signIn(path)});
    expect(sessionOf(visitor)).not.toHaveProperty('customer');
  },
);
