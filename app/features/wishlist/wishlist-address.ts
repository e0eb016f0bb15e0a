import {href} from '~/i18n/href';
import type {Language} from '~/i18n/languages';
import {formatWishes, MOST_WISHES, variantNumbers} from './wishlist-ids';

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

/** The same link for what is on the wishlist now. */
export function withWishes(link: string, numbers: readonly string[]): string {
  const url = new URL(link);
  url.search = `${PARAM}=${formatWishes(numbers)}`;
  return url.href;
}

/** The link that shows these variants to whoever opens it: 2 kB at most. */
export function shareLink(origin: string, language: Language, numbers: readonly string[]): string {
  return `${origin}${href(language, 'wishlist')}?${PARAM}=${formatWishes(numbers)}`;
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
