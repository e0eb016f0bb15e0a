import {z} from 'zod';
import {formatRating} from '~/i18n/format-rating';
import type {Language} from '~/i18n/languages';
import {longDate} from '~/i18n/long-date';
import {MOST_STARS, starsIn} from '../rating';
import type {ReviewView} from './review-views';

const LONGEST_BODY = 2000;

const field = z
  .object({value: z.string().nullish()})
  .nullish()
  .transform((read) => read?.value?.trim() ?? '');

const stars = field.transform((text, context) => {
  const rating = starsIn(text);
  if (rating !== null && rating <= MOST_STARS) return rating;
  context.addIssue({code: 'custom', message: 'no rating'});
  return z.NEVER;
});

/** Fields of Shopify's standard metaobject definition `product_review`. */
const review = z
  .object({
    id: z.string().min(1),
    rating: stars,
    title: field,
    body: field,
    author: field,
    submittedAt: field.pipe(z.iso.datetime({offset: true})),
  })
  .refine(({title, body}) => title !== '' || body !== '');

/**
 * Reviews of a product, the latest first, from references of `custom.reviews`. Entries without rating, date or
 * text are left out and told to `complain`.
 */
export function toReviewViews(
  references: readonly unknown[],
  language: Language,
  complain: (field: string) => void,
): ReviewView[] {
  const read = references.flatMap((reference) => {
    const {success, data} = review.safeParse(reference);
    if (!success) complain('reviews');
    return success ? [data] : [];
  });
  return read
    .sort((one, other) => Date.parse(other.submittedAt) - Date.parse(one.submittedAt))
    .map(({id, rating, title, body, author, submittedAt}) => ({
      id,
      rating,
      ratingText: formatRating(rating, language),
      title,
      body: body.slice(0, LONGEST_BODY),
      author,
      day: submittedAt.slice(0, 10),
      date: longDate(submittedAt, language),
    }));
}
