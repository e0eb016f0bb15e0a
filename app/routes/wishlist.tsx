import {
  useActionData,
  useLoaderData,
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/react';
import {type ActionFunctionArgs, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {loadChoiceCard} from '~/features/appointment/service-card.server';
import {loadDestination} from '~/features/chrome/load-destination.server';
import {keepData} from '~/features/navigation/keep-data';
import {personalHeaders} from '~/features/navigation/personal-page';
import {pageMeta} from '~/features/seo/page-meta.server';
import {answerWishlistForm} from '~/features/wishlist/answer-wishlist-form.server';
import {changeWishlist} from '~/features/wishlist/change-wishlist.server';
import {asksForDrawer} from '~/features/wishlist/drawer-address';
import {inTurn} from '~/features/wishlist/in-turn';
import {loadWishlistPage} from '~/features/wishlist/load-wishlist-page.server';
import {readWishlistForm, refusedWish} from '~/features/wishlist/read-wishlist-form.server';
import {readSharedWishes} from '~/features/wishlist/shared-wishes';
import {SharedWishlistPage} from '~/features/wishlist/SharedWishlistPage';
import {useWishlistAnswer} from '~/features/wishlist/use-wishlist-answer';
import {WishlistPage} from '~/features/wishlist/WishlistPage';
import {readPageId} from '~/forms/page-id';
import {readFields} from '~/forms/read-form.server';
import {keepPage} from '~/forms/unsent';
import {translatorOf} from '~/i18n/messages.server';
import {pageMessages} from '~/i18n/page-messages.server';
import {PageMessages} from '~/i18n/PageMessages';

export async function loader({context, request}: LoaderFunctionArgs) {
  const shared = readSharedWishes(new URL(request.url));
  const {language} = context;
  const title = translatorOf(language)(shared ? 'wishlistPage.shared.title' : 'wishlist.title');
  const [page, card, meta] = await Promise.all([
    loadWishlistPage(context, shared, loadDestination(context)),
    asksForDrawer(request.url) ? null : loadChoiceCard(context),
    pageMeta(context, request, {title, noindex: true}),
  ]);
  return {...page, card, messages: pageMessages(language, 'wishlistPage'), meta};
}

/** What the drawer cannot get is `null`, and told inside of it. */
export function clientLoader(args: ClientLoaderFunctionArgs) {
  return asksForDrawer(args.request.url) ? args.serverLoader().catch(() => null) : keepData(args);
}

export async function action({context, request}: ActionFunctionArgs) {
  const form = await readFields(request);
  const read = readWishlistForm(form);
  if ('answer' in read) return answerWishlistForm(context, form, read.answer);

  const change = await changeWishlist(context, read.value, readPageId(form));
  const answer = change.error
    ? {...refusedWish(form, change.error), cart: change.cart}
    : {intent: read.value.intent, variant: '', quantity: null, ...change};
  return answerWishlistForm(context, form, answer);
}

export function clientAction(args: ClientActionFunctionArgs) {
  return inTurn(() => keepPage(args));
}

export const headers = personalHeaders;

export const meta: MetaFunction<typeof loader> = ({data}) => data?.meta ?? [];

export default function WishlistRoute() {
  const {messages, own, shared, card} = useLoaderData<typeof loader>();
  const answer = useWishlistAnswer(useActionData<typeof action>() ?? null, own?.news ?? null);
  return (
    <PageMessages messages={messages}>
      {shared && <SharedWishlistPage shared={shared} card={card} />}
      {own && <WishlistPage wishlist={own.list} link={own.link} card={card} answer={answer} />}
    </PageMessages>
  );
}
