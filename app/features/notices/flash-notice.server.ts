import type {AppLoadContext} from '@shopify/remix-oxygen';
import {href} from '~/i18n/href';
import type {MessageKey} from '~/i18n/messages';
import {translatorOf} from '~/i18n/messages.server';
import {noCookies, type Notice} from './notice';

const KEY = 'notices';
/** The cookie holds 4 kB, and several forms may be sent before a page shows their notices. */
const MAX_STORED = 4;

/** A stored notice: as message keys, because they are short and the next page may be in another language. */
interface StoredNotice extends Omit<Notice, 'about' | 'title' | 'message'> {
  title: MessageKey;
  message: MessageKey | null;
  /** Interpolation values of the message. */
  values?: Record<string, string>;
}

/** Shows a notice on the next page the visitor loads; duplicates are dropped. */
export function flashNotice(
  {session}: Pick<AppLoadContext, 'session'>,
  notice: Omit<StoredNotice, 'id'>,
): void {
  const serialized = JSON.stringify(notice);
  const stored = asNotices(session.take(KEY)).filter(
    ({id: _id, ...withoutId}) => JSON.stringify(withoutId) !== serialized,
  );
  const notices = [{...notice, id: crypto.randomUUID().slice(0, 8)}, ...stored];
  session.flash(KEY, notices.slice(0, MAX_STORED));
}

/** Removes a notice that is no longer true, before anybody has seen it. */
export function removeFlashedNotice(
  {session}: Pick<AppLoadContext, 'session'>,
  title: MessageKey,
): void {
  const stored = asNotices(session.take(KEY));
  if (stored.length > 0)
    session.flash(
      KEY,
      stored.filter((notice) => notice.title !== title),
    );
}

/** Query parameter of the page that reports whether the browser refuses cookies. */
const COOKIE_CHECK = 'cookies';

/**
 * Redirect target for a form that arrived without cookies: `page` with a query that shows a notice if there are still
 * none. `null` if there were cookies. `page` must be one that is never cached.
 */
export function cookieCheck({cookies}: AppLoadContext, page: string): string | null {
  return cookies.hasReceivedAny ? null : `${page}?${COOKIE_CHECK}=check`;
}

function refusesCookies({cookies, requestedPath}: AppLoadContext): boolean {
  const query = new URLSearchParams(requestedPath.split('?')[1]);
  return query.has(COOKIE_CHECK) && !cookies.hasReceivedAny;
}

/**
 * Returns the notices for this page, newest first, as text: browsers do not load messages that they may never show.
 * Data requests from JavaScript leave them for a page. 'Added to cart' links to the cart: without JavaScript no drawer has
 * opened. Not to the checkout: only the cart shows what buyers must know of its articles.
 */
export function takeNotices(context: AppLoadContext): Notice[] {
  const {session, isDocument, language} = context;
  if (!isDocument) return [];
  const t = translatorOf(language);
  if (refusesCookies(context)) {
    const {type, title, message} = noCookies;
    return [{id: title, type, about: title, title: t(title), message: t(message), duration: 0}];
  }
  const cartLink = {text: t('cartPage.open'), href: href(language, 'cart')};
  return asNotices(session.take(KEY)).map(({title, message, values, links = [], ...notice}) => {
    const noticeLinks = title === 'cart.notice.added' ? [...links, cartLink] : links;
    return {
      ...notice,
      about: title,
      title: t(title),
      message: message && t(message, values),
      ...(noticeLinks.length > 0 && {links: noticeLinks}),
    };
  });
}

/** The session is encrypted, so its content was written by `flashNotice`. */
function asNotices(value: unknown): StoredNotice[] {
  return Array.isArray(value) ? (value as StoredNotice[]) : [];
}
