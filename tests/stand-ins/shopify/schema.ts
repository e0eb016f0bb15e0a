import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {buildClientSchema, type GraphQLSchema, type IntrospectionQuery} from 'graphql';

const files = {
  '2025-04': '@shopify/hydrogen/storefront.schema.json',
  '2026-04': '@shopify/hydrogen-react-next/storefront.schema.json',
} as const;

/** A version whose schema is available. */
export type ServedVersion = keyof typeof files;
export const servedVersions: readonly ServedVersion[] = ['2025-04', '2026-04'];

const built = new Map<ServedVersion, GraphQLSchema>();

/** Shopify's own schema of a version, built on first use. */
export function schemaOf(version: ServedVersion): GraphQLSchema {
  const known = built.get(version);
  if (known) return known;
  const file = createRequire(import.meta.url).resolve(files[version]);
  const {__schema} = JSON.parse(readFileSync(file, 'utf8')) as IntrospectionQuery;
  const schema = buildClientSchema({__schema}, {assumeValid: true});
  built.set(version, schema);
  return schema;
}

/**
 * The version that serves the requested one, as in Shopify's "API versioning": a version that is no longer supported
 * falls forward to the oldest supported one. Here two are supported; those between and after them are served by the
 * newest. Undefined for anything else.
 */
export function versionFor(asked: string): ServedVersion | undefined {
  if (!/^20\d\d-(01|04|07|10)$/.test(asked)) return undefined;
  return servedVersions.find((version) => asked <= version) ?? '2026-04';
}
