import type {AppLoadContext} from '@shopify/remix-oxygen';
import {longDate} from '~/i18n/long-date';
import {pageMessages} from '~/i18n/page-messages.server';
import {optional} from '~/services/http/optional.server';
import type {OrderedLine} from '~/services/shopify/customer-order.server';
import type {Customer as SignedInCustomer} from '~/services/shopify/customer.server';
import type {ProductMention} from '~/services/shopify/product.server';
import {isPurchase} from '../goods/purchase';
import {toImageView} from '../pictures/image-view';
import {sealRequest} from '../requests/request-seal.server';

type Customer = Pick<SignedInCustomer, 'firstName' | 'lastName' | 'email'>;

/** Who wants to review, with the token to ask Shopify; `null` for who is not signed in, 'unknown' while nobody can tell. */
export type Reviewer = {customer: Customer; token: string} | 'unknown' | null;

interface Purchase {
  customer: Customer;
  order: OrderedLine['order'];
  variant: NonNullable<OrderedLine['line']['variant']>;
}

/**
 * Whether an article may be reviewed. `unknown`: Shopify does not answer, so nobody can say; the article is `null` where
 * it could not be had either.
 */
export type Reviewed =
  | {state: 'ready'; article: ProductMention; purchase: Purchase}
  | {state: 'signedOut' | 'notBought' | 'unknown'; article: ProductMention | null; purchase: null};

/** The article of an address, and whether its visitor has bought it; `null` when there is no such article. */
export async function findPurchase(
  {shopify}: AppLoadContext,
  handle: string,
  reviewer: Reviewer,
): Promise<Reviewed | null> {
  const asked = shopify.product.mention(handle);
  const article = await optional(asked, 'unknown' as const, 'Cannot get a reviewed article');
  if (!article) return null;
  const known = article === 'unknown' ? null : article;
  if (!reviewer) return {state: 'signedOut', article: known, purchase: null};
  if (!known || reviewer === 'unknown') return {state: 'unknown', article: known, purchase: null};

  const {customer, token} = reviewer;
  const found = await optional(
    shopify.customer.orders.findLine(
      token,
      ({order, line}) => line.variant?.product.id === known.id && isPurchase(order, line),
    ),
    'unknown' as const,
    'Cannot look through the orders of a customer',
  );
  if (found === 'unknown') return {state: 'unknown', article: known, purchase: null};
  const variant = found?.line.variant;
  return found && variant
    ? {state: 'ready', article: known, purchase: {customer, order: found.order, variant}}
    : {state: 'notBought', article: known, purchase: null};
}

export type ReviewData = NonNullable<Awaited<ReturnType<typeof loadReview>>>;

/** What the page of a review needs; `null` when there is no such article. */
export async function loadReview(context: AppLoadContext, handle: string, reviewer: Reviewer) {
  const [reviewed, seal] = await Promise.all([
    findPurchase(context, handle, reviewer),
    sealRequest(context),
  ]);
  if (!reviewed) return null;
  const {language} = context;
  const {state, article, purchase} = reviewed;
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
    initial: {author: shownName(reviewer)},
    seal,
    messages: pageMessages(language, 'review', 'requests'),
  };
}

/** A name that gives away no more than needs be: 'Jana P.' */
function shownName(reviewer: Reviewer): string {
  if (!reviewer || reviewer === 'unknown') return '';
  const {firstName, lastName} = reviewer.customer;
  const [initial] = lastName?.trim() ?? '';
  return [firstName?.trim(), initial && `${initial}.`].filter(Boolean).join(' ');
}
