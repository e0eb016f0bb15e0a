import {blok, flag, longText, number, parts, requiredText, text} from '../../field-schemas.server';
import {withoutQuotes} from './review-view';

const quoteField = longText({required: true});
const quote = quoteField
  .transform(withoutQuotes)
  .refine((words) => words !== '', 'is empty')
  .meta(quoteField.meta() ?? {});

const review = blok('review', {
  quote,
  author: requiredText({max_length: 60, translatable: false}),
  subject: text({max_length: 60}),
  stars: number({description: '1–5'}),
});

/** What customers say, with the shop's rating at Google. */
export const customerReviewsSchema = blok('customer-reviews', {
  headline: requiredText(),
  show_rating: flag(),
  items: parts(review, 12),
});
