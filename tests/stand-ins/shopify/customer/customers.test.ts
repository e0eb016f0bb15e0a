import {describe, expect, it} from 'vitest';
import {everyFieldOf} from '../every-field';
import {schemaOf, servedVersions} from '../schema';
import {playCart} from '../cart/play-cart';
import {CustomerTable} from './customer-table';

const jana = {email: 'jana.petersen@mail.example', password: 'Reseda-Rad-7'};
const CREATE = `mutation create($input: CustomerAccessTokenCreateInput!) {
  customerAccessTokenCreate(input: $input) {
    customerAccessToken { accessToken expiresAt }
    customerUserErrors { code field message }
    userErrors { field message }
  }
}`;

interface Created {
  customerAccessTokenCreate: {
    customerAccessToken: {accessToken: string; expiresAt: string} | null;
    customerUserErrors: {code: string; field: string[]; message: string}[];
    userErrors: object[];
  } | null;
}

interface Changed {
  customerAccessToken?: {accessToken: string} | null;
  deletedAccessToken?: string | null;
  userErrors: {field: string[]; message: string}[];
}

function play(version?: string) {
  const {ask, mutate, create, shop} = playCart(version);
  const signIn = (input: object) => ask<Created>(CREATE, {input});
  const token = async () =>
    (await signIn(jana)).data?.customerAccessTokenCreate?.customerAccessToken?.accessToken ?? '';
  const customer = async (customerAccessToken: string, fields = 'displayName') =>
    (
      await ask<{customer: Record<string, unknown> | null}>(
        `query it($token: String!) { customer(customerAccessToken: $token) { ${fields} } }`,
        {token: customerAccessToken},
      )
    ).data?.customer;
  return {ask, mutate, create, shop, signIn, token, customer};
}

describe.each(servedVersions)('customers in %s', (version) => {
  it('sign in and are known by their token', async () => {
    const {token, customer} = play(version);
    expect(
      await customer(await token(), 'displayName numberOfOrders defaultAddress { city }'),
    ).toEqual({
      displayName: 'Jana Petersen',
      numberOfOrders: '13',
      defaultAddress: {city: 'Köln'},
    });
    expect(await customer('0123')).toBeNull();
  });

  it('answer every field', async () => {
    const {token, customer} = play(version);
    const all = await customer(await token(), everyFieldOf(schemaOf(version), 'Customer', 3));
    expect(all).toMatchObject({email: jana.email, addresses: {nodes: [{zip: '50674'}]}});
  });

  it.each([
    [{...jana, password: 'falsch'}, 'UNIDENTIFIED_CUSTOMER', ['input']],
    [{email: 'niemand@mail.example', password: 'x'}, 'UNIDENTIFIED_CUSTOMER', ['input']],
    [{email: 'gesperrt@mail.example', password: 'geschlossen'}, 'CUSTOMER_DISABLED', ['input']],
    [{...jana, password: ''}, 'BLANK', ['input', 'password']],
  ])('are refused with a code: %j', async (input, code, field) => {
    const {data} = await play(version).signIn(input);
    expect(data?.customerAccessTokenCreate).toMatchObject({
      customerAccessToken: null,
      customerUserErrors: [{code, field}],
      userErrors: [{field}],
    });
  });

  it('are throttled', async () => {
    const {data, errors} = await play(version).signIn({...jana, email: 'zu-oft@mail.example'});
    expect(data).toEqual({customerAccessTokenCreate: null});
    expect(errors).toMatchObject([{extensions: {code: 'THROTTLED'}}]);
  });

  it('renew and end their token', async () => {
    const {ask, token, customer} = play(version);
    const old = await token();
    const send = async (name: string, fields: string, given: string) =>
      (
        await ask<Record<string, Changed>>(
          `mutation it($token: String!) { ${name}(customerAccessToken: $token) {
            ${fields} userErrors { field message } } }`,
          {token: given},
        )
      ).data?.[name];
    const renewed = await send(
      'customerAccessTokenRenew',
      'customerAccessToken { accessToken }',
      old,
    );
    const accessToken = renewed?.customerAccessToken?.accessToken ?? '';
    expect(await customer(old)).toBeNull();
    expect(await customer(accessToken)).toMatchObject({displayName: 'Jana Petersen'});

    const end = () => send('customerAccessTokenDelete', 'deletedAccessToken', accessToken);
    expect(await end()).toEqual({deletedAccessToken: accessToken, userErrors: []});
    expect(await customer(accessToken)).toBeNull();
    expect(await end()).toMatchObject({userErrors: [{field: ['customerAccessToken']}]});
  });

  it('are the buyers of their carts', async () => {
    const {create, mutate, token} = play(version);
    const {cart} = await create();
    const types = {cartId: 'ID!', buyerIdentity: 'CartBuyerIdentityInput!'};
    const buy = (customerAccessToken: string | null) =>
      mutate('cartBuyerIdentityUpdate', types, {
        cartId: cart?.id,
        buyerIdentity: {customerAccessToken},
      });
    expect((await buy(await token())).cart?.buyerIdentity).toMatchObject({
      customer: {id: 'gid://shopify/Customer/7001'},
    });
    expect((await buy(null)).cart?.buyerIdentity.customer).toBeNull();
    const field = ['buyerIdentity', 'customerAccessToken'];
    expect(await buy('0123')).toMatchObject({cart: null, userErrors: [{code: 'INVALID', field}]});
  });
});

describe('the table of customers', () => {
  it('throttles after ten failures in ten minutes, by address', () => {
    let now = 0;
    const table = new CustomerTable({now: () => now});
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect(table.signIn(jana.email, 'falsch')).toBe('unidentified');
    }
    expect(table.signIn(jana.email, jana.password)).toBe('throttled');
    expect(table.signIn('verein@mail.example', 'lastenrad')).toHaveProperty('accessToken');
    now += 10 * 60 * 1000;
    expect(table.signIn(jana.email.toUpperCase(), jana.password)).toHaveProperty('accessToken');
  });

  it('forgets tokens after thirty days and when they are revoked', () => {
    let now = 0;
    const table = new CustomerTable({now: () => now});
    const token = () => {
      const answer = table.signIn(jana.email, jana.password);
      return typeof answer === 'string' ? '' : answer.accessToken;
    };
    const [first, second] = [token(), token()];
    table.revoke('verein@mail.example');
    expect(table.find(first)).toMatchObject({id: 7001});
    now += 30 * 24 * 60 * 60 * 1000;
    expect([first, second].map((one) => table.find(one))).toEqual([null, null]);
    const third = token();
    table.revoke(jana.email);
    expect(table.find(third)).toBeNull();
  });
});
