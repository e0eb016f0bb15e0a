/** The played application and its keys; all invented. */
export const appId = 'RADLADENDEMO';
export const searchKey = '5ea4c4deb0a7d1e5c0ffee00b1cec1e5';
export const writeKey = '3717e5a9e5c0ffee5ea4c4deb0a7d1e5';
export const adminKey = 'ad417ca5cade00b1cec1e5fa44ad0b0e';

/** First part of the names of the German and of the English indices. */
export const indexPrefixes = {de: 'radladen_', en: 'radladen_en_'} as const;

/** An application as its clients see it. */
export interface Credentials {
  appId: string;
  /** May search and send events. */
  searchKey: string;
  /** May write and delete records. */
  writeKey: string;
  /** May do everything. */
  adminKey: string;
}

export const demoCredentials: Credentials = {appId, searchKey, writeKey, adminKey};

/** What a key may: search, write and delete records, or everything. */
export type Access = 'search' | 'write' | 'admin';

/**
 * What the credentials of a request allow, in its headers or its query as browsers send them; null when they are
 * missing or wrong.
 */
export function accessOf(request: Request, credentials: Credentials): Access | null {
  const {searchParams} = new URL(request.url);
  const given = (name: string) => request.headers.get(name) ?? searchParams.get(name);
  if (given('x-algolia-application-id') !== credentials.appId) return null;
  const key = given('x-algolia-api-key');
  if (key === credentials.adminKey) return 'admin';
  if (key === credentials.writeKey) return 'write';
  return key === credentials.searchKey ? 'search' : null;
}
