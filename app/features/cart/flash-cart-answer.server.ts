import type {AppLoadContext} from '@shopify/remix-oxygen';
import {href} from '~/i18n/href';
import {translatorOf} from '~/i18n/messages.server';
import type {Notice} from '../notices/notice';
import type {CartAnswer} from './cart-answer';
import type {CartView} from './cart-view';

const KEY = 'cart-answer';

/** Keeps the cart's answer to a plain form for the page that follows. */
export function flashCartAnswer({session}: AppLoadContext, answer: CartAnswer): void {
  session.flash(KEY, answer);
}

/** The kept answer, once, and only for a page; the session is signed, so its content is our own. */
export function takeCartAnswer({session, isDocument}: AppLoadContext): CartAnswer | null {
  return isDocument ? (session.take(KEY) as CartAnswer | null) : null;
}

/** Notices of a page, those of an addition with the ways to cart and checkout: without script no drawer has opened. */
export function withCartLinks(
  {language}: AppLoadContext,
  notices: Notice[],
  cart: CartView | null,
): Notice[] {
  if (!cart) return notices;
  const t = translatorOf(language);
  const links = [
    {text: t('cartPage.open'), href: href(language, 'cart')},
    {text: t('cart.checkout'), href: cart.checkoutUrl},
  ];
  return notices.map((notice) =>
    notice.about === 'cart.notice.added' ? {...notice, links} : notice,
  );
}
