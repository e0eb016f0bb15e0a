import {
  useActionData,
  useLoaderData,
  useRouteLoaderData,
  type ClientLoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/react';
import {type ActionFunctionArgs, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {answerCartForm} from '~/features/cart/answer-cart-form.server';
import {readCartLink} from '~/features/cart/cart-link';
import {CartPage} from '~/features/cart/CartPage';
import {changeCartOnce} from '~/features/cart/change-cart-once.server';
import {loadCart} from '~/features/cart/load-cart.server';
import {readCartForm, refusal, withRefused} from '~/features/cart/read-cart-form.server';
import {loadDestination} from '~/features/chrome/load-destination.server';
import {CartOfferForm} from '~/features/cart-link/CartOfferForm';
import {loadCartOffer} from '~/features/cart-link/load-cart-offer.server';
import {keepData} from '~/features/navigation/keep-data';
import {personalHeaders} from '~/features/navigation/personal-page';
import {pageMeta} from '~/features/seo/page-meta.server';
import {readPageId} from '~/forms/page-id';
import {readFields} from '~/forms/read-form.server';
import {keepPage} from '~/forms/unsent';
import {translatorOf} from '~/i18n/messages.server';
import {pageMessages} from '~/i18n/page-messages.server';
import {PageMessages} from '~/i18n/PageMessages';
import type {RootData} from '~/root';
import {ShopifyUserError} from '~/services/shopify/shopify-user-error';

export async function loader({context, request}: LoaderFunctionArgs) {
  const title = translatorOf(context.language)('cart.title');
  const link = readCartLink(new URL(request.url));
  const [cart, offer] = await Promise.all([
    loadCart(context, loadDestination),
    link && loadCartOffer(context, link, loadDestination(context)),
  ]);
  return {
    cart,
    offer,
    messages: cart?.messages ?? pageMessages(context.language, 'cartPage'),
    meta: await pageMeta(context, request, {title, noindex: true}),
  };
}

export async function action({context, request}: ActionFunctionArgs) {
  const form = await readFields(request);
  const read = readCartForm(form);
  if ('answer' in read) return answerCartForm(context, form, read.answer);

  try {
    const answer = await changeCartOnce(context, read.value, readPageId(form));
    return answerCartForm(context, form, withRefused(answer, read.refused));
  } catch (error) {
    if (!(error instanceof ShopifyUserError)) throw error;
    console.error(`${error.operation} refused: ${error.message}`);
    const answer = refusal(form, '', 'cart.error.refused');
    return answerCartForm(context, form, answer);
  }
}

export const clientLoader = (args: ClientLoaderFunctionArgs) => keepData(args);

export const clientAction = keepPage;

export const headers = personalHeaders;

export const meta: MetaFunction<typeof loader> = ({data}) => data?.meta ?? [];

export default function CartRoute() {
  const {cart, offer, messages} = useLoaderData<typeof loader>();
  const kept = useRouteLoaderData<RootData>('root')?.cartAnswer ?? null;
  const answer = useActionData<typeof action>() ?? kept;
  return (
    <PageMessages messages={messages}>
      <CartPage cart={cart} answer={answer}>
        {offer && <CartOfferForm offer={offer} />}
      </CartPage>
    </PageMessages>
  );
}
