import {describe, expect, it} from 'vitest';
import {action as activate, loader as openActivate} from '../../app/routes/account/new-password';
import {loader as openContent} from '../../app/routes/content-page';
import {action as recover} from '../../app/routes/account/lost-password';
import {expectConsoleError} from '../setup';
import {standIns} from '../stand-ins/in-vitest';
import {send as signIn, sessionOf} from './account-visitor';
import {setupShop, Visitor} from './call-route';

setupShop();

/** Invited by the shop: the account exists, but has no password yet. */
const gerd = 'gesperrt@mail.example';
const chosen = {password: 'Neue Kette 3', passwordConfirmation: 'Neue Kette 3'};

/** The path of the invitation link; Shopify sends it again when a new password is requested. */
async function invitation(): Promise<string> {
  await new Visitor().request(recover, '/konto/passwort-vergessen', {form: {email: gerd}});
  const mail = standIns.outbox.list()[0]?.text ?? '';
  return new URL(/https?:\S+/.exec(mail)?.[0] ?? '').pathname;
}

/** The shop's redirect target for Shopify's link. */
async function follow(link: string): Promise<string> {
  const {status, location} = await new Visitor().request(openContent, link);
  expect(status).toBe(302);
  return location ?? '';
}

describe('account activation', () => {
  it.each([
    ['', /^\/konto\/aktivieren\/7004\//, '/konto'],
    ['/en', /^\/en-us\/account\/activate\/7004\//, '/en-us/account'],
  ])(
    'follows the mailed link (prefix %j), sets the password and signs the customer in',
    async (...row) => {
      const [prefix, page, account] = row;
      const path = await follow(prefix + (await invitation()));
      expect(path).toMatch(page);
      const visitor = new Visitor();
      await visitor.open(openActivate, path);
      expect(await visitor.request(activate, path, {form: chosen})).toMatchObject({
        status: 303,
        location: account,
      });
      expect(sessionOf(visitor)).toHaveProperty('customer.token');
      const again = await signIn(new Visitor(), {email: gerd, password: chosen.password});
      expect(again).toMatchObject({status: 303});
    },
  );

  it.each([
    ['a token that does not fit', '/konto/aktivieren/7004/0123456789abcdef'],
    ['a customer that nobody is', '/konto/aktivieren/7999/0123456789abcdef'],
  ])('rejects a link with %s', async (_, path) => {
    const answer = await new Visitor().request(activate, path, {form: chosen});
    expect(answer).toMatchObject({
      status: 400,
      data: {
        alerts: ['Der Aktivierungslink ist ungültig. Fordern Sie bitte einen neuen an.'],
        help: 'lostPassword',
      },
    });
  });

  it('responds with 503 and an alert while Shopify is down', async () => {
    const path = await follow(await invitation());
    standIns.shop.injectFault({operation: 'CustomerActivate', status: 503});
    expectConsoleError('Shopify CustomerActivate failed (503)');
    const answer = await new Visitor().request(activate, path, {form: chosen});
    expect(answer).toMatchObject({
      status: 503,
      data: {alerts: [expect.stringContaining('gerade nicht möglich')]},
    });
  });

  it.each(['abc/0123456789', '7001/kurz'])('returns 404 for a malformed link: %s', async (key) => {
    const path = `/konto/aktivieren/${key}`;
    expect(await new Visitor().request(openActivate, path)).toMatchObject({status: 404});
    expect(await new Visitor().request(activate, path, {form: chosen})).toMatchObject({
      status: 404,
    });
  });
});
