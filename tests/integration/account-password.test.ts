import {describe, expect, it} from 'vitest';
import {action as recover, loader as openRecover} from '../../app/routes/account/lost-password';
import {action as reset, loader as openReset} from '../../app/routes/account/new-password';
import {waitForBackgroundTasks} from '../fakes/background';
import {expectConsoleError} from '../setup';
import {standIns} from '../stand-ins/in-vitest';
import {accessOf, cagri, jana, resetLink, send, sessionOf, signedIn} from './account-visitor';
import {setupShop, Visitor} from './call-route';

setupShop();

/** Makes Shopify reject the next address. */
function answerRecovery(code: string | null): void {
  const customerUserErrors = [{code, field: ['email'], message: 'Words of Shopify'}];
  const body = JSON.stringify({data: {customerRecover: {customerUserErrors}}});
  standIns.shop.injectFault({operation: 'CustomerRecover', status: 200, body});
}

const LOST = '/konto/passwort-vergessen';

describe('a signed-in customer', () => {
  it('can request a password reset link', async () => {
    const visitor = await signedIn();
    expect(await visitor.request(openRecover, LOST)).toMatchObject({status: 200});
    const sent = await visitor.request(recover, LOST, {form: {email: jana.email}});
    expect(sent).toMatchObject({status: 303, location: `${LOST}?sent`});
    expect(standIns.outbox.list(jana.email)).toHaveLength(1);
  });
});

describe('resetting a forgotten password', () => {
  const ask = (email: string) => new Visitor().request(recover, LOST, {form: {email}});

  it('responds alike for known and unknown e-mail addresses', async () => {
    const known = await ask(jana.email);
    expect(known).toMatchObject({status: 303, location: `${LOST}?sent`});
    expect(await ask('niemand@mail.example')).toEqual(known);
    expect(standIns.outbox.list().map(({to}) => to)).toEqual([jana.email]);
  });

  it.each([
    ['BAD_DOMAIN', 'Die Domain der E-Mail-Adresse ist ungültig.'],
    ['INVALID', 'Die Eingabe ist ungültig.'],
  ])('shows at the field why Shopify rejects the e-mail address: %s', async (code, message) => {
    answerRecovery(code);
    expect(await ask('jana@mail.example')).toMatchObject({
      status: 400,
      data: {alerts: [], fields: {email: message}, values: {email: 'jana@mail.example'}},
    });
  });

  it.each(['CUSTOMER_DISABLED', null])(
    'hides a rejection that would reveal the account, and logs it: %s',
    async (code) => {
      answerRecovery(code);
      expectConsoleError('customerRecover refused: Words of Shopify');
      expect(await ask(jana.email)).toMatchObject({status: 303, location: `${LOST}?sent`});
    },
  );

  it('revokes the token of another customer who was signed in', async () => {
    await ask(jana.email);
    const visitor = await signedIn(cagri);
    const {token} = accessOf(visitor);
    const form = {password: 'Neue Kette 3', passwordConfirmation: 'Neue Kette 3'};
    await visitor.request(reset, resetLink(), {form});
    expect(accessOf(visitor).token).not.toBe(token);
    await waitForBackgroundTasks();
    expect(standIns.shop.state.customers.find(token)).toBeNull();
  });

  it('sets a new password with the mailed link, which signs in and works once', async () => {
    await ask(jana.email);
    const path = resetLink();
    const visitor = new Visitor();
    await visitor.open(openReset, path);
    const form = {password: 'Neue Kette 3', passwordConfirmation: 'Neue Kette 3'};
    const wrong = await visitor.request(reset, path, {
      form: {...form, passwordConfirmation: 'Neu'},
    });
    expect(wrong.data).toMatchObject({
      fields: {passwordConfirmation: 'Die Passwörter müssen übereinstimmen.'},
    });
    expect(await visitor.request(reset, path, {form})).toMatchObject({
      status: 303,
      location: '/konto',
    });
    expect(sessionOf(visitor)).toHaveProperty('customer.token');
    expect(await send(new Visitor(), {...jana, password: 'Neue Kette 3'})).toMatchObject({
      status: 303,
    });

    const again = await new Visitor().request(reset, path, {form});
    expect(again).toMatchObject({
      status: 400,
      data: {alerts: ['Der Link gilt nicht mehr. Fordern Sie bitte einen neuen an.']},
    });
  });

  it('also accepts Shopify’s whole reset URL, but not on the activation page', async () => {
    await ask(jana.email);
    const mail = standIns.outbox.list()[0]?.text ?? '';
    const address = /https?:\S+\/account\/reset\/\S+/.exec(mail)?.[0] ?? '';
    const path = `/konto/passwort-zuruecksetzen/0/0?reset_url=${encodeURIComponent(address)}`;
    const form = {password: 'Neue Kette 3', passwordConfirmation: 'Neue Kette 3'};
    const activation = path.replace('passwort-zuruecksetzen', 'aktivieren');
    expect(await new Visitor().request(reset, activation, {form})).toMatchObject({status: 404});
    expect(await new Visitor().request(reset, path, {form})).toMatchObject({status: 303});
  });

  it('responds with 429 to the sixth request', async () => {
    for (let sent = 0; sent < 5; sent += 1) await ask(jana.email);
    expectConsoleError('Shopify CustomerRecover failed (429)');
    expect(await ask(jana.email)).toMatchObject({
      status: 429,
      data: {alerts: [expect.stringContaining('Zu viele Versuche.')], values: {email: jana.email}},
    });
  });
});
