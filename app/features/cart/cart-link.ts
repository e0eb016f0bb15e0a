import {href} from '~/i18n/href';
import {languages, languageOfPath} from '~/i18n/languages';
import {safeReturnTo} from '~/safe-addresses';

const MAX_LINES = 100;
/** Shopify's maximum quantity per line. */
export const MAX_QUANTITY = 1_000_000;

/** A line that a link adds to the cart. */
export interface LinkedLine {
  /** Shopify's number of the variant. */
  number: string;
  quantity: number;
}

/** Contents of a cart link; nothing is changed before the visitor confirms. */
export interface CartLink {
  lines: LinkedLine[];
  malformedCount: number;
  /** Whether it had more lines than the limit. */
  isTruncated: boolean;
  code: string | null;
  /** Redirect target afterwards: a path in the shop. */
  returnTo: string | null;
}

/**
 * Maps a Shopify URL that would change the cart to the cart page's URL: `/discount/CODE?redirect=/path` and
 * `/cart/123:1,456:2?discount=CODE`, after the language prefix. Returns `null` for any other URL.
 */
export function cartLinkOfShopify({pathname, searchParams}: URL): string | null {
  const language = languageOfPath(pathname);
  const segments = pathname.split('/').filter(Boolean);
  const [section = '', encodedValue, ...more] = languages[language].prefix
    ? segments.slice(1)
    : segments;
  if (!encodedValue || more.length > 0) return null;

  const decodedValue = decodeURIComponent(encodedValue);
  const query = new URLSearchParams();
  if (section.toLowerCase() === 'cart') query.set('add', decodedValue);
  else if (section.toLowerCase() !== 'discount') return null;
  const code = section.toLowerCase() === 'cart' ? searchParams.get('discount') : decodedValue;
  if (code) query.set('discount', code);
  const returnTo = safeReturnTo(searchParams.get('redirect'));
  if (returnTo) query.set('redirect', returnTo);
  return `${href(language, 'cart')}?${query.toString()}`;
}

/** Parses the changes that a cart URL requests; `null` if it only shows the cart. */
export function readCartLink({searchParams}: URL): CartLink | null {
  const add = searchParams.get('add');
  const code = searchParams.get('discount')?.trim() ?? '';
  if (add === null && !code) return null;
  const returnTo = safeReturnTo(searchParams.get('redirect'));
  return {...readLines(add ?? ''), code: code || null, returnTo};
}

/** Attribute of a mounting's cart line: the article to be mounted. German, because the workshop reads it in the order. */
export const MOUNTED_ARTICLE = 'Artikel';

/** Parses `123:1,456:2`; a variant that occurs twice is merged, with the sum of its quantities. */
export function readLines(
  text: string,
): Pick<CartLink, 'lines' | 'malformedCount' | 'isTruncated'> {
  const entries = text.split(',', MAX_LINES + 1).map((entry) => entry.trim());
  const quantities = new Map<string, number>();
  let malformedCount = 0;
  for (const entry of entries.slice(0, MAX_LINES)) {
    const [, number = '', quantity = ''] = /^(\d{1,20}):(\d{1,7})$/.exec(entry) ?? [];
    const total = (quantities.get(number) ?? 0) + Number(quantity);
    if (Number(quantity) > 0 && total <= MAX_QUANTITY) quantities.set(number, total);
    else if (entry) malformedCount += 1;
  }
  const lines = [...quantities].map(([number, quantity]) => ({number, quantity}));
  return {lines, malformedCount, isTruncated: entries.length > MAX_LINES};
}

/** The format that `readLines` parses. */
export function formatLines(lines: readonly LinkedLine[]): string {
  return lines.map(({number, quantity}) => `${number}:${quantity}`).join(',');
}
