import type {AppLoadContext} from '@shopify/remix-oxygen';
import {href} from '~/i18n/href';
import type {MessageKey} from '~/i18n/messages';
import {translatorOf} from '~/i18n/messages.server';
import type {Notice} from './notice';

const KEY = 'notices';
/** They travel in a cookie, which holds 4 kB: whoever sends forms without seeing a page meets no error. */
const MOST_KEPT = 4;

/** A notice on its way: in message keys, as they are small and the next page may speak the other language. */
interface KeptNotice extends Omit<Notice, 'about' | 'title' | 'message'> {
  title: MessageKey;
  message: MessageKey | null;
  /** What the message names. */
  values?: Record<string, string>;
}

/** Shows a notice on the next page the visitor loads; the same one twice says no more. */
export function flashNotice(
  {session}: Pick<AppLoadContext, 'session'>,
  notice: Omit<KeptNotice, 'id'>,
): void {
  const told = JSON.stringify(notice);
  const kept = takeAll(session.take(KEY)).filter(
    ({id: _id, ...other}) => JSON.stringify(other) !== told,
  );
  const notices = [{...notice, id: crypto.randomUUID().slice(0, 8)}, ...kept];
  session.flash(KEY, notices.slice(0, MOST_KEPT));
}

/** Takes back a notice that is no longer true, before anybody has seen it. */
export function takeBackNotice(
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
 * Notices for this page, newest first, as text: a browser loads no words of notices that it may never show.
 * Data that script asks for leaves them for a page. What was put into the cart is told with the ways to cart and checkout
 * (`checkoutUrl`, `null` without a cart): without script no drawer has opened.
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

/** The session is encrypted, so its content is what `flashNotice` wrote. */
function takeAll(value: unknown): KeptNotice[] {
  return Array.isArray(value) ? (value as KeptNotice[]) : [];
}
