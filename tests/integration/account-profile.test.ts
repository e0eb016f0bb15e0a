import {describe, expect, it} from 'vitest';
import {action as change, loader as openProfile} from '../../app/routes/account/profile';
import {expectConsoleError} from '../setup';
import {standIns} from '../stand-ins/in-vitest';
import {
  accessOf,
  addToCart,
  atShopify,
  cagri,
  cartOf,
  jana,
  kinds,
  send as signIn,
  signedIn,
} from './account-visitor';
import {setupShop, Visitor} from './call-route';

setupShop();

const PROFILE = '/konto/daten';
const data = {
  firstName: 'Jana',
  lastName: 'Petersen-Ünal',
  email: jana.email,
  acceptsMarketing: 'on',
};
const next = {password: 'Neue Kette 3', passwordConfirmation: 'Neue Kette 3'};
const newPassword = {currentPassword: jana.password, ...next};

const send = (visitor: Visitor, form: Record<string, string>, query = '', path = PROFILE) =>
  visitor.request(change, path + query, {form});
const personOf = (email = jana.email) => standIns.shop.state.customers.people.byEmail(email);

describe.each(kinds)('personal data ($name accounts)', (kind) => {
  it('are shown in their form', async () => {
    const {profile} = await (await kind.signedIn()).open(openProfile, PROFILE);
    expect(profile).toEqual({
      newsletter: true,
      values: {
        firstName: 'Jana',
        lastName: 'Petersen',
        email: jana.email,
        acceptsMarketing: 'on',
      },
    });
    const other = await (await kind.signedIn(cagri)).open(openProfile, PROFILE);
    expect(other.profile?.values).not.toHaveProperty('acceptsMarketing');
  });

  it.each([
    [PROFILE, PROFILE],
    ['/en-us/account/profile', '/en-us/account/profile'],
  ])('are saved at %s without changing the session', async (path, location) => {
    const visitor = await kind.signedIn();
    const before = await kind.secretsOf(visitor);
    expect(await send(visitor, data, '', path)).toMatchObject({status: 303, location});
    expect(personOf()).toMatchObject({lastName: 'Petersen-Ünal', acceptsMarketing: true});
    expect(await kind.secretsOf(visitor)).toEqual(before);
  });

  it('unsubscribe from the newsletter when the box is not ticked', async () => {
    const {firstName, lastName, email} = data;
    await send(await kind.signedIn(), {firstName, lastName, email});
    expect(personOf()).toMatchObject({acceptsMarketing: false});
  });

  const wrong: [typed: Record<string, string>, field: string, message: string][] = [
    [{firstName: ''}, 'firstName', 'Bitte geben Sie Ihren Vornamen ein.'],
    [{lastName: ' '}, 'lastName', 'Bitte geben Sie Ihren Nachnamen ein.'],
    [{lastName: 'x'.repeat(10_000)}, 'lastName', 'Die Eingabe ist zu lang.'],
    [{firstName: '<b>Jana</b>'}, 'firstName', 'Die Eingabe darf keine HTML-Tags enthalten.'],
  ];
  const wrongEmail: typeof wrong = [
    [{email: ''}, 'email', 'Bitte geben Sie Ihre E-Mail-Adresse ein.'],
    [{email: 'jana@'}, 'email', 'Die E-Mail-Adresse ist nicht korrekt formatiert.'],
  ];
  it.each([...wrong, ...(kind.passwords ? wrongEmail : [])])(
    'with %j are rejected at %s: %s',
    async (typed, field, message) => {
      const answer = await send(await kind.signedIn(), {...data, ...typed});
      expect(answer.status).toBe(400);
      expect(answer.data).toMatchObject({alerts: [], fields: {[field]: message}});
      expect(personOf()).toMatchObject({lastName: 'Petersen'});
    },
  );

  it('are returned in the form while Shopify is down', async () => {
    const {update} = kind.operations;
    const visitor = await kind.signedIn();
    standIns.shop.injectFault({operation: update, status: 503});
    expectConsoleError(`Shopify ${update} failed (503)`);
    expect(await send(visitor, data)).toMatchObject({
      status: 503,
      data: {values: {lastName: 'Petersen-Ünal'}},
    });
  });
});

it('a form of one customer who signed in at Shopify changes nothing of the next at the device', async () => {
  const visitor = await atShopify.signedIn(cagri);
  expect(await send(visitor, data)).toMatchObject({
    status: 400,
    data: {signIn: {label: expect.stringContaining('Anmelden') as string}, values: data},
  });
  expect(personOf(cagri.email)).toMatchObject({firstName: 'Çağrı', email: cagri.email});
});

