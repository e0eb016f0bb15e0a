/** The fake application and its keys; all invented. */
export const appId = 'RADLADENDEMO';
export const searchKey = '5ea4c4deb0a7d1e5c0ffee00b1cec1e5';
export const writeKey = '3717e5a9e5c0ffee5ea4c4deb0a7d1e5';
export const adminKey = 'ad417ca5cade00b1cec1e5fa44ad0b0e';

/** Name prefixes of the German and the English indices. */
export const indexPrefixes = {de: 'radladen_', en: 'radladen_en_'} as const;
export type IndexLanguage = keyof typeof indexPrefixes;

/** What a key may do: search, write and delete records, or everything. */
export type Access = 'search' | 'write' | 'admin';

/**
 * The access that a request's credentials grant, from its headers or, as browsers send them, its query; null when they
 * are missing or wrong.
 */
export function accessOf(request: Request): Access | null {
  const {searchParams} = new URL(request.url);
  const given = (name: string) => request.headers.get(name) ?? searchParams.get(name);
  if (given('x-algolia-application-id') !== appId) return null;
  const key = given('x-algolia-api-key');
  if (key === adminKey) return 'admin';
  if (key === writeKey) return 'write';
  return key === searchKey ? 'search' : null;
}
