import {z} from 'zod';
import {formatRating, longDate} from '~/i18n/formats';
import type {Language} from '~/i18n/languages';
import {translatorOf} from '~/i18n/messages.server';
import {entryText} from '../../goods/notices';
import {MOST_STARS, starsIn} from '../rating';
import type {RatingView, ReviewNote, ReviewView} from '../product-view';

const LONGEST_BODY = 2000;

const stars = entryText.transform((text, context) => {
  const rating = starsIn(text);
  if (rating !== null && rating <= MOST_STARS) return rating;
  context.addIssue({code: 'custom', message: 'no rating'});
  return z.NEVER;
});

/** Fields of an entry of `shop_review`. */
const review = z
  .object({
    id: z.string().min(1),
    rating: stars,
    title: entryText,
    body: entryText,
    author: entryText,
    verified: entryText,
    submittedAt: entryText.pipe(z.iso.datetime({offset: true})),
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
    .map(({id, rating, title, body, author, verified, submittedAt}) => ({
      id,
      rating,
      ratingText: formatRating(rating, language),
      title,
      body: body.slice(0, LONGEST_BODY),
      author,
      day: submittedAt.slice(0, 10),
      date: longDate(submittedAt, language),
      checked: verified === 'true' ? translatorOf(language)('review.note.checked') : '',
    }));
}

/**
 * What the page says of a product's reviews: who may write one, and that none is checked whose entry does not say so.
 * @param rating the average, into which more reviews may go than are listed
 */
export function reviewNote(
  rating: RatingView | null,
  reviews: readonly ReviewView[],
  language: Language,
): ReviewNote {
  const t = translatorOf(language);
  const isEvery = reviews.length >= (rating?.count ?? 0) && reviews.every(({checked}) => checked);
  const some = reviews.some(({checked}) => checked) ? 'some' : 'none';
  const told = rating === null ? 'empty' : isEvery ? 'every' : some;
  return {
    text: `${t(`review.note.${told}`)} ${t('review.note.how')}`,
    write: t('review.note.write'),
    report: t('review.note.report'),
  };
}
