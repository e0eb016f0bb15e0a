import {numberOf} from '~/services/shopify/ids';
import type {AppLoadContext} from '@shopify/remix-oxygen';
import {refuseForm} from '~/forms/read-form.server';
import {href} from '~/i18n/href';
import {longDate} from '~/i18n/long-date';
import {translatorOf} from '~/i18n/messages.server';
import {loadGermanNames} from '../requests/requested-bike.server';
import {refuseRequest} from '../requests/refused-request.server';
import type {LetterBike, LetterGroup, RequestLetter} from '../requests/request-letter';
import type {RequestDefinition} from '../requests/send-request.server';
import {missingPage} from '../errors/missing-page.server';
import {findPurchase, type Reviewed} from './load-review.server';
import {reviewSchema, type Review} from './review-schema';

type Ready = Extract<Reviewed, {state: 'ready'}>;

/** The review of the article with this handle, from who has bought it. */
export function reviewOf(handle: string): RequestDefinition<typeof reviewSchema, Reviewed> {
  return {
    async load(context, request) {
      const reviewed = await findPurchase(context, handle);
      return reviewed ?? missingPage(context, request);
    },
    schema: () => reviewSchema,
    async letter(review, reviewed, {context, form}) {
      const {state} = reviewed;
      if (state === 'unknown') return {refused: await refuseRequest(context, form, 'outage')};
      if (state !== 'ready') {
        const alerts = [translatorOf(context.language)(`review.refused.${state}`)];
        return {refused: refuseForm(form, {status: 403, alerts}, context.language)};
      }
      return reviewLetter(review, reviewed, await letterArticle(context, reviewed));
    },
  };
}

/** The article as mails name it: to the shop with the variant that was bought. */
async function letterArticle(
  context: AppLoadContext,
  {article, purchase: {variant}}: Ready,
): Promise<LetterBike> {
  const {language, settings} = context;
  const {vendor, title, handle} = article;
  const german = await loadGermanNames(context, numberOf(variant.id));
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

/** What mails and webhook say of a review: all that its entry of `product_review` needs, field by field. */
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
    typed: {rating, title, body, author, product: article.id},
    bike,
    groups: (language) => {
      const t = translatorOf(language);
      const stars = t('review.form.stars', {count: rating});
      const ordered = `${order.name}, ${longDate(order.processedAt, language)}`;
      const rows: LetterGroup['rows'] = [
        {label: t('review.letter.rating'), value: stars, chosen: true},
        {label: t('review.letter.title'), value: title, prose: true},
        {label: t('review.letter.body'), value: body, prose: true},
        {label: t('review.letter.author'), value: author},
        {label: t('review.letter.order'), value: ordered},
      ];
      return [{heading: t('review.letter.review'), rows}];
    },
    forShop: [
      {
        heading: translatorOf('de')('review.letter.entry'),
        rows: [
          {label: 'product', value: `${article.handle}, ${article.id}`},
          {label: 'rating', value: fields.rating},
          {label: 'submitted_at', value: fields.submitted_at},
          {label: 'verified_purchase', value: fields.verified_purchase},
        ],
      },
    ],
    data: {
      product: {id: article.id, handle: article.handle},
      variant: variant.id,
      order: {name: order.name, placedAt: order.processedAt},
      fields,
    },
  };
}