/** Only for accounts with passwords. */
describe('changing the e-mail address', () => {
  const moved = {...data, email: 'jana@neu.example'};

  it('requires the current password', async () => {
    const visitor = await signedIn();
    const asked = await send(visitor, moved);
    expect(asked).toMatchObject({
      status: 400,
      data: {
        fields: {currentPassword: 'Bitte geben Sie Ihr aktuelles Passwort ein.'},
        values: {email: moved.email},
      },
    });
    const wrong = await send(visitor, {...moved, currentPassword: 'falsch'});
    expect(wrong.data).toMatchObject({
      fields: {currentPassword: 'Das aktuelle Passwort ist falsch.'},
    });
    expect(personOf()).not.toBeNull();

    const form = {...moved, currentPassword: jana.password};
    expect(await send(visitor, form)).toMatchObject({status: 303, location: PROFILE});
    expect(personOf(moved.email)).toMatchObject({firstName: 'Jana'});
    const again = await signIn(new Visitor(), {email: moved.email, password: jana.password});
    expect(again).toMatchObject({status: 303});
  });

  it('requires it even if the shop has removed the address meanwhile', async () => {
    const visitor = await signedIn();
    Object.assign(personOf() ?? {}, {email: ''});
    expect(await send(visitor, moved)).toMatchObject({
      status: 400,
      data: {fields: {currentPassword: 'Bitte geben Sie Ihr aktuelles Passwort ein.'}},
    });
    expect(personOf(moved.email)).toBeNull();
  });

  it('requires no password when only the letter case differs', async () => {
    const form = {...data, email: jana.email.toUpperCase()};
    expect(await send(await signedIn(), form)).toMatchObject({status: 303});
    expect(personOf()).toMatchObject({lastName: 'Petersen-Ünal'});
  });

  it.each([
    [cagri.email, 'Diese E-Mail-Adresse wird bereits verwendet.'],
    ['jana@ohne-post.example', 'Die Domain der E-Mail-Adresse ist ungültig.'],
  ])('to %s is rejected: %s', async (email, message) => {
    const form = {...data, email, currentPassword: jana.password};
    const answer = await send(await signedIn(), form);
    expect(answer).toMatchObject({status: 400, data: {fields: {email: message}, values: {email}}});
    expect(JSON.stringify(answer.data)).not.toContain(jana.password);
  });
});

describe('changing the password', () => {
  it('signs out every other session but not this one', async () => {
    const elsewhere = await signedIn();
    const visitor = await signedIn();
    await addToCart(visitor);
    const before = accessOf(visitor).token;

    expect(await send(visitor, newPassword, '?password')).toMatchObject({
      status: 303,
      location: PROFILE,
    });
    expect(accessOf(visitor).token).not.toBe(before);
    expect(await visitor.request(openProfile, PROFILE)).toMatchObject({status: 200});
    expect(cartOf(visitor)?.buyer.customerAccessToken).toBe(accessOf(visitor).token);

    expect(await elsewhere.request(openProfile, PROFILE)).toMatchObject({status: 303});
    expect(await signIn(new Visitor(), {...jana, ...next})).toMatchObject({status: 303});
    expect(await signIn(new Visitor(), jana)).toMatchObject({status: 400});
  });

  it.each([
    [{currentPassword: ''}, 'currentPassword', 'Bitte geben Sie Ihr aktuelles Passwort ein.'],
    [{currentPassword: 'falsch'}, 'currentPassword', 'Das aktuelle Passwort ist falsch.'],
    [{password: '', passwordConfirmation: ''}, 'password', 'Bitte geben Sie Ihr Passwort ein.'],
    [
      {password: 'vier', passwordConfirmation: 'vier'},
      'password',
      'Das Passwort muss mindestens 5 Zeichen lang sein.',
    ],
    [
      {passwordConfirmation: 'anders'},
      'passwordConfirmation',
      'Die Passwörter müssen übereinstimmen.',
    ],
  ])('with %j is rejected at %s: %s', async (typed, field, message) => {
    const answer = await send(await signedIn(), {...newPassword, ...typed}, '?password');
    expect(answer.status).toBe(400);
    expect(answer.data).toMatchObject({fields: {[field]: message}, values: {}});
    expect(JSON.stringify(answer.data)).not.toContain(jana.password);
    expect(await signIn(new Visitor(), jana)).toMatchObject({status: 303});
  });

  it('allows ten sign-ins and guesses of the current password a minute', async () => {
    const visitor = await signedIn(jana, new Visitor({headers: {'oxygen-buyer-ip': '192.0.2.7'}}));
    const guess = {...newPassword, currentPassword: 'geraten'};
    const statuses: number[] = [];
    for (let tried = 1; tried < 12; tried += 1) {
      statuses.push((await send(visitor, guess, '?password')).status);
    }
    expect(statuses).toEqual([...Array<number>(9).fill(400), 429, 429]);
  });

  it.each([
    ['CustomerAccessTokenCreate', 503],
    ['CustomerUpdate', 503],
  ])('shows an alert when %s fails with %i', async (operation, status) => {
    const visitor = await signedIn();
    standIns.shop.injectFault({operation, status});
    expectConsoleError(`Shopify ${operation} failed (${status})`);
    const answer = await send(visitor, newPassword, '?password');
    expect(answer.status).toBe(status);
    expect(answer.data).toMatchObject({alerts: [expect.stringContaining('gerade nicht möglich')]});
  });
});
