import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {
  buildClientSchema,
  isEnumType,
  Kind,
  parse,
  validate,
  type IntrospectionQuery,
} from 'graphql';
import {describe, expect, it} from 'vitest';
import {isCountryCode} from '../app/i18n/country-codes';
import {withoutConsent} from '../app/services/shopify/client.server';
import {costOf, MAX_COST} from './stand-ins/shopify/customer-account/account-api';

const require = createRequire(import.meta.url);
const modules = import.meta.glob<Record<string, string>>(
  '../app/services/shopify/**/*.{graphql,server}.ts',
  {eager: true},
);

const sources = import.meta.glob<string>('../app/services/shopify/**/*.{graphql,server}.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The documents that are sent: operations with their fragments. */
const operations = Object.entries(modules).flatMap(([path, documents]) =>
  Object.entries(documents)
    .filter(([name]) => /_(QUERY|MUTATION)$/.test(name))
    .map(([name, document]) => [name, document, path] as const),
);
const isAccount = ([, , path]: (typeof operations)[number]) => path.includes('/customer-account/');
const ofStorefront = operations.filter((operation) => !isAccount(operation));
const ofAccounts = operations.filter(isAccount);

const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const everyTwoLetters = letters.flatMap((one) => letters.map((other) => one + other));

function schemaOf(specifier: string) {
  type Introspection = IntrospectionQuery | {data: IntrospectionQuery};
  const read = JSON.parse(readFileSync(require.resolve(specifier), 'utf8')) as Introspection;
  return buildClientSchema('data' in read ? read.data : read);
}

/** As sent before a visitor's choice: Shopify supports consent since 2025-10. */
const beforeConsent = ofStorefront.map(
  ([name, document, path]) => [name, withoutConsent(document), path] as const,
);

describe.each([
  [
    '2025-04, which Hydrogen was made for',
    '@shopify/hydrogen/storefront.schema.json',
    beforeConsent,
  ],
  ['the newest version', '@shopify/hydrogen-react-next/storefront.schema.json', ofStorefront],
])('in the Storefront API, %s', (_, specifier, documents) => {
  const schema = schemaOf(specifier);

  it.each(documents)('%s is valid', (_name, document) => {
    expect(validate(schema, parse(document)).map(({message}) => message)).toEqual([]);
  });

  it('the country codes are those that the shop accepts', () => {
    const countries = schema.getType('CountryCode');
    const codes = isEnumType(countries) ? countries.getValues().map(({name}) => name) : [];
    expect(codes.length).toBeGreaterThan(200);
    expect(codes.filter((code) => !isCountryCode(code))).toEqual([]);
    expect(everyTwoLetters.filter((code) => isCountryCode(code) && !codes.includes(code))).toEqual(
      [],
    );
  });

  it('a misspelled field is detected', () => {
    expect(validate(schema, parse('query Shop { shop { nam } }'))).toHaveLength(1);
  });
});

/** Return reasons have another shape since 2026-01. */
const beforeReasons = ofAccounts.filter(([name]) => name !== 'ACCOUNT_RETURNS_QUERY');

describe.each([
  ['as Hydrogen has it', '@shopify/hydrogen/customer-account.schema.json', beforeReasons],
  [
    'in the newest version',
    '@shopify/hydrogen-react-next/customer-account.schema.json',
    ofAccounts,
  ],
])('in the Customer Account API %s', (_, specifier, documents) => {
  const schema = schemaOf(specifier);

  it.each(documents)('%s is valid', (_name, document) => {
    expect(validate(schema, parse(document)).map(({message}) => message)).toEqual([]);
  });
});

describe('in the Customer Account API, which refuses a query of more than 1,000 points', () => {
  const schema = schemaOf('@shopify/hydrogen-react-next/customer-account.schema.json');
  const cost = (document: string) => costOf(schema, parse(document), {first: 50});

  it.each(ofAccounts)('%s costs no more', (_name, document) => {
    expect(cost(document)).toBeLessThanOrEqual(MAX_COST);
  });

  it('a list costs its size, times what each of its nodes costs', () => {
    const lines = 'lineItems(first: 20) { nodes { id image { url } } pageInfo { hasNextPage } }';
    const query = `query A($first: Int) { customer { orders(first: $first) { nodes { ...B } } } }`;
    expect(cost(`${query} fragment B on Order { ${lines} }`)).toBe(1 + 50 * (1 + 20 * 2));
  });
});

describe('the GraphQL documents', () => {
  it.each(ofStorefront.filter(([, document]) => document.includes('checkoutUrl')))(
    '%s has a checkout URL and passes on the visitor’s consent',
    (_name, document) => {
      expect(document).toContain('visitorConsent: $visitorConsent');
    },
  );

  it('are all exported, so that these tests check them', () => {
    const written = Object.values(sources).flatMap((text) => [
      ...text.matchAll(/`#graphql\s+(?:query|mutation)\b/g),
    ]);
    expect(written.length).toBeGreaterThan(14);
    expect(operations, 'one that is not exported is not checked here').toHaveLength(written.length);
  });

  it.each(operations)('%s has one operation with the name of its constant', (name, document) => {
    const names = parse(document).definitions.flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION ? [definition.name?.value.toLowerCase()] : [],
    );
    const constant = name.replace(/_(QUERY|MUTATION)$/, '');
    expect(names).toEqual([constant.replaceAll('_', '').toLowerCase()]);
  });

  it('have unique names', () => {
    const names = operations.map(([, document]) => /(?:query|mutation) (\w+)/.exec(document)?.[1]);
    expect(new Set(names).size).toBe(operations.length);
  });
});
