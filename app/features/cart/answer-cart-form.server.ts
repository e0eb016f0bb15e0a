import {data, redirect, type AppLoadContext} from '@shopify/remix-oxygen';
import {safeReturnTo} from '~/forms/return-to';
import {href} from '~/i18n/href';
import {flashNotice} from '../notices/flash-notice.server';
import type {CartAnswer} from './cart-answer';
import {flashCartAnswer} from './flash-cart-answer.server';

/**
 * Answers a cart form. A form that script sent gets the answer as data. A plain form is led back by 303 to
 * where it stood (`returnTo`, else the cart page), where notice, warnings or complaint await it; a refused
 * change of the cart page itself is answered there with 400, and so is a discount code, whose field
 * stands nowhere else, and what a link asked for.
 */
export function answerCartForm(context: AppLoadContext, form: FormData, answer: CartAnswer) {
  if (!context.isDocument) return data(answer, {status: answer.error ? 400 : 200});

  const cartPage = href(context.language, 'cart');
  const returnTo = safeReturnTo(form.get('returnTo')) ?? cartPage;
  const isOfCartPage =
    returnTo === cartPage || answer.error?.field === 'code' || answer.intent === 'follow';
  if (answer.error && isOfCartPage) return data(answer, {status: 400});

  flashCartAnswer(context, answer);
  if (!answer.error && answer.warnings.length === 0) {
    if (answer.intent === 'add' || (answer.intent === 'follow' && form.get('add'))) {
      flashNotice(context, {
        type: 'success',
        title: 'cart.notice.added',
        message: answer.added ? 'cart.notice.article' : null,
        ...(answer.added && {values: {article: answer.added}}),
      });
    } else if (answer.intent === 'follow') {
      flashNotice(context, {
        type: 'success',
        title: 'cart.notice.code',
        message: 'cart.notice.codeInCart',
      });
    }
  }
  throw redirect(returnTo, 303);
}
