import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {
  buildClientSchema,
  extendSchema,
  parse,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql';
import {consentFields} from './consent-management';

const files = {
  '2025-04': '@shopify/hydrogen/storefront.schema.json',
  '2026-04': '@shopify/hydrogen-react-next/storefront.schema.json',
} as const;

/** A version whose schema is available. */
type PublishedVersion = keyof typeof files;
/** `unstable` is the newest version plus the fields that Shopify's own browser code queries only there. */
export type ServedVersion = PublishedVersion | 'unstable';
export const oldestVersion: PublishedVersion = '2025-04';
export const newestVersion: PublishedVersion = '2026-04';
export const servedVersions: readonly PublishedVersion[] = ['2025-04', '2026-04'];

const built = new Map<ServedVersion, GraphQLSchema>();

/** Shopify's own schema of a version, built on first use. */
export function schemaOf(version: ServedVersion): GraphQLSchema {
  const known = built.get(version);
  if (known) return known;
  const schema =
    version === 'unstable'
      ? extendSchema(schemaOf(newestVersion), parse(consentFields), {assumeValid: true})
      : publishedSchema(version);
  built.set(version, schema);
  return schema;
}

function publishedSchema(version: PublishedVersion): GraphQLSchema {
  const file = createRequire(import.meta.url).resolve(files[version]);
  const {__schema} = JSON.parse(readFileSync(file, 'utf8')) as IntrospectionQuery;
  return buildClientSchema({__schema}, {assumeValid: true});
}

/** The release candidate is one quarter ahead of today. */
function releaseCandidate(today: Date): string {
  const ahead = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 3, 1));
  const month = Math.floor(ahead.getUTCMonth() / 3) * 3 + 1;
  return `${ahead.getUTCFullYear()}-${String(month).padStart(2, '0')}`;
}

/**
 * The version that serves the requested one, as in Shopify's "API versioning": a version that is no longer supported
 * falls forward to the oldest supported one. Here two are supported; those between and after them are served by the
 * newest. Undefined if it does not exist.
 */
export function versionFor(
  asked: string | undefined,
  today = new Date(),
): ServedVersion | undefined {
  if (asked === undefined) return oldestVersion;
  if (asked === 'unstable') return asked;
  if (!/^20\d\d-(01|04|07|10)$/.test(asked) || asked > releaseCandidate(today)) return undefined;
  return servedVersions.find((version) => asked <= version) ?? newestVersion;
}
