import {data, redirect, type AppLoadContext} from '@shopify/remix-oxygen';
import {safeReturnTo} from '~/safe-addresses';
import {href} from '~/i18n/href';
import {translatorOf} from '~/i18n/messages.server';
import {FITS_PLACE} from '../goods/goods';
import {flashNotice} from '../notices/flash-notice.server';
import type {Notice} from '../notices/notice';
import type {CartAnswer} from './cart-answer';
import type {CartView} from './cart-view';

/**
 * Answers a plain form of the cart: leads back by 303 to where it stood (`returnTo`, else the cart page), where
 * notice, warnings or complaint await it. A refused change of the cart page itself is answered there with 400, and so
 * is a discount code, whose field stands nowhere else, and what a link asked for.
 */
export function answerPlainForm(context: AppLoadContext, form: FormData, answer: CartAnswer) {
  const cartPage = href(context.language, 'cart');
  const returnTo = safeReturnTo(form.get('returnTo')) ?? cartPage;
  const isOfCartPage =
    returnTo === cartPage || answer.error?.field === 'code' || answer.intent === 'follow';
  if (answer.error && isOfCartPage) return data(answer, {status: 400});

  flashCartAnswer(context, answer);
  if (!answer.error && answer.warnings.length === 0) {
    if (
      answer.intent === 'add' ||
      answer.intent === 'addAll' ||
      (answer.intent === 'follow' && form.get('add'))
    ) {
      flashNotice(context, {
        type: 'success',
        title: 'cart.notice.added',
        message: answer.added ? 'cart.notice.article' : null,
        ...(answer.added && {values: {article: answer.added}}),
        ...(form.has('fits') && {
          links: [{text: translatorOf(context.language)('cart.fits'), href: `#${FITS_PLACE}`}],
        }),
      });
    } else if (answer.intent === 'follow') {
      flashNotice(context, {
        type: 'success',
        title: 'cart.notice.code',
        message: 'cart.notice.codeInCart',
      });
    }
  }
  // The complaint stands at the form.
  const place = answer.intent === 'addAll' && answer.error ? `#${FITS_PLACE}` : '';
  throw redirect(returnTo + place, 303);
}

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
    notice.about === 'cart.notice.added'
      ? {...notice, links: [...(notice.links ?? []), ...links]}
      : notice,
  );
}
