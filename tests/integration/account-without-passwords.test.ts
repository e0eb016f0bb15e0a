import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {describe, expect, it} from 'vitest';
import {action as activate, loader as openActivate} from '../../app/routes/account/activate';
import {action as login, loader as openLogin} from '../../app/routes/account/login';
import {action as recover, loader as openLost} from '../../app/routes/account/lost-password';
import {action as change, loader as openProfile} from '../../app/routes/account/profile';
import {action as register, loader as openRegister} from '../../app/routes/account/register';
import {action as reset, loader as openReset} from '../../app/routes/account/reset-password';
import type {ShopifySignIn} from '../../app/services/shopify/accounts/accounts';
import {standIns} from '../stand-ins/in-vitest';
import {jana, LOGIN, nele, REGISTER, signedIn} from './account-visitor';
import {openShop, Visitor} from './call-route';

openShop();

/** The route in a shop whose customers sign in elsewhere, as with Shopify's Customer Account API. */
function withoutPasswords<Result>(route: (args: LoaderFunctionArgs) => Promise<Result>) {
  return ({context, ...args}: LoaderFunctionArgs) =>
    route({
      ...args,
      context: {
        ...context,
        accounts: {...context.accounts, passwords: null, atShopify},
        customer: context.customer && {...context.customer, password: null},
      },
    });
}

const atShopify: ShopifySignIn = {
  begin: () => Promise.resolve('https://shopify.test/sign-in'),
  finish: () => Promise.reject(new Error('Nobody comes back')),
  hosts: () => Promise.resolve([]),
};
const SHOPIFY = 'https://shopify.test/sign-in';
const EXPLAINED = `${LOGIN}?hint=noPassword`;

const key = '7001/0123456789abcdef0123456789abcdef-1763750000';
const chosen = {password: 'Neue Kette 3', passwordConfirmation: 'Neue Kette 3'};
const PROFILE = '/konto/daten';

describe('accounts without passwords', () => {
  it.each([
    ['sign-in', LOGIN, openLogin, login, jana, SHOPIFY],
    ['registration', REGISTER, openRegister, register, nele, SHOPIFY],
    [
      'lost password',
      '/konto/passwort-vergessen',
      openLost,
      recover,
      {email: jana.email},
      EXPLAINED,
    ],
    ['new password', `/konto/passwort-zuruecksetzen/${key}`, openReset, reset, chosen, EXPLAINED],
    ['activation', `/konto/aktivieren/${key}`, openActivate, activate, chosen, EXPLAINED],
  ])('have no form for %s', async (_, path, open, submit, form, location) => {
    const visitor = new Visitor();
    const page = await visitor.ask(withoutPasswords<unknown>(open), path);
    expect(page).toMatchObject({status: 303, location});
    const answer = await visitor.ask(withoutPasswords<unknown>(submit), path, {form});
    expect(answer).toMatchObject({status: 404});
    expect(visitor.session.customer).toBeUndefined();
  });

  it('show and save personal data, and ask for no password when the e-mail address changes', async () => {
    const visitor = await signedIn();
    const {profile} = await visitor.open(withoutPasswords(openProfile), PROFILE);
    expect(profile).toMatchObject({passwordOf: null, values: {firstName: 'Jana'}});

    const form = {firstName: 'Jana', lastName: 'Petersen', email: 'jana@mail.example'};
    const saved = await visitor.ask(withoutPasswords(change), PROFILE, {form});
    expect(saved).toMatchObject({status: 303, location: PROFILE});
    const {people} = standIns.shop.state.customers;
    expect(people.byEmail('jana@mail.example')).toMatchObject({lastName: 'Petersen'});
  });

  it('have no password to change', async () => {
    const form = {currentPassword: jana.password, ...chosen};
    const answer = await (
      await signedIn()
    ).ask(withoutPasswords(change), `${PROFILE}?password`, {form});
    expect(answer).toMatchObject({status: 404});
  });
});
