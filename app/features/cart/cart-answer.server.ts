import {data, redirect, type AppLoadContext} from '@shopify/remix-oxygen';
import {safeReturnTo} from '~/safe-addresses';
import {href} from '~/i18n/href';
import type {MessageKey} from '~/i18n/messages';
import {translatorOf} from '~/i18n/messages.server';
import {anchors} from '~/pages';
import {cookieCheck, flashNotice} from '../notices/flash-notice.server';
import type {KnownCart} from './cart-view.server';
import type {CodeError} from './discount-codes.server';

/** A warning from Shopify, shown below its line. */
export interface CartWarning {
  /** The line it belongs to, or `null` when it matches no line in the cart. */
  lineId: string | null;
  message: string;
}

/** The intent of a cart form: adding products, changing lines and codes, or accepting what a link offered. */
export const cartIntents = ['add', 'addAll', 'lines', 'applyLink'] as const;

/**
 * The outcome of a cart form: produced by `readCartForm` or by the change, returned to JavaScript, and flashed to the
 * next page after a plain form.
 */
export interface CartAnswer {
  intent: (typeof cartIntents)[number] | null;
  warnings: CartWarning[];
  /** Why something was not changed. */
  error: MessageKey | null;
  refused: Refused[];
  /** What was added: 'Gravel X (Reseda, 50 cm)'. */
  added?: string;
  refusedCode?: {typed: string; message: CodeError} | null;
}

/** The cart action's response for JavaScript: with the current cart, unless Shopify was not queried or is down. */
export interface CartFormAnswer extends CartAnswer {
  known: KnownCart | null;
}

/** A rejected change, and why. */
export interface Refused {
  /** `null` when adding products. */
  lineId: string | null;
  /** The typed value; `null` if a line was to be removed. */
  quantity: string | null;
  message: MessageKey;
}

/**
 * Response to a plain cart form: a redirect with 303 to the page it was sent from (`returnTo`, else the cart page),
 * which shows the result; to the cart page with warnings that only its lines show. Instead 400 for a rejected change on
 * the cart page, a rejected discount code (its field exists nowhere else without JavaScript) and a rejected cart link.
 * Without cookies: 303 to the cookie check there.
 */
export function respondToPlainForm(context: AppLoadContext, form: FormData, answer: CartAnswer) {
  const cartPage = href(context.language, 'cart');
  const warned = answer.warnings.length > 0 && answer.intent !== 'add';
  const returnTo = (!warned && safeReturnTo(form.get('returnTo'))) || cartPage;
  const showsOnCartPage =
    returnTo === cartPage || Boolean(answer.refusedCode) || answer.intent === 'applyLink';
  if (answer.error && showsOnCartPage) return data(answer, {status: 400});

  flashCartAnswer(context, answer);
  if (!answer.error && answer.warnings.length === 0) {
    if (
      answer.intent === 'add' ||
      answer.intent === 'addAll' ||
      (answer.intent === 'applyLink' && form.get('add'))
    ) {
      flashNotice(context, {
        type: 'success',
        title: 'cart.notice.added',
        message: answer.added ? 'cart.notice.article' : null,
        ...(answer.added && {values: {article: answer.added}}),
        ...(form.has('fits') && {
          links: [{text: translatorOf(context.language)('cart.fits'), href: `#${anchors.fits}`}],
        }),
      });
    } else if (answer.intent === 'applyLink') {
      flashNotice(context, {
        type: 'success',
        title: 'cart.notice.code',
        message: 'cart.notice.codeInCart',
      });
    }
  }
  // The error is shown at the form.
  const anchor = answer.intent === 'addAll' && answer.error ? `#${anchors.fits}` : '';
  throw redirect(cookieCheck(context, cartPage) ?? returnTo + anchor, 303);
}

const KEY = 'cart-answer';

/** Flashes the outcome of a plain cart form to the next page. */
export function flashCartAnswer({session}: AppLoadContext, answer: CartAnswer): void {
  session.flash(KEY, answer);
}

/** Reads the flashed outcome once, and only for a document; the session is encrypted, so its content is trusted. */
export function takeCartAnswer({session, isDocument}: AppLoadContext): CartAnswer | null {
  return isDocument ? (session.take(KEY) as CartAnswer | null) : null;
}
