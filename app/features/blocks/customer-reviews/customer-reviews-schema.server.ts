import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {z} from 'zod';
import {translatorOf} from '~/i18n/messages.server';
import {
  component,
  flag,
  longText,
  number,
  parts,
  requiredText,
  text,
} from '../../story/field-schemas.server';

const quoteField = longText({required: true});
const quote = quoteField
  .transform(withoutQuotes)
  .refine((words) => words !== '', 'is empty')
  .meta(quoteField.meta() ?? {});

const review = component('review', {
  quote,
  author: requiredText({max_length: 60, translatable: false}),
  subject: text({max_length: 60}),
  stars: number({description: '1–5'}),
});

/** What customers say, with the shop's rating at Google. */
export const customerReviewsSchema = component('customer-reviews', {
  headline: requiredText(),
  show_rating: flag(),
  items: parts(review, 12),
});

/**
 * The shop's rating at Google, stars from 0 to 5 and their number, 0 when it is unknown or not to be shown; and what the law wants told
 * beside it: that nobody here has checked whose words these are.
 */
export async function loadReviewRating(
  {show_rating: shown}: z.output<typeof customerReviewsSchema>,
  {googleReviews, language}: AppLoadContext,
): Promise<{rating: number; count: number; unchecked: string}> {
  const rating = shown ? await googleReviews.rating() : {rating: 0, count: 0};
  return {...rating, unchecked: translatorOf(language)('review.unchecked')};
}

const MARKS = '"„“”»«';
const QUOTED = new RegExp(`^[${MARKS}]([^${MARKS}]*)[${MARKS}]$`);

/** A quote without the marks around it, which the page sets in its own language. */
export function withoutQuotes(quote: string): string {
  return (QUOTED.exec(quote)?.[1] ?? quote).trim();
}
