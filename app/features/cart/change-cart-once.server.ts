import type {AppLoadContext} from '@shopify/remix-oxygen';
import {createDoneOnce} from '~/services/http/done-once';
import {readCartId, rememberCartId} from './cart-cookie.server';
import type {CartAnswer} from './cart-answer';
import type {CartRequest} from './cart-schema';
import {changeCart, type ChangedCart} from './change-cart.server';

const changeOnce = createDoneOnce<ChangedCart>(() => true);

/**
 * Like `changeCart`, but what a double click on a plain page sends twice is carried out once. Browsers drop the first
 * answer then, with its cookies, so the second one brings the same cart. `pageId` is another one in each
 * rendering: whoever adds, sees the next page and adds again gets both. Script sends once by itself.
 */
export async function changeCartOnce(
  context: AppLoadContext,
  request: CartRequest,
  pageId: string | null,
): Promise<CartAnswer> {
  if (!context.isDocument || !pageId) return (await changeCart(context, request)).answer;

  // Nobody else knows the page's id; the cart's keeps apart whoever might.
  const cartId = readCartId(context) ?? '';
  const key = `${pageId} ${cartId} ${JSON.stringify(request)}`;
  const {outcome, again} = await changeOnce(
    key,
    () => changeCart(context, request),
    (work) => context.waitUntil(work),
  );
  if (again && outcome.cartId) rememberCartId(context, outcome.cartId);
  return outcome.answer;
}
