import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {
  buildClientSchema,
  Kind,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type FieldNode,
  type IntrospectionQuery,
  type ValueNode,
} from 'graphql';
import {describe, expect, it} from 'vitest';
import {expectedEntries, expectedMetafields} from './commands/setup/definitions';
import {technicalRows} from '../app/services/technical-table';
import {pageStories} from '../app/pages';
import {expectedStories} from '../app/features/story/expected-stories.server';
import {sharedStories} from '../app/services/storyblok/delivery-client.server';
import {createCatalogue} from './stand-ins/catalogue/catalogue';

/** All code of the shop except tests and generated files. */
const code = readdirSync('app', {recursive: true, encoding: 'utf8'})
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|generated/.test(file))
  .map((file) => readFileSync(`app/${file}`, 'utf8'));

/** The distinct matches of a pattern's first group in all of the code. */
const found = (...patterns: RegExp[]) => [
  ...new Set(
    code.flatMap((text) =>
      patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, group]) => group)),
    ),
  ),
];

const schemaFile = createRequire(import.meta.url).resolve(
  '@shopify/hydrogen-react-next/storefront.schema.json',
);
const schema = buildClientSchema(
  JSON.parse(readFileSync(schemaFile, 'utf8')) as IntrospectionQuery,
);

const fieldIn = (value: ValueNode | undefined, name: string) =>
  value?.kind === Kind.OBJECT
    ? textOf(value.fields.find((field) => field.name.value === name)?.value)
    : '';
const textOf = (value: ValueNode | undefined) => (value?.kind === Kind.STRING ? value.value : '');

/** Keys that a `metafield` or `metafields` field selects. */
function keysOf({name, arguments: given = []}: FieldNode): string[] {
  const argument = (wanted: string) => given.find((one) => one.name.value === wanted)?.value;
  if (name.value === 'metafield') {
    return [`${textOf(argument('namespace'))}.${textOf(argument('key'))}`];
  }
  const identifiers = name.value === 'metafields' ? argument('identifiers') : undefined;
  if (identifiers?.kind !== Kind.LIST) return [];
  return identifiers.values.map((one) => `${fieldIn(one, 'namespace')}.${fieldIn(one, 'key')}`);
}

/** `product custom.leasing` and so on, for all metafields in the GraphQL documents. */
function askedMetafields(): Set<string> {
  const asked = new Set<string>();
  for (const [, text = ''] of code.flatMap((file) => [...file.matchAll(/`#graphql([^`]*)`/g)])) {
    const document = parse(text.replaceAll(/\$\{\w+\}/g, ''));
    const types = new TypeInfo(schema);
    const owners: Record<string, string[]> = {
      Product: ['product'],
      ProductVariant: ['variant'],
      HasMetafields: ['product', 'variant'],
    };
    visit(
      document,
      visitWithTypeInfo(types, {
        Field(node) {
          const owner = owners[types.getParentType()?.name ?? ''] ?? [];
          for (const key of keysOf(node)) for (const one of owner) asked.add(`${one} ${key}`);
        },
      }),
    );
  }
  return asked;
}

const slugs = expectedStories.map(({slug}) => slug);
const fields = new Set(
  expectedEntries.flatMap((one) => (one.isPrivate ? [] : one.fields.map(({key}) => key))),
);

describe('the content that the shop expects of its services', () => {
  it('is exactly the stories that the code reads by slug', () => {
    const read = found(/\bstory\('([\w/-]+)'/g, /\bslug: '([\w/-]+)'/g);
    const named = [...Object.values(sharedStories), ...Object.values(pageStories)];
    expect([...read, ...named].toSorted()).toEqual(slugs.toSorted());
  });

  it('is exactly the entry fields that the code queries', () => {
    expect(found(/\bfield\(key: "([\w-]+)"\)/g).toSorted()).toEqual([...fields].toSorted());
  });

  it('is exactly the metafields that the documents query on products and variants', () => {
    const expected = expectedMetafields.flatMap(({owners, namespace, key}) =>
      owners.map((owner) => `${owner} ${namespace}.${key}`),
    );
    // The documents select them by a variable, `$technicalRows`.
    const technical = technicalRows.flatMap(({key}) => [`product ${key}`, `variant ${key}`]);
    expect(expected.toSorted()).toEqual(
      [...new Set([...askedMetafields(), ...technical])].toSorted(),
    );
  });

  it('covers the metafield and entry types of the demo’s products', () => {
    const known = new Map(
      expectedMetafields.map(({namespace, key, type, alsoRead}) => [
        `${namespace}.${key}`,
        [type, ...alsoRead],
      ]),
    );
    const goods = createCatalogue().products.flatMap(({metafields, variants}) => [
      ...metafields,
      ...variants.flatMap((variant) => variant.metafields ?? []),
    ]);
    const foreign = goods.filter(
      ({namespace, key, type}) => !known.get(`${namespace}.${key}`)?.includes(type),
    );
    expect(foreign.map(({namespace, key, type}) => `${namespace}.${key} ${type}`)).toEqual([]);
    const entries = new Set(
      goods.flatMap(({metaobjects = []}) => metaobjects.map((one) => one.type)),
    );
    const types = expectedEntries.map(({type}) => type);
    expect([...entries].filter((type) => !types.includes(type))).toEqual([]);
  });
});
