import {describe, expect, it} from 'vitest';
import {action as changeCart} from '../../app/routes/cart';
import {action as login} from '../../app/routes/account/login';
import {expectConsoleError} from '../setup';
import {standIns} from '../stand-ins/in-vitest';
import {jana, LOGIN, operations, send, sessionOf, signedIn} from './account-visitor';
import {setupShop, Visitor} from './call-route';

setupShop();

const wrong = 'E-Mail-Adresse oder Passwort ist falsch.';

describe('signing in', () => {
  it.each([
    [LOGIN, '/konto'],
    ['/en-us/account/login', '/en-us/account'],
  ])('at %s redirects to the account', async (path, location) => {
    expect(await send(new Visitor(), jana, path)).toMatchObject({status: 303, location});
  });

  it('accepts the e-mail address in any letter case and with surrounding spaces', async () => {
    const email = ` ${jana.email.toUpperCase()} `;
    expect(await send(new Visitor(), {...jana, email})).toMatchObject({status: 303});
  });

  it('redirects to the page that the visitor came from', async () => {
    const returnTo = '/products/gravel-x?Farbe=Reseda';
    const path = `${LOGIN}?returnTo=${encodeURIComponent(returnTo)}`;
    expect(await send(new Visitor(), jana, path)).toMatchObject({location: returnTo});
  });

  it('redirects to the account as a document when script posted the form', async () => {
    const request = new Visitor().request(login, LOGIN, {form: jana, script: true});
    expect(await request).toMatchObject({status: 303, location: '/konto', data: null});
  });

  it('starts a new session that holds only the token and its expiry', async () => {
    const visitor = new Visitor();
    const form = {intent: 'add', merchandiseId: 'gid://shopify/Product/1', quantity: '1'};
    await visitor.request(changeCart, '/warenkorb', {form: {...form, returnTo: '/'}});
    expect(sessionOf(visitor)).toMatchObject({messages: [['cart-answer', {}]]});
    await signedIn(jana, visitor);
    expect(sessionOf(visitor)).toEqual({
      customer: {
        token: expect.stringMatching(/^[0-9a-f]{32}$/) as unknown,
        expiresAt: expect.any(String) as unknown,
      },
    });
  });

  it('works with a cart that no longer exists, and removes its cookie', async () => {
    const visitor = new Visitor({cookies: {'__Host-cart': 'gone?key=1'}});
    expect(await send(visitor, jana)).toMatchObject({status: 303, location: '/konto'});
    expect(visitor.cookie('cart')).toBeUndefined();
  });
});

describe('a sign-in that Shopify rejects', () => {
  it.each([
    ['a wrong password', {...jana, password: 'falsch'}, wrong],
    ['an unknown address', {email: 'niemand@mail.example', password: 'x'}, wrong],
    [
      'a disabled account',
      {email: 'gesperrt@mail.example', password: 'geschlossen'},
      'Dieses Kundenkonto ist deaktiviert.',
    ],
  ])('responds with 400 and an alert for %s', async (_, form, alert) => {
    const visitor = new Visitor();
    const answer = await send(visitor, form);
    expect(answer).toMatchObject({status: 400, location: null, cookies: {}});
    const values = {email: form.email};
    expect(answer.data).toMatchObject({alerts: [alert], fields: {}, values});
    expect(answer.data).toHaveProperty('values', values);
  });

  it('shows the alert in English on the English page', async () => {
    const answer = await send(new Visitor(), {...jana, password: 'x'}, '/en-us/account/login');
    expect(answer.data).toMatchObject({alerts: ['Incorrect e-mail address or password.']});
  });

  it('responds with 429 and an alert after too many attempts', async () => {
    expectConsoleError('Shopify CustomerAccessTokenCreate failed (429)');
    const answer = await send(new Visitor(), {email: 'zu-oft@mail.example', password: 'x'});
    const alert = expect.stringContaining('Zu viele Versuche') as unknown;
    expect(answer).toMatchObject({status: 429, data: {alerts: [alert]}});
  });

  it('responds with 503 while Shopify is down, without a retry', async () => {
    standIns.shop.injectFault({operation: 'CustomerAccessTokenCreate', status: 503});
    expectConsoleError('Shopify CustomerAccessTokenCreate failed (503)');
    const answer = await send(new Visitor(), jana);
    const alert = expect.stringContaining('gerade nicht möglich') as unknown;
    expect(answer).toMatchObject({
      status: 503,
      data: {alerts: [alert], values: {email: jana.email}},
    });
    expect(operations()).toEqual(['CustomerAccessTokenCreate']);
  });
});

describe('an incomplete sign-in form', () => {
  const empty = 'Bitte geben Sie Ihre E-Mail-Adresse ein.';
  const noPassword = 'Bitte geben Sie Ihr Passwort ein.';
  const malformed = 'Die E-Mail-Adresse ist nicht korrekt formatiert.';
  const tooLong = 'Die Eingabe ist zu lang.';
  it.each<[string, Record<string, string>, object]>([
    ['nothing', {}, {email: empty, password: noPassword}],
    ['empty fields', {email: '', password: ''}, {email: empty, password: noPassword}],
    ['white space', {email: '  ', password: 'x'}, {email: empty}],
    ['no password', {email: jana.email}, {password: noPassword}],
    ['no address', {email: 'jana.petersen', password: 'x'}, {email: malformed}],
    ['10,000 characters', {email: 'a'.repeat(10_000), password: 'x'}, {email: tooLong}],
  ])('shows an error at each missing or malformed field: %s', async (_, form, fields) => {
    const answer = await send(new Visitor(), form);
    const values = form.email === undefined ? {} : {email: form.email.slice(0, 5000)};
    expect(answer).toMatchObject({status: 400, data: {alerts: [], fields}});
    expect(answer.data).toHaveProperty('values', values);
    expect(Object.keys((answer.data as {fields: object}).fields)).toEqual(Object.keys(fields));
    expect(operations()).toEqual([]);
  });
});
