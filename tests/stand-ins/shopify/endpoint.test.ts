import {getResponse} from 'msw';
import {expect, test} from 'vitest';
import {privateToken} from './access';
import {versionFor} from './schema';
import {ask, testShop} from './small-shop';

const address = 'https://shop.test/api/2026-04/graphql.json';
const name = 'query Name { shop { name } }';
const today = new Date('2026-11-21');

test('requests with a valid token or none are accepted, a wrong token returns 401', async () => {
  const shop = testShop(1);
  const asked = async (headers: Record<string, string>) => {
    const {response, body} = await ask(shop, name, {}, {headers});
    return response.status === 200 ? body.data.shop.name : [response.status, body];
  };
  const refusal = [401, {errors: [{message: '', extensions: {code: 'UNAUTHORIZED'}}]}];
  expect(await asked({})).toBe('Radladen');
  expect(await asked({'Shopify-Storefront-Private-Token': privateToken})).toBe('Radladen');
  expect(await asked({'X-Shopify-Storefront-Access-Token': 'no'})).toEqual(refusal);
  expect(await asked({'Shopify-Storefront-Private-Token': 'no'})).toEqual(refusal);
});

test('API versions resolve to a served one, unknown versions to none', () => {
  const versions = ['2023-01', '2025-04', '2025-07', '2026-04', '2026-10', '2027-01', 'unstable'];
  expect(versions.map((version) => versionFor(version, today))).toEqual([
    '2025-04',
    '2025-04',
    '2026-04',
    '2026-04',
    '2026-04',
    '2026-04',
    'unstable',
  ]);
  expect(['2027-04', '2026-02', 'latest', ''].map((one) => versionFor(one, today))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(versionFor(undefined)).toBe('2025-04');
});

test('an unknown API version returns 404, an expired one is served by the oldest version', async () => {
  const shop = testShop(1);
  expect((await ask(shop, name, {}, {version: 'quatsch'})).response.status).toBe(404);
  const old = await ask(shop, name, {}, {version: '2023-07'});
  expect(old.response.headers.get('X-Shopify-API-Version')).toBe('2025-04');
});

test('invalid bodies and methods are rejected, CORS preflights and plain GraphQL accepted', async () => {
  const {handlers} = testShop(1);
  const send = (init: RequestInit) => getResponse(handlers, new Request(address, init));
  const headers = {'Shopify-Storefront-Private-Token': privateToken};
  expect((await send({method: 'POST', headers, body: 'no json'}))?.status).toBe(400);
  expect((await send({method: 'POST', headers, body: '{}'}))?.status).toBe(400);
  expect((await send({method: 'GET', headers}))?.status).toBe(405);
  const preflight = await send({method: 'OPTIONS'});
  expect(preflight?.headers.get('Access-Control-Allow-Origin')).toBe('*');
  const plain = {...headers, 'Content-Type': 'application/graphql'};
  const bare = await send({method: 'POST', headers: plain, body: '{ shop { name } }'});
  expect(await bare?.json()).toMatchObject({data: {shop: {name: 'Radladen'}}});
});

test('invalid operations return Shopify’s error messages and are recorded', async () => {
  const shop = testShop(1);
  const refused = async (query: string, variables = {}) =>
    (await ask(shop, query, variables)).errors;
  expect(await refused('query Q { shop { colour } }')).toEqual([
    {
      message: "Field 'colour' doesn't exist on type 'Shop'",
      locations: [{line: 1, column: 18}],
      path: ['query Q', 'shop', 'colour'],
      extensions: {code: 'undefinedField', typeName: 'Shop', fieldName: 'colour'},
    },
  ]);
  const byHandle = 'query P($handle: String!) { productByHandle(handle: $handle) { id } }';
  expect(await refused(byHandle)).toEqual([
    {
      message: 'Variable $handle of type String! was provided invalid value',
      locations: [{line: 1, column: 9}],
      extensions: {
        code: 'INVALID_VARIABLE',
        value: null,
        problems: [{path: [], explanation: 'Expected value to not be null'}],
      },
    },
  ]);
  const mismatched = await refused('query M($i: String) { node(id: $i) { id } }', {i: 'x'});
  expect(mismatched[0]).toMatchObject({
    message: 'Type mismatch on variable $i and argument id (String / ID!)',
    path: ['query M', 'node', 'id'],
    extensions: {code: 'variableMismatch', argumentName: 'id'},
  });
  expect((await refused('{ products(first: 1, sortKey: FOO) { nodes { id } } }'))[0]).toMatchObject(
    {
      message:
        "Argument 'sortKey' on Field 'products' has an invalid value (FOO). Expected type 'ProductSortKeys'.",
      path: ['query', 'products', 'sortKey'],
      extensions: {code: 'argumentLiteralsIncompatible', argumentName: 'sortKey'},
    },
  );
  expect((await refused('query {'))[0].message).toMatch(/^syntax error/);
  expect((await refused('query A { shop { id } } query B { shop { id } }'))[0].message).toBe(
    'An operation name is required',
  );
  expect(shop.invalidOperations()).toHaveLength(6);
  shop.reset();
  expect(shop.invalidOperations()).toEqual([]);
});

test('a field without a resolver returns an error that names it', async () => {
  const shop = testShop(1);
  const {data, errors} = await ask(
    shop,
    'mutation C { customerAccessTokenCreateWithMultipass(multipassToken: "m") { customerUserErrors { message } } }',
  );
  expect(data).toEqual({customerAccessTokenCreateWithMultipass: null});
  expect(errors[0]).toMatchObject({
    message: 'Mutation.customerAccessTokenCreateWithMultipass is not played by the stand-in',
    path: ['customerAccessTokenCreateWithMultipass'],
  });
});
