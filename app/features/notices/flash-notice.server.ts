import type {AppLoadContext} from '@shopify/remix-oxygen';
import {href} from '~/i18n/href';
import type {MessageKey} from '~/i18n/messages';
import {translatorOf} from '~/i18n/messages.server';
import type {Notice} from './notice';

const KEY = 'notices';
/** They are stored in a cookie, which holds 4 kB: submitting forms without loading a page must not cause errors. */
const MAX_CACHED = 4;

/** A stored notice: as message keys, because they are short and the next page may be in another language. */
interface KeptNotice extends Omit<Notice, 'about' | 'title' | 'message'> {
  title: MessageKey;
  message: MessageKey | null;
  /** Interpolation values of the message. */
  values?: Record<string, string>;
}

/** Shows a notice on the next page the visitor loads; duplicates are dropped. */
export function flashNotice(
  {session}: Pick<AppLoadContext, 'session'>,
  notice: Omit<KeptNotice, 'id'>,
): void {
  const told = JSON.stringify(notice);
  const kept = takeAll(session.take(KEY)).filter(
    ({id: _id, ...other}) => JSON.stringify(other) !== told,
  );
  const notices = [{...notice, id: crypto.randomUUID().slice(0, 8)}, ...kept];
  session.flash(KEY, notices.slice(0, MAX_CACHED));
}

/** Removes a notice that is no longer true, before anybody has seen it. */
export function removeFlashedNotice(
  {session}: Pick<AppLoadContext, 'session'>,
  title: MessageKey,
): void {
  const kept = takeAll(session.take(KEY));
  if (kept.length > 0)
    session.flash(
      KEY,
      kept.filter((notice) => notice.title !== title),
    );
}

/**
 * Returns the notices for this page, newest first, as text: browsers do not load messages that they may never show.
 * Data requests from JavaScript leave them for a page. 'Added to cart' links to cart and checkout (`checkoutUrl`,
 * `null` without a cart): without JavaScript no drawer has opened.
 */
export function takeNotices(
  {session, isDocument, language}: AppLoadContext,
  checkoutUrl: string | null,
): Notice[] {
  if (!isDocument) return [];
  const t = translatorOf(language);
  const toCart = checkoutUrl
    ? [
        {text: t('cartPage.open'), href: href(language, 'cart')},
        {text: t('cart.checkout'), href: checkoutUrl},
      ]
    : [];
  return takeAll(session.take(KEY)).map(({title, message, values, links = [], ...notice}) => {
    const ways = title === 'cart.notice.added' ? [...links, ...toCart] : links;
    return {
      ...notice,
      about: title,
      title: t(title),
      message: message && t(message, values),
      ...(ways.length > 0 && {links: ways}),
    };
  });
}

/** The session is encrypted, so its content was written by `flashNotice`. */
function takeAll(value: unknown): KeptNotice[] {
  return Array.isArray(value) ? (value as KeptNotice[]) : [];
}
