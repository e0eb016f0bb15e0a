import {data, redirect, type AppLoadContext} from '@shopify/remix-oxygen';
import {safeReturnTo} from '~/safe-addresses';
import {href} from '~/i18n/href';
import type {MessageKey} from '~/i18n/messages';
import {translatorOf} from '~/i18n/messages.server';
import {FITS_PLACE} from '../goods/goods';
import {flashNotice} from '../notices/flash-notice.server';
import type {KnownCart} from './cart-view.server';

/** A warning of the product platform, shown under its line. */
export interface CartWarning {
  /** The line it belongs to, or `null` when it names none in the cart. */
  lineId: string | null;
  message: string;
}

/** What a form of the cart wants: more goods, changes at lines and codes, or what a link has offered. */
export const cartIntents = ['add', 'addAll', 'lines', 'follow'] as const;

/**
 * What became of a form of the cart: `readCartForm` or `changeCart` tells it, script gets it, and for a plain form it is kept
 * for the page that follows.
 */
export interface CartAnswer {
  intent: (typeof cartIntents)[number] | null;
  warnings: CartWarning[];
  /** Why something was not changed. */
  error: MessageKey | null;
  refused: Refused[];
  /** What was added: 'Gravel X (Reseda, 50 cm)'. */
  added?: string;
  /** A code that was not taken. */
  refusedCode?: {typed: string; message: CodeComplaint} | null;
}

/** What the cart's action answers to script: with the cart as it is now, unless nothing was asked of Shopify. */
export interface CartFormAnswer extends CartAnswer {
  known: KnownCart | null;
}

/** Why a code is not taken; the cart brings these words along. */
export type CodeComplaint = Extract<MessageKey, `cartPage.code.refused.${string}`>;

/** What was refused at one place, and why. */
export interface Refused {
  /** `null` where goods are added. */
  lineId: string | null;
  /** What was typed; `null` where a line was to be removed. */
  quantity: string | null;
  message: MessageKey;
}

/**
 * The last step of the cart's action for a plain form: leads back by 303 to where it stood (`returnTo`, else the cart
 * page), where notice, warnings or complaint await it. A refused change of the cart page itself is answered there with
 * 400, and so is a discount code, whose field stands nowhere else, and what a link asked for.
 */
export function answerPlainForm(context: AppLoadContext, form: FormData, answer: CartAnswer) {
  const cartPage = href(context.language, 'cart');
  const returnTo = safeReturnTo(form.get('returnTo')) ?? cartPage;
  const isOfCartPage =
    returnTo === cartPage || Boolean(answer.refusedCode) || answer.intent === 'follow';
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

/** The kept answer, once, and only for a page; the session is encrypted, so its content is our own. */
export function takeCartAnswer({session, isDocument}: AppLoadContext): CartAnswer | null {
  return isDocument ? (session.take(KEY) as CartAnswer | null) : null;
}
