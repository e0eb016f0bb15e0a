import {useActionData, useLoaderData, type ClientLoaderFunctionArgs} from '@remix-run/react';
import {data, type ActionFunctionArgs, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {loadChoiceCard} from '~/features/site/service-card.server';
import {unlistedMeta} from '~/features/seo/page-meta.server';
import {
  respondToPlainForm,
  changeWishlist,
  readWishlistForm,
  rejectedAnswer,
  type WishlistAnswer,
} from '~/features/wishlist/change-wishlist.server';
import {isDrawerRequest, readSharedWishlist} from '~/features/wishlist/wishlist';
import {
  loadWishlistPage,
  readWishlistState,
  type WishlistState,
} from '~/features/wishlist/load-wishlist.server';
import {SharedWishlistPage} from '~/features/wishlist/SharedWishlistPage';
import {WishlistPage} from '~/features/wishlist/WishlistPage';
import {readPageId} from '~/forms/PageId';
import {readFields} from '~/forms/read-form.server';
import {pageMessages} from '~/i18n/messages.server';

export async function loader({context, request}: LoaderFunctionArgs) {
  context.makePrivate();
  const shared = readSharedWishlist(new URL(request.url));
  const {language} = context;
  const [page, card, meta] = await Promise.all([
    loadWishlistPage(context, shared),
    isDrawerRequest(request.url) ? null : loadChoiceCard(context),
    unlistedMeta(context, request, shared ? 'wishlistPage.shared.title' : 'wishlist.title'),
  ]);
  return {...page, card, messages: pageMessages(language, 'wishlistPage'), meta};
}

/** A failed request for the drawer returns `null`, and the drawer shows the error itself. */
export function clientLoader(args: ClientLoaderFunctionArgs) {
  const loading = args.serverLoader();
  return isDrawerRequest(args.request.url) ? loading.catch(() => null) : loading;
}

/** Returns the changed list to script; redirects a plain form submission to a page that shows it. */
export async function action({context, request}: ActionFunctionArgs) {
  const form = await readFields(request);
  const parsed = readWishlistForm(form);
  const reply = (answer: WishlistAnswer, state: WishlistState) =>
    context.isDocument
      ? respondToPlainForm(context, form, answer)
      : data({...answer, state}, {status: answer.error ? 400 : 200});
  if ('answer' in parsed) return reply(parsed.answer, readWishlistState(context));

  const {error, cart, news, state} = await changeWishlist(context, parsed.value, readPageId(form));
  const answer = error
    ? {...rejectedAnswer(form, error), cart}
    : {intent: parsed.value.intent, variant: '', quantity: null, error, cart, news};
  return reply(answer, state);
}

export {keepInputOnOutage as clientAction} from '~/forms/submission';
export {meta, onWishlistPage as shouldRevalidate} from '~/features/navigation/route-exports';

export default function WishlistRoute() {
  const {own, shared, card} = useLoaderData<typeof loader>();
  const sent = useActionData<WishlistAnswer>() ?? null;
  return (
    <>
      {shared && <SharedWishlistPage shared={shared} card={card} />}
      {own && <WishlistPage {...own} card={card} sent={sent} />}
    </>
  );
}
