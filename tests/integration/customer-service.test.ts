import {describe, expect, it} from 'vitest';
import type {Customer, PasswordAccounts} from '../../app/services/shopify/accounts/accounts';
import type {OrderPosition} from '../../app/services/shopify/accounts/customer-data';
import {contextOf, SHOP} from '../fakes/request-context';
import {standIns} from '../stand-ins/in-vitest';
import {cagri, jana, signedIn} from './account-visitor';
import {openShop, type Visitor} from './call-route';

openShop();

/** What a request without a session may do. */
async function passwordAccounts(): Promise<PasswordAccounts> {
  const {accounts} = await contextOf(new Request(SHOP));
  if (!accounts.passwords) throw new Error('Classic accounts have passwords');
  return accounts.passwords;
}

/** The customer of a browser, as a new request finds it. */
async function customerOf({cookies}: Visitor): Promise<Customer> {
  const Cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const {customer} = await contextOf(new Request(SHOP, {headers: {Cookie}}));
  if (!customer) throw new Error('Nobody is signed in');
  return customer;
}

const nele = {
  firstName: 'Nele',
  lastName: 'Grote',
  email: 'nele.grote@mail.example',
  password: 'Luftpumpe 9',
  acceptsMarketing: false,
};

/** Number and key of the newest mail. */
function mailed(page: string): [string, string] {
  const text = standIns.outbox.list()[0]?.text ?? '';
  const [, number = '', key = ''] = new RegExp(`/${page}/(\\d+)/([\\w-]+)`).exec(text) ?? [];
  return [number, key];
}

describe('accounts', () => {
  it('are made once for each address', async () => {
    const passwords = await passwordAccounts();
    expect(await passwords.register(nele, null)).toEqual({success: true});
    expect(await passwords.register(nele, null)).toMatchObject({
      success: false,
      errors: [{code: 'TAKEN', field: ['input', 'email']}],
    });
    const customer = await customerOf(await signedIn(nele));
    expect(await customer.profile()).toMatchObject({firstName: 'Nele'});
  });

  it('change, and a new password ends all other sessions', async () => {
    const visitor = await signedIn();
    const [here, elsewhere] = [await customerOf(visitor), await customerOf(visitor)];
    expect(await here.update({lastName: 'Behrens'})).toEqual({success: true});
    expect(await here.password?.change('Reseda-Rad-8')).toEqual({success: true});
    expect(await here.profile()).toMatchObject({lastName: 'Behrens'});
    expect(await elsewhere.profile()).toBeNull();
    expect(await elsewhere.update({lastName: 'x'})).toBeNull();
  });

  it('tell whether a password is theirs', async () => {
    const customer = await customerOf(await signedIn());
    expect(await customer.password?.verify(jana.email, jana.password)).toEqual({success: true});
    expect(await customer.password?.verify(jana.email, 'falsch')).toMatchObject({success: false});
  });
});

describe('passwords', () => {
  it('that are forgotten are replaced by the token of the mail', async () => {
    const passwords = await passwordAccounts();
    expect(await passwords.recover(jana.email)).toEqual({success: true});
    const [customer, token] = mailed('account/reset');
    const wrong = {customer, token: `${token}x`};
    expect(await passwords.reset(wrong, 'Neue Kette 3', null)).toMatchObject({
      success: false,
      errors: [{code: 'TOKEN_INVALID'}],
    });
    expect(await passwords.reset({customer, token}, 'Neue Kette 3', null)).toEqual({success: true});
    expect(await signedIn({...jana, password: 'Neue Kette 3'})).toBeTruthy();
  });

  it('or by the whole address of it', async () => {
    const passwords = await passwordAccounts();
    await passwords.recover(jana.email);
    const resetUrl = `${SHOP}/account/reset/${mailed('account/reset').join('/')}`;
    expect(await passwords.reset({resetUrl}, 'Neue Kette 3', null)).toEqual({success: true});
  });

  it('of invited customers are their first', async () => {
    const passwords = await passwordAccounts();
    await passwords.recover('gesperrt@mail.example');
    const [customer, token] = mailed('account/activate');
    const activated = await passwords.activate({customer, token}, 'Aufgesperrt', null);
    expect(activated).toEqual({success: true});
  });

  it('are not sought for ever', async () => {
    const passwords = await passwordAccounts();
    for (let sent = 0; sent < 5; sent += 1) await passwords.recover(cagri.email);
    await expect(passwords.recover(cagri.email)).rejects.toMatchObject({status: 429});
  });
});

describe('addresses', () => {
  it('come with the default one first, and change', async () => {
    const {addresses} = await customerOf(await signedIn(cagri));
    const listed = await addresses.list();
    expect(listed?.map(({city}) => city)).toEqual(['Wien', 'Zürich']);

    const zurich = listed?.[1]?.id ?? '';
    expect(await addresses.setDefault(zurich)).toEqual({success: true});
    await addresses.update(zurich, {city: 'Winterthur'});
    const bonn = {address1: 'Weg 1', zip: '53113', city: 'Bonn', country: 'DE'} as const;
    await addresses.create(bonn, null);
    expect((await addresses.list())?.map(({city}) => city)).toEqual(['Winterthur', 'Wien', 'Bonn']);
    expect(await addresses.delete(zurich)).toEqual({success: true});
    expect(await addresses.delete(zurich)).toMatchObject({errors: [{code: 'NOT_FOUND'}]});
  });
});

describe('orders', () => {
  it('come in pages, newest first', async () => {
    const {orders} = await customerOf(await signedIn());
    const list = async (position: OrderPosition) => {
      const page = await orders.list(10, position);
      return page === 'unknownCursor' ? null : page;
    };
    const first = await list({});
    expect(first?.total).toBe(13);
    expect(first?.orders.slice(0, 2).map(({name}) => name)).toEqual(['#1178', '#1171']);
    const second = await list({after: first?.older ?? null});
    expect(second?.orders.map(({name}) => name)).toEqual(['#931', '#845', '#702']);
    expect(second?.older).toBeNull();
    const again = await list({before: second?.newer ?? null});
    expect(again?.orders).toEqual(first?.orders);
    expect(again?.newer).toBeNull();
    expect(await orders.list(10, {after: 'elsewhere'})).toBe('unknownCursor');
  });

  it('are found by their number, one’s own alone', async () => {
    const {orders} = await customerOf(await signedIn());
    expect(await orders.get(1098)).toMatchObject({
      fulfillmentStatus: 'PARTIALLY_FULFILLED',
      lines: [{quantity: 1}, {quantity: 1}],
    });
    expect(await orders.get(1178)).toMatchObject({name: '#1178'});
    expect(await orders.get(1102)).toBe('unknown');
  });

  it('are nobody’s once the session has ended', async () => {
    const {orders} = await customerOf(await signedIn());
    standIns.shop.state.customers.revoke();
    expect(await orders.get(1178)).toBeNull();
    expect(await orders.findLine(() => true)).toBeNull();
  });
});
