import {z} from 'zod';
import {acceptedPrivacy, normalizeLineBreaks, required} from '~/forms/field-schemas';
import {REVIEW_LENGTHS} from '~/forms/fields';
import type {MessageKey} from '~/i18n/messages';

type Part = 'reviewTitle' | 'reviewText' | 'shownName';

/** A text within its length limits after whitespace is normalized. */
function text(
  part: Part,
  [shortest, longest]: readonly [number, number],
  normalize: (typed: string) => string,
) {
  const problem = `validations.${part}.length` satisfies MessageKey;
  return required(part)
    .transform(normalize)
    .pipe(z.string().min(shortest, problem).max(longest, problem));
}

const collapseWhitespace = (typed: string) => typed.replace(/\s+/g, ' ');
const collapseBlankLines = (typed: string) => normalizeLineBreaks(typed).replace(/\n{3,}/g, '\n\n');

export const reviewSchema = z.object({
  rating: z
    .enum(['5', '4', '3', '2', '1'], 'validations.rating.nonEmpty' satisfies MessageKey)
    .transform(Number),
  title: text('reviewTitle', REVIEW_LENGTHS.title, collapseWhitespace),
  body: text('reviewText', REVIEW_LENGTHS.body, collapseBlankLines),
  author: text('shownName', REVIEW_LENGTHS.author, collapseWhitespace),
  privacy: acceptedPrivacy,
});

export type Review = z.output<typeof reviewSchema>;
