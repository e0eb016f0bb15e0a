import {useActionData, useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, type ActionFunctionArgs, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {readCartForm} from '~/features/cart/cart-form.server';
import {type CartAnswer, answerPlainForm} from '~/features/cart/cart-answer.server';
import {readCartLink} from '~/features/cart/cart-link';
import {CartPage} from '~/features/cart/CartPage';
import type {KnownCart} from '~/features/cart/cart-view.server';
import {changeCart, changeCartOnce, refusedChange} from '~/features/cart/change-cart.server';
import {loadCart, loadFrameCart, toKnownCart} from '~/features/cart/load-cart.server';
import {CartOfferForm} from '~/features/cart-link/CartOfferForm';
import {loadCartOffer} from '~/features/cart-link/load-cart-offer.server';
import {pageStays} from '~/features/navigation/page-stays';
import {personalHeaders} from '~/features/navigation/personal-answers.server';
import {pageMeta} from '~/features/seo/page-meta.server';
import {keepTyped} from '~/forms/submission';
import {readPageId} from '~/forms/PageId';
import {readFields} from '~/forms/read-form.server';
import {translatorOf, pageMessages} from '~/i18n/messages.server';
import {PageMessages} from '~/i18n/use-language';
import {ShopifyUserError} from '~/services/shopify/client.server';

export async function loader({context, request}: LoaderFunctionArgs) {
  const title = translatorOf(context.language)('cart.title');
  const link = readCartLink(new URL(request.url));
  const [cart, offer] = await Promise.all([
    loadCart(context),
    link && loadCartOffer(context, link),
  ]);
  return {
    ...cart,
    offer,
    messages: cart.cart?.messages ?? pageMessages(context.language, 'cartPage'),
    meta: await pageMeta(context, request, {title, noindex: true}),
  };
}

/** Script gets the cart as the form has left it; a plain form is led to a page that shows it. */
export async function action({context, request}: ActionFunctionArgs) {
  const form = await readFields(request);
  const read = readCartForm(form);
  const reply = (answer: CartAnswer, known: KnownCart | null) =>
    context.isDocument
      ? answerPlainForm(context, form, answer)
      : data({...answer, known}, {status: answer.error ? 400 : 200});
  if ('answer' in read) return reply(read.answer, null);

  try {
    if (context.isDocument) {
      return reply(await changeCartOnce(context, read.value, readPageId(form)), null);
    }
    const changed = await changeCart(context, read.value);
    const known = await toKnownCart(context, changed);
    return reply(changed.answer, known);
  } catch (error) {
    if (!(error instanceof ShopifyUserError)) throw error;
    console.error(`${error.operation} refused: ${error.message}`);
    // Another tab may have changed what this one shows.
    const {cartUnknown, ...cart} = await loadFrameCart(context);
    return reply(refusedChange(read.value), cartUnknown ? null : cart);
  }
}

/** The answer brings the cart along. */
export const shouldRevalidate = pageStays;

export const clientAction = keepTyped;

export const headers = personalHeaders;

export const meta: MetaFunction<typeof loader> = ({data}) => data?.meta ?? [];

export default function CartRoute() {
  const {offer, messages} = useLoaderData<typeof loader>();
  const answer = useActionData<CartAnswer>() ?? null;
  return (
    <PageMessages messages={messages}>
      <CartPage answer={answer}>{offer && <CartOfferForm offer={offer} />}</CartPage>
    </PageMessages>
  );
}
