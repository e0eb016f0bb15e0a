import {useActionData, useLoaderData, type MetaFunction} from '@remix-run/react';
import {type ActionFunctionArgs, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {personalHeaders} from '~/features/navigation/personal-page';
import {pageMeta} from '~/features/seo/page-meta.server';
import {answerWishlistForm} from '~/features/wishlist/answer-wishlist-form.server';
import {changeWishlist} from '~/features/wishlist/change-wishlist.server';
import {loadWishlist} from '~/features/wishlist/load-wishlist.server';
import {readWishlistForm, refusedWish} from '~/features/wishlist/read-wishlist-form.server';
import {useWishlistAnswer} from '~/features/wishlist/use-wishlist-answer';
import {WishlistPage} from '~/features/wishlist/WishlistPage';
import {readFields} from '~/forms/read-fields';
import {translatorOf} from '~/i18n/messages.server';

export async function loader({context, request}: LoaderFunctionArgs) {
  const title = translatorOf(context.language)('wishlist.title');
  const [wishlist, meta] = await Promise.all([
    loadWishlist(context),
    pageMeta(context, request, {title, noindex: true}),
  ]);
  return {wishlist, meta};
}

export async function action({context, request}: ActionFunctionArgs) {
  const form = await readFields(request);
  const read = readWishlistForm(form);
  if ('answer' in read) return answerWishlistForm(context, request, form, read.answer);

  const {error, cart} = await changeWishlist(context, read.value);
  const answer = error
    ? {...refusedWish(form, error), cart}
    : {intent: read.value.intent, variant: '', error, quantity: null, cart};
  return answerWishlistForm(context, request, form, answer);
}

export const headers = personalHeaders;

export const meta: MetaFunction<typeof loader> = ({data}) => data?.meta ?? [];

export default function WishlistRoute() {
  const {wishlist} = useLoaderData<typeof loader>();
  const answer = useWishlistAnswer(useActionData<typeof action>() ?? null);
  return <WishlistPage wishlist={wishlist} answer={answer} />;
}
