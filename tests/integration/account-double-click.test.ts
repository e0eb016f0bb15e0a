import {expect, it} from 'vitest';
import {
  action as changeAddresses,
  loader as openAddresses,
} from '../../app/routes/account/addresses';
import {action as recover} from '../../app/routes/account/lost-password';
import {action as askForReturn} from '../../app/routes/account/order-return';
import {action as changeProfile, loader as openProfile} from '../../app/routes/account/profile';
import {action as register} from '../../app/routes/account/register';
import {action as reset} from '../../app/routes/account/new-password';
import {loader as openRoot} from '../../app/root';
import {waitForBackgroundTasks} from '../fakes/background';
import {
  accessOf,
  atShopify,
  jana,
  kinds,
  nele,
  operations,
  REGISTER,
  resetLink,
  sessionOf,
  signedIn,
} from './account-visitor';
import {setupShop, Visitor} from './call-route';

setupShop();

const pageIdOf = async (path: string) => (await new Visitor().open(openRoot, path)).pageId;
const times = (operation: string) => operations().filter((asked) => asked === operation).length;

it('a double click on the registration form creates one customer, signed in by both responses', async () => {
  const form = {...nele, pageId: await pageIdOf(REGISTER)};
  const visitors = [new Visitor(), new Visitor()];
  const posts = visitors.map((visitor) => visitor.request(register, REGISTER, {form}));
  const led = {status: 303, location: '/konto'};
  expect(await Promise.all(posts)).toMatchObject([led, led]);
  expect(times('CustomerCreate')).toBe(1);
  for (const visitor of visitors) expect(sessionOf(visitor)).toHaveProperty('customer.token');
});

it.each([
  ['on another page', {}],
  ['with another password', {password: 'Luftpumpe 8', passwordConfirmation: 'Luftpumpe 8'}],
])('registering the same e-mail address %s is rejected', async (_, more) => {
  const pageId = await pageIdOf(REGISTER);
  await new Visitor().request(register, REGISTER, {form: {...nele, pageId}});
  const other = Object.keys(more).length > 0 ? pageId : await pageIdOf(REGISTER);
  const visitor = new Visitor();
  const answer = await visitor.request(register, REGISTER, {
    form: {...nele, ...more, pageId: other},
  });
  const email = 'Diese E-Mail-Adresse wird bereits verwendet.';
  expect(answer).toMatchObject({status: 400, data: {fields: {email}}});
  expect(sessionOf(visitor)).not.toHaveProperty('customer');
});

it('a double click on the new-password form uses the mailed link once and succeeds both times', async () => {
  await new Visitor().request(recover, '/konto/passwort-vergessen', {form: {email: jana.email}});
  const path = resetLink();
  const passwords = {password: 'Neue Kette 3', passwordConfirmation: 'Neue Kette 3'};
  const form = {...passwords, pageId: await pageIdOf(path)};
  for (const visitor of [new Visitor(), new Visitor()]) {
    expect(await visitor.request(reset, path, {form})).toMatchObject({status: 303});
    expect(sessionOf(visitor)).toHaveProperty('customer.token');
  }
  expect(times('CustomerReset')).toBe(1);
});

const PROFILE = '/konto/daten';

it.each([
  ['before the first response', true],
  ['just after it', false],
])('a double click on the form for a new password changes it once, %s', async (_, isDropped) => {
  const visitor = await signedIn();
  const passwords = {password: 'Neue Kette 3', passwordConfirmation: 'Neue Kette 3'};
  const form = {currentPassword: jana.password, ...passwords, pageId: await pageIdOf(PROFILE)};
  const second = new Visitor({cookies: Object.fromEntries(visitor.cookies)});
  const browsers = [visitor, isDropped ? second : visitor];
  for (const browser of browsers) {
    const answer = await browser.request(changeProfile, `${PROFILE}?password`, {form});
    expect(answer).toMatchObject({status: 303, location: PROFILE});
  }
  await waitForBackgroundTasks();
  const [, latest = visitor] = browsers;
  expect(accessOf(latest).token).toBe(accessOf(visitor).token);
  expect(await latest.request(openProfile, PROFILE)).toMatchObject({status: 200});
  expect(times('CustomerUpdate')).toBe(1);
});

it('a double click on the form for a new e-mail address verifies the password once', async () => {
  const visitor = await signedIn();
  const form = {
    firstName: 'Jana',
    lastName: 'Petersen',
    email: 'jana@neu.example',
    currentPassword: jana.password,
    pageId: await pageIdOf(PROFILE),
  };
  const before = times('CustomerAccessTokenCreate');
  const click = () => visitor.request(changeProfile, PROFILE, {form});
  const led = {status: 303, location: PROFILE};
  expect(await Promise.all([click(), click()])).toMatchObject([led, led]);
  expect(times('CustomerAccessTokenCreate')).toBe(before + 1);
});

it.each(kinds)(
  'a double click on the address form saves one address ($name accounts)',
  async (kind) => {
    const visitor = await kind.signedIn();
    const form = {
      firstName: 'Jana',
      lastName: 'Petersen',
      address1: 'Deichweg 9',
      zip: '26506',
      city: 'Norden',
      country: 'DE',
      pageId: await pageIdOf('/konto/adressen'),
    };
    for (let click = 1; click <= 2; click += 1) {
      expect(
        await visitor.request(changeAddresses, '/konto/adressen?new', {form}),
        `click ${click}`,
      ).toMatchObject({status: 303});
    }
    const {view} = await visitor.open(openAddresses, '/konto/adressen');
    expect(view.addresses).toMatchObject([{isDefault: true}, {short: 'Deichweg 9, Norden'}]);
  },
);

it.each([
  ['one after the other', 1],
  ['at the same time', 2],
])('a double click on the return form requests one return, %s', async (_, atOnce) => {
  const order = '/konto/bestellungen/1022';
  const path = `${order}/rueckgabe`;
  const visitor = await atShopify.signedIn();
  // Everything in the order that can still be returned.
  const form = {
    'quantity-102200': '2',
    'reason-102200': 'defective',
    'quantity-102201': '2',
    'reason-102201': 'unwanted',
    pageId: await pageIdOf(path),
  };
  const click = () => visitor.request(askForReturn, path, {form});
  const led = {status: 303, location: order};
  if (atOnce === 2) expect(await Promise.all([click(), click()])).toMatchObject([led, led]);
  else for (const count of [1, 2]) expect(await click(), `click ${count}`).toMatchObject(led);
  expect(times('AccountRequestReturn')).toBe(1);
  // A later rendering of the form has nothing left to return.
  const later = {...form, pageId: await pageIdOf(path)};
  expect(await visitor.request(askForReturn, path, {form: later})).toMatchObject({status: 400});
});
