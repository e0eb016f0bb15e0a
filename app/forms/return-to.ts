/** Stands for the shop wherever that is: paths only are read. */
const SHOP = 'https://shop.invalid';

/**
 * A place inside the shop to which a form may lead back, as path with query, or `null` for everything
 * that could leave it: other origins, `//host`, `/\host`, control characters.
 */
export function safeReturnTo(value: FormDataEntryValue | null): string | null {
  if (typeof value !== 'string' || !/^\/(?![/\\])/.test(value) || /[\u0000-\u001f\\]/.test(value)) {
    return null;
  }
  if (!URL.canParse(value, SHOP)) return null;
  const url = new URL(value, SHOP);
  // `/..//host` is a path of our own until the browser reads its short form `//host`.
  const leaves = url.origin !== SHOP || url.pathname.startsWith('//');
  return leaves ? null : url.pathname + url.search;
}
