import {useActionData, useLoaderData} from '@remix-run/react';
import {data, type ActionFunctionArgs, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {readCartForm} from '~/features/cart/cart-form.server';
import {type CartAnswer, respondToPlainForm} from '~/features/cart/cart-answer.server';
import {readCartLink} from '~/features/cart/cart-link';
import {CartPage} from '~/features/cart/CartPage';
import {changeCartOnce, changeAndLoadCart} from '~/features/cart/change-cart.server';
import {loadCart} from '~/features/cart/load-cart.server';
import {CartOfferForm} from '~/features/cart-link/CartOfferForm';
import {loadCartOffer} from '~/features/cart-link/load-cart-offer.server';
import {unlistedMeta} from '~/features/seo/page-meta.server';
import {readPageId} from '~/forms/PageId';
import {readFields} from '~/forms/read-form.server';
import {pageMessages} from '~/i18n/messages.server';

export async function loader({context, request}: LoaderFunctionArgs) {
  context.makePrivate();
  const link = readCartLink(new URL(request.url));
  const [cart, offer] = await Promise.all([
    loadCart(context),
    link && loadCartOffer(context, link),
  ]);
  return {
    ...cart,
    offer,
    ...(offer && {
      messages: pageMessages(context.language, 'cartLink', 'cartPage.code.discount'),
    }),
    meta: await unlistedMeta(context, request, 'cart.title'),
  };
}

/** Redirects a plain form submission to a page that shows the cart; returns the changed cart to script. */
export async function action({context, request}: ActionFunctionArgs) {
  const form = await readFields(request);
  const parsed = readCartForm(form);
  if (context.isDocument) {
    const answer =
      'answer' in parsed
        ? parsed.answer
        : await changeCartOnce(context, parsed.value, readPageId(form));
    return respondToPlainForm(context, form, answer);
  }
  const answer =
    'answer' in parsed
      ? {...parsed.answer, known: null}
      : await changeAndLoadCart(context, parsed.value);
  return data(answer, {status: answer.error ? 400 : 200});
}

export {keepInputOnOutage as clientAction} from '~/forms/submission';
export {meta, unlessPosted as shouldRevalidate} from '~/features/navigation/route-exports';

export default function CartRoute() {
  const {offer} = useLoaderData<typeof loader>();
  const answer = useActionData<CartAnswer>() ?? null;
  return <CartPage answer={answer}>{offer && <CartOfferForm offer={offer} />}</CartPage>;
}
