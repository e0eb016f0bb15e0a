import {describe, expect, it} from 'vitest';
import {everyFieldOf} from '../every-field';
import {schemaOf, servedVersions} from '../schema';
import {playCart} from '../cart/play-cart';
import {CustomerTable} from './customer-table';

const jana = {email: 'jana.petersen@mail.example', password: 'Reseda-Rad-7'};
const SIGN_IN = `mutation it($input: CustomerAccessTokenCreateInput!) {
  customerAccessTokenCreate(input: $input) { customerAccessToken { accessToken } } }`;

interface SignedIn {
  customerAccessTokenCreate: {customerAccessToken: {accessToken: string}};
}

describe.each(servedVersions)('customers in API version %s', (version) => {
  it('resolve every field', async () => {
    const {ask} = playCart(version);
    const {data} = await ask<SignedIn>(SIGN_IN, {input: jana});
    const token = data?.customerAccessTokenCreate.customerAccessToken.accessToken;
    const fields = everyFieldOf(schemaOf(version), 'Customer', 3);
    const query = `query it($token: String!) { customer(customerAccessToken: $token) { ${fields} } }`;
    expect((await ask(query, {token})).data).toMatchObject({
      customer: {email: jana.email, addresses: {nodes: [{zip: '50674'}]}},
    });
  });
});

describe('the customer table', () => {
  it('throttles sign-ins with an e-mail address for ten minutes after ten failures', () => {
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

  it('drops tokens after thirty days and when they are revoked', () => {
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
