import type {AppLoadContext} from '@shopify/remix-oxygen';
import {readForm, refusedForm} from '~/forms/read-form.server';
import {href} from '~/i18n/href';
import {longDate} from '~/i18n/long-date';
import {translatorOf} from '~/i18n/messages.server';
import {deliverRequest, type Delivery} from '../requests/deliver-request.server';
import {loadGermanNames} from '../requests/letter-bike.server';
import {refuseRequest} from '../requests/refused-request.server';
import type {LetterBike, LetterGroup, RequestLetter} from '../requests/request-letter';
import {checkSeal} from '../requests/request-seal.server';
import {findPurchase, type Reviewed} from './load-review.server';
import {reviewSchema, type Review} from './review-schema';

type Ready = Extract<Reviewed, {state: 'ready'}>;

/** Sends a review to the shop, if its writer has bought the article; `null` when there is no such article. */
export async function sendReview(
  context: AppLoadContext,
  handle: string,
  form: FormData,
): Promise<Delivery | null> {
  const {language} = context;
  const trapped = await checkSeal(context, form);
  if (trapped) return {refused: trapped};
  const read = readForm(form, reviewSchema, language);
  if (!read.success) return {refused: {status: 400, answer: read.answer}};

  const reviewed = await findPurchase(context, handle);
  if (!reviewed) return null;
  const {state} = reviewed;
  if (state === 'unknown') return {refused: await refuseRequest(context, form, 'outage')};
  if (state !== 'ready') {
    const alerts = [translatorOf(language)(`review.refused.${state}`)];
    return {refused: {status: 403, answer: refusedForm(form, {alerts}, language)}};
  }
  const article = await letterArticle(context, reviewed);
  return deliverRequest(context, form, reviewLetter(read.value, reviewed, article));
}

/** The article as mails name it: to the shop with the variant that was bought. */
async function letterArticle(
  context: AppLoadContext,
  {article, purchase: {variant}}: Ready,
): Promise<LetterBike> {
  const {language, settings} = context;
  const {vendor, title, handle} = article;
  const german = await loadGermanNames(context, variant.id.slice(variant.id.lastIndexOf('/') + 1));
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
