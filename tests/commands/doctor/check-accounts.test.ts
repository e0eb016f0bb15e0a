import {http, HttpResponse} from 'msw';
import {describe, expect, it} from 'vitest';
import {setupStandIns, server, settings} from '../../stand-ins/in-vitest';
import {checkAccounts} from './check-accounts';

setupStandIns();

const shop = {...settings, SHOP_ORIGIN: 'https://shop.test', CUSTOMER_ACCOUNTS: 'shopify'};
const found = async (more: object = {}) =>
  (await checkAccounts({...shop, ...more})).map(({state, what}) => `${state}: ${what}`);

describe("the doctor's check of customer sign-in", () => {
  it('passes when Shopify knows the client, the callback and the origin', async () => {
    expect(await found()).toEqual([
      'right: customers sign in at shop.test',
      'right: client and callback https://shop.test/account/authorize',
      'right: calls of the worker from https://shop.test',
    ]);
  });

  it('warns about classic accounts', async () => {
    expect(await found({CUSTOMER_ACCOUNTS: 'classic'})).toEqual([
      expect.stringMatching(/^warning: classic accounts, which Shopify ends/),
    ]);
  });

  it('fails with a callback and an origin that are not registered', async () => {
    expect(await found({SHOP_ORIGIN: 'https://other.test'})).toEqual([
      'right: customers sign in at shop.test',
      'wrong: client or callback https://other.test/account/authorize: Shopify answers 400',
      expect.stringMatching(/^wrong: calls from https:\/\/other\.test: it is no JavaScript origin/),
    ]);
  });

  it('fails with a client that Shopify does not know', async () => {
    const lines = await found({PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID: 'unknown'});
    expect(lines[1]).toMatch(/^wrong: client or callback/);
  });

  it('fails when a discovery document is missing or lacks its endpoint', async () => {
    server.use(http.get('*/.well-known/customer-account-api', () => HttpResponse.json({})));
    expect((await found())[1]).toMatch(/^wrong: .*customer-account-api lacks graphql_api$/);
    server.use(
      http.get('*/.well-known/openid-configuration', () => new HttpResponse(null, {status: 404})),
    );
    expect(await found()).toEqual([
      'wrong: https://shop.test/.well-known/openid-configuration answers 404',
    ]);
  });
});
