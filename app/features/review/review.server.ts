import {defaultLanguage} from '~/i18n/languages';
import type {AppLoadContext} from '@shopify/remix-oxygen';
import {refuseForm} from '~/forms/read-form.server';
import {href} from '~/i18n/href';
import {longDate} from '~/i18n/formats';
import {pageMessages, translatorOf} from '~/i18n/messages.server';
import {nullIfSignedOut, optional} from '~/services/http/outage.server';
import type {Profile} from '~/services/shopify/accounts/customer-data';
import {numericIdOf} from '~/services/shopify/ids';
import {refuseSignedOut} from '../account/customer.server';
import {missingPage} from '../errors/error-responses.server';
import {isPurchase} from '../goods/goods';
import {toImageView} from '../pictures/image-view';
import {refuseRequest} from '../requests/request-answers.server';
import type {LetterBike, LetterGroup, RequestLetter} from '../requests/request-letter.server';
import {sealRequest} from '../requests/request-seal.server';
import {loadGermanNames} from '../requests/requested-bike.server';
import {defineRequest} from '../requests/send-request.server';
import {type Review, reviewSchema} from './review-schema';

/**
 * The product in a URL, and whether the visitor has bought it; `null` if there is no such product. `unknown`: Shopify is
 * unavailable; the product is `null` if it could not be loaded either.
 */
async function findPurchase({shopify, customer}: AppLoadContext, handle: string) {
  const [article, profile] = await Promise.all([
    optional(shopify.product.mention(handle), 'unknown' as const, 'Cannot get a reviewed article'),
    optional(
      customer?.profile().catch(nullIfSignedOut) ?? Promise.resolve(null),
      'unknown' as const,
      'Cannot get the customer of a review',
    ),
  ]);
  if (!article) return null;
  const mention = article === 'unknown' ? null : article;
  const details = {
    article: mention,
    purchase: null,
    profile: profile === 'unknown' ? null : profile,
  };
  if (!customer || !profile) return {...details, state: 'signedOut' as const};
  if (!mention || profile === 'unknown') return {...details, state: 'unknown' as const};

  const found = await optional(
    customer.orders
      .findLine(
        ({order, line}) => line.variant?.product.id === mention.id && isPurchase(order, line),
      )
      .catch(nullIfSignedOut),
    'outage' as const,
    'Cannot look through the orders of a customer',
  );
  if (found === 'outage') return {...details, state: 'unknown' as const};
  if (!found) return {...details, state: 'signedOut' as const};
  const variant = found === 'unknown' ? null : found.line.variant;
  if (found === 'unknown' || !variant) return {...details, state: 'notBought' as const};
  const purchase = {order: found.order, variant};
  return {state: 'ready' as const, article: mention, profile, purchase};
}

export type ReviewData = NonNullable<Awaited<ReturnType<typeof loadReview>>>;

/** Data of the review page; `null` if there is no such product. */
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

/** The suggested author name, without the full last name: 'Jana P.' */
function shownName(profile: Profile | null): string {
  const [initial] = profile?.lastName?.trim() ?? '';
  return [profile?.firstName?.trim(), initial && `${initial}.`].filter(Boolean).join(' ');
}

type Ready = Extract<Awaited<ReturnType<typeof findPurchase>>, {state: 'ready'}>;

/** The review of the product with this handle, by a customer who has bought it. */
export function reviewRequestFor(handle: string) {
  return defineRequest({
    async load(context, request) {
      const reviewed = await findPurchase(context, handle);
      return reviewed ?? missingPage(context, request);
    },
    schema: () => reviewSchema,
    async letter(review, reviewed, {context, form}) {
      const {state} = reviewed;
      if (state === 'unknown') return {refused: await refuseRequest(context, form, 'outage')};
      if (state === 'signedOut') return {refused: refuseSignedOut(context, form, 403)};
      if (state !== 'ready') {
        const alerts = [translatorOf(context.language)(`review.refused.${state}`)];
        return {refused: refuseForm(form, {status: 403, alerts}, context.language)};
      }
      const sentFrom = context.accounts.passwords ? 'account' : 'accountWithoutPassword';
      return {
        ...reviewLetter(review, reviewed, await letterArticle(context, reviewed)),
        sentFrom,
      };
    },
  });
}

/** The product as named in mails: to the shop with the variant that was bought. */
async function letterArticle(
  context: AppLoadContext,
  {article, purchase: {variant}}: Ready,
): Promise<LetterBike> {
  const {language, settings} = context;
  const {vendor, title, handle} = article;
  const german = await loadGermanNames(context, numericIdOf(variant.id));
  return {
    isBike: false,
    title: `${vendor} ${title}`,
    variant: '',
    url: settings.SHOP_ORIGIN + href(language, 'product', {handle}),
    sku: variant.sku || null,
    price: null,
    ...(german && {german}),
  };
}

/** Mails and webhook of a review, with each field of its `shop_review` entry. */
function reviewLetter(
  review: Review,
  {article, profile, purchase}: Ready,
  bike: LetterBike,
): RequestLetter {
  const {rating, title, body, author} = review;
  const {order, variant} = purchase;
  const {firstName, lastName} = profile;
  const name = [firstName, lastName].filter(Boolean).join(' ') || author;
  const email = profile.email ?? '';
  const translateForShop = translatorOf(defaultLanguage);
  const product = {id: article.id, handle: article.handle};
  const fields = {
    rating: JSON.stringify({value: `${rating}.0`, scale_min: '1.0', scale_max: '5.0'}),
    title,
    body,
    author_display_name: author,
    submitted_at: new Date().toISOString(),
    verified_purchase: 'true',
  };
  return {
    kind: 'review',
    customer: {name, email},
    bike,
    groups: (language) => {
      const t = translatorOf(language);
      const stars = t('review.form.stars', {count: rating});
      const orderText = `${order.name}, ${longDate(order.processedAt, language)}`;
      const rows: LetterGroup['rows'] = [
        {label: t('review.letter.rating'), value: stars, chosen: true},
        {label: t('review.form.title'), value: title, isFreeText: true},
        {label: t('review.letter.body'), value: body, isFreeText: true},
        {label: t('review.form.author'), value: author},
        {label: t('review.letter.order'), value: orderText},
      ];
      return [{heading: t('review.letter.review'), rows}];
    },
    forShop: [
      {
        heading: translateForShop('review.letter.entry'),
        rows: (['rating', 'submitted_at', 'verified_purchase'] as const).map((label) => ({
          label,
          value: fields[label],
        })),
      },
      {
        heading: translateForShop('review.letter.list'),
        rows: Object.entries(product).map(([label, value]) => ({label, value})),
      },
    ],
    data: {
      product,
      variant: variant.id,
      order: {name: order.name, placedAt: order.processedAt},
      fields,
    },
  };
}
