import {isGoodsNumber} from '~/services/shopify/ids';

/** How many variants a wishlist holds: 100 numbers of 18 digits make a cookie of 1.9 kB. */
export const MOST_WISHES = 100;

/** Numbers of the variants in a text such as `123.456`, in its order; garbage and doubles are left out. */
function variantNumbers(text: string): string[] {
  return [...new Set(text.split('.').filter(isGoodsNumber))];
}

/** The wishlist's numbers in the order of adding, of its cookie or a form; what is beyond the cap is left out. */
export function parseWishes(text: string | null): string[] {
  return variantNumbers(text ?? '').slice(0, MOST_WISHES);
}

/** When the list in a cookie was changed last, in ms; 0 when it says none. */
export function changeTime(cookie: string | null): number {
  return Number(/^t(\d{1,15})(?:\.|$)/.exec(cookie ?? '')?.[1] ?? 0);
}

/** The cookie's text: when it was changed, and the numbers. `t1763856000000.123.456`. */
export function formatWishesCookie(numbers: readonly string[], changed: number): string {
  return [`t${changed}`, ...numbers].join('.');
}

/** The text of links and forms: `123.456`. */
export function formatWishes(numbers: readonly string[]): string {
  return numbers.join('.');
}

/** The wishlist with a variant at its end; unchanged when it is there already. */
export function withWish(numbers: readonly string[], number: string): string[] {
  return numbers.includes(number) ? [...numbers] : [...numbers, number];
}

/** The wishlist without a variant. */
export function withoutWish(numbers: readonly string[], number: string): string[] {
  return numbers.filter((other) => other !== number);
}

/** Which of `more` can join the visitor's own list, in their order, and how many have no room. */
export function joinWishes(own: readonly string[], more: readonly string[]) {
  const missing = more.filter((number) => !own.includes(number));
  const joining = missing.slice(0, Math.max(0, MOST_WISHES - own.length));
  return {joining, left: missing.length - joining.length};
}

/**
 * What is on the wishlist once a form was answered, as far as a browser can tell. What moves to the cart
 * stays until it is there, and what the cap forbids is not shown as added.
 */
export function expectWishes(numbers: readonly string[], form: FormData): readonly string[] {
  const [added, removed] = [form.get('add'), form.get('remove')];
  if (typeof added === 'string') {
    const expected = withWish(numbers, added);
    return expected.length > MOST_WISHES ? numbers : expected;
  }
  if (typeof removed === 'string') return withoutWish(numbers, removed);
  return form.has('clear') ? [] : numbers;
}

const PARAM = 'v';

/** The variants that a shared link names. */
export interface SharedWishes {
  numbers: string[];
  /** Whether it names more than a wishlist holds. */
  cut: boolean;
}

/** What `?v=123.456` asks to see, whatever else stands there; `null` when the address shares nothing. */
export function readSharedWishes({searchParams}: URL): SharedWishes | null {
  if (!searchParams.has(PARAM)) return null;
  const named = variantNumbers(searchParams.getAll(PARAM).join('.'));
  return {numbers: named.slice(0, MOST_WISHES), cut: named.length > MOST_WISHES};
}

/** The link that shows these variants to whoever opens it, out of the wishlist's own address: 2 kB at most. */
export function shareLink(page: string, numbers: readonly string[]): string {
  return `${page}?${PARAM}=${formatWishes(numbers)}`;
}

const DRAWER = 'drawer';

/** Where the drawer asks for the wishlist: its page, told apart so that a failure stays inside of the drawer. */
export function drawerAddress(page: string): string {
  return `${page}?${DRAWER}`;
}

/** Whether the drawer asks, and no visitor opens the page. */
export function asksForDrawer(url: string): boolean {
  return new URL(url).searchParams.has(DRAWER);
}
