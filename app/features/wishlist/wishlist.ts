import {isNumericId} from '~/services/shopify/ids';

/** Capacity of a wishlist: 100 numbers of 18 digits make a cookie of 1.9 kB. */
export const MAX_WISHLIST_ITEMS = 100;

/** Parses variant numbers from text such as `123.456`, in order; invalid entries and duplicates are dropped. */
function variantNumbers(text: string): string[] {
  return [...new Set(text.split('.').filter(isNumericId))];
}

/** The wishlist's numbers in the order of adding, from its cookie or a form; any beyond the limit are dropped. */
export function parseWishlist(text: string | null): string[] {
  return variantNumbers(text ?? '').slice(0, MAX_WISHLIST_ITEMS);
}

/** Time of the last change to the list in a cookie, in ms; 0 if it has none. */
export function changeTime(cookie: string | null): number {
  return Number(/^t(\d{1,15})(?:\.|$)/.exec(cookie ?? '')?.[1] ?? 0);
}

/** The cookie's value: time of change, and the numbers. `t1763856000000.123.456`. */
export function formatWishlistCookie(numbers: readonly string[], changed: number): string {
  return [`t${changed}`, ...numbers].join('.');
}

/** The format in links and forms: `123.456`. */
export function formatNumbers(numbers: readonly string[]): string {
  return numbers.join('.');
}

/** The wishlist with a variant appended; unchanged if it already contains it. */
export function withItem(numbers: readonly string[], number: string): string[] {
  return numbers.includes(number) ? [...numbers] : [...numbers, number];
}

/** The wishlist without a variant. */
export function withoutItem(numbers: readonly string[], number: string): string[] {
  return numbers.filter((entry) => entry !== number);
}

/** Which of `more` can be added to the visitor's own list, in their order, and how many do not fit. */
export function mergeWishlists(own: readonly string[], more: readonly string[]) {
  const missing = more.filter((number) => !own.includes(number));
  const joining = missing.slice(0, Math.max(0, MAX_WISHLIST_ITEMS - own.length));
  return {joining, left: missing.length - joining.length};
}

/**
 * Predicts the wishlist after a form has been answered. Items being moved to the cart stay until they are there, and
 * additions beyond the limit are not shown.
 */
export function applyOptimistically(numbers: readonly string[], form: FormData): readonly string[] {
  const [added, removed] = [form.get('add'), form.get('remove')];
  if (typeof added === 'string') {
    const expected = withItem(numbers, added);
    return expected.length > MAX_WISHLIST_ITEMS ? numbers : expected;
  }
  if (typeof removed === 'string') return withoutItem(numbers, removed);
  return form.has('clear') ? [] : numbers;
}

const PARAM = 'v';

/** The variants in a shared link. */
export interface SharedWishlist {
  numbers: string[];
  /** Whether it contains more than a wishlist holds. */
  isTruncated: boolean;
}

/** Parses `?v=123.456`, ignoring anything else in the query; `null` if the URL shares nothing. */
export function readSharedWishlist({searchParams}: URL): SharedWishlist | null {
  if (!searchParams.has(PARAM)) return null;
  const linkedNumbers = variantNumbers(searchParams.getAll(PARAM).join('.'));
  return {
    numbers: linkedNumbers.slice(0, MAX_WISHLIST_ITEMS),
    isTruncated: linkedNumbers.length > MAX_WISHLIST_ITEMS,
  };
}

/** The link that shows these variants to anybody, based on the wishlist's own URL: 2 kB at most. */
export function shareLink(page: string, numbers: readonly string[]): string {
  return `${page}?${PARAM}=${formatNumbers(numbers)}`;
}

const DRAWER = 'drawer';

/** URL from which the drawer fetches the wishlist: its page, marked so that a failure stays inside the drawer. */
export function drawerAddress(page: string): string {
  return `${page}?${DRAWER}`;
}

/** Whether the drawer requests it, not a visitor opening the page. */
export function isDrawerRequest(url: string): boolean {
  return new URL(url).searchParams.has(DRAWER);
}

/** How many bikes of a wishlist or a list are compared side by side. */
export const MAX_COMPARED = 4;

/** A bike as named in the comparison's URL: `fernweh-7`, or with a variant `fernweh-7:4711`. */
export interface ComparedName {
  handle: string;
  /** Shopify's number of the variant; `null` for the one its page shows by default. */
  variant: string | null;
}

/** Serialises the compared bikes for the comparison's URL: `a,b:4711`. */
export function writeNames(names: readonly ComparedName[]): string {
  return names
    .map(({handle, variant}) => encodeURIComponent(handle) + (variant ? `:${variant}` : ''))
    .join(',');
}
