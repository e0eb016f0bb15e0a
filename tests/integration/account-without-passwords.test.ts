import {expect, it} from 'vitest';
import {action as login, loader as openLogin} from '../../app/routes/account/login';
import {action as recover, loader as openLost} from '../../app/routes/account/lost-password';
import {action as change} from '../../app/routes/account/profile';
import {action as register, loader as openRegister} from '../../app/routes/account/register';
import {action as choose, loader as openChoice} from '../../app/routes/account/new-password';
import {atShopify, jana, LOGIN, nele, REGISTER} from './account-visitor';
import {setupShop} from './call-route';

setupShop();

const SHOPIFY = expect.stringContaining('/oauth/authorize') as string;
const EXPLAINED = `${LOGIN}?hint=noPassword`;
const key = '7001/0123456789abcdef0123456789abcdef-1763750000';
const chosen = {password: 'Neue Kette 3', passwordConfirmation: 'Neue Kette 3'};

it.each([
  ['sign-in', LOGIN, openLogin, login, jana, SHOPIFY],
  ['registration', REGISTER, openRegister, register, nele, SHOPIFY],
  ['lost password', '/konto/passwort-vergessen', openLost, recover, {email: jana.email}, EXPLAINED],
  ['new password', `/konto/passwort-zuruecksetzen/${key}`, openChoice, choose, chosen, EXPLAINED],
  ['activation', `/konto/aktivieren/${key}`, openChoice, choose, chosen, EXPLAINED],
])('accounts at Shopify have no form for %s', async (_, path, open, submit, form, location) => {
  const visitor = atShopify.visitor();
  expect(await visitor.request(open, path)).toMatchObject({status: 303, location});
  expect(await visitor.request(submit, path, {form})).toMatchObject({status: 404});
  expect(visitor.cookie('customer')).toBeUndefined();
});

it('accounts at Shopify have no password to change', async () => {
  const visitor = await atShopify.signedIn();
  const form = {currentPassword: jana.password, ...chosen};
  const answer = await visitor.request(change, '/konto/daten?password', {form});
  expect(answer).toMatchObject({status: 404});
});
