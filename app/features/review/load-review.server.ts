import type {AppLoadContext} from '@shopify/remix-oxygen';
import {longDate} from '~/i18n/long-date';
import {pageMessages} from '~/i18n/page-messages.server';
import {optional} from '~/services/http/outage.server';
import type {OrderedLine, Profile} from '~/services/shopify/accounts/accounts';
import type {ProductMention} from '~/services/shopify/product.server';
import {isPurchase} from '../goods/purchase';
import {toImageView} from '../pictures/image-view';
import {sealRequest} from '../requests/request-seal.server';

interface Purchase {
  order: OrderedLine['order'];
  variant: NonNullable<OrderedLine['line']['variant']>;
}

/**
 * Whether an article may be reviewed. `unknown`: Shopify does not answer, so nobody can say; the article is `null` where
 * it could not be had either.
 */
export type Reviewed =
  | {state: 'ready'; article: ProductMention; profile: Profile; purchase: Purchase}
  | {
      state: 'signedOut' | 'notBought' | 'unknown';
      article: ProductMention | null;
      profile: Profile | null;
      purchase: null;
    };

/** The article of an address, and whether its visitor has bought it; `null` when there is no such article. */
export async function findPurchase(
  {shopify, customer}: AppLoadContext,
  handle: string,
): Promise<Reviewed | null> {
  const [article, profile] = await Promise.all([
    optional(shopify.product.mention(handle), 'unknown' as const, 'Cannot get a reviewed article'),
    optional(
      customer?.profile() ?? Promise.resolve(null),
      'unknown' as const,
      'Cannot get the customer of a review',
    ),
  ]);
  if (!article) return null;
  const known = article === 'unknown' ? null : article;
  const none = {article: known, purchase: null, profile: profile === 'unknown' ? null : profile};
  if (!customer || !profile) return {state: 'signedOut', ...none};
  if (!known || profile === 'unknown') return {state: 'unknown', ...none};

  const found = await optional(
    customer.orders.findLine(
      ({order, line}) => line.variant?.product.id === known.id && isPurchase(order, line),
    ),
    'outage' as const,
    'Cannot look through the orders of a customer',
  );
  if (found === 'outage') return {state: 'unknown', ...none};
  if (!found) return {state: 'signedOut', ...none};
  const variant = found === 'unknown' ? null : found.line.variant;
  if (found === 'unknown' || !variant) return {state: 'notBought', ...none};
  return {state: 'ready', article: known, profile, purchase: {order: found.order, variant}};
}

export type ReviewData = NonNullable<Awaited<ReturnType<typeof loadReview>>>;

/** What the page of a review needs; `null` when there is no such article. */
export async function loadReview(context: AppLoadContext, handle: string) {
  const [reviewed, seal] = await Promise.all([findPurchase(context, handle), sealRequest(context)]);
  if (!reviewed) return null;
  const {language} = context;
  const {state, article, profile, purchase} = reviewed;
  const title = article && `${article.vendor} ${article.title}`;
  return {
    state,
    handle,
    title,
    image: article?.featuredImage ? toImageView(article.featuredImage, '') : null,
    bought: purchase && {
      order: purchase.order.name,
      date: longDate(purchase.order.processedAt, language),
    },
    initial: {author: shownName(profile)},
    seal,
    messages: pageMessages(language, 'review', 'requests'),
  };
}

/** A name that gives away no more than needs be: 'Jana P.' */
function shownName(profile: Profile | null): string {
  const [initial] = profile?.lastName?.trim() ?? '';
  return [profile?.firstName?.trim(), initial && `${initial}.`].filter(Boolean).join(' ');
}
