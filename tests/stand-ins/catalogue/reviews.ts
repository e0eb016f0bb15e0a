import type {CatalogueMetafield, CatalogueMetaobject} from './catalogue-types';
import {metafieldsIn} from './metafields';
import {picturedTexts, reviewers, type ReviewText} from './review-texts';
import {writtenReview} from './review-words';
import {hashOf, seededRandom, wholeBetween} from './seeded-random';

const standard = metafieldsIn('reviews');
const DAY = 86_400_000;
const LAST_DAY = Date.UTC(2026, 8, 12, 9, 30);
const MAX_LISTED = 7;

const same = (value: string) => ({de: value, en: value});

/** A metaobject of the definition `shop_review`. Not every review is verified. */
function review(handle: string, at: number, text: ReviewText, random: () => number) {
  const first = hashOf(handle) % reviewers.length;
  const daysAgo = at * 9 + wholeBetween(random, 0, 8);
  const author = at < 3 && handle === PICTURED ? at : (first + at * 5) % reviewers.length;
  return {
    type: 'shop_review',
    handle: `${handle}-${at + 1}`,
    fields: [
      {key: 'rating', type: 'rating', value: standard.rating('rating', text.stars).value},
      {key: 'title', type: 'single_line_text_field', value: text.title},
      {key: 'body', type: 'multi_line_text_field', value: text.body},
      {
        key: 'author_display_name',
        type: 'single_line_text_field',
        value: same(reviewers[author] ?? ''),
      },
      {
        key: 'submitted_at',
        type: 'date_time',
        value: same(new Date(LAST_DAY - daysAgo * DAY).toISOString()),
      },
      ...(at % 3 === 2 ? [] : [{key: 'verified_purchase', type: 'boolean', value: same('true')}]),
    ],
  } satisfies CatalogueMetaobject;
}

/** The bike in the product page's picture, with the reviews that are visible there. */
const PICTURED = 'fernweh-7-trapez';

/** How other bikes are rated; the first and the last three are for electric ones. */
const STARS: readonly ReviewText['stars'][] = [5, 5, 4, 5, 5, 4, 5, 4, 3, 5, 4, 2, 5, 4, 5];

function textsFor(handle: string, electric: boolean, count: number): readonly ReviewText[] {
  if (handle === PICTURED) return picturedTexts;
  const fitting = electric ? STARS : STARS.slice(1, -3);
  const start = hashOf(`reviews ${handle}`);
  return Array.from({length: Math.min(count, MAX_LISTED)}, (_, at) =>
    writtenReview(handle, at, fitting[(start + at) % fitting.length] ?? 5),
  );
}

function countOf(handle: string, random: () => number): number | null {
  if (handle === PICTURED) return 38;
  const lot = random();
  if (lot < 0.27) return null;
  if (lot < 0.33) return 0;
  return wholeBetween(random, 1, lot < 0.6 ? 9 : 84);
}

/**
 * Rating, number of ratings and the latest reviews of a bike; two of three bikes have them, some accept reviews but
 * have none yet.
 */
export function reviewMetafields(handle: string, electric: boolean): CatalogueMetafield[] {
  const random = seededRandom(`reviews ${handle}`);
  const count = countOf(handle, random);
  if (count === null) return [];
  const texts = textsFor(handle, electric, count);
  const listed = texts.map((text, at) => review(handle, at, text, random));
  const stars = texts.reduce((sum, text) => sum + text.stars, 0);
  const average = count > texts.length ? 3.9 + random() : stars / Math.max(1, texts.length);
  const rating = handle === PICTURED ? 4.6 : Math.round(average * 10) / 10;
  return [
    standard.rating('rating', count === 0 ? 0 : rating),
    standard.integer('rating_count', count),
    ...(listed.length > 0 ? [reviewList(listed)] : []),
  ];
}

function reviewList(metaobjects: CatalogueMetaobject[]): CatalogueMetafield {
  const ids = metaobjects.map(({handle}) => `gid://shopify/Metaobject/${handle}`);
  return {
    namespace: 'custom',
    key: 'reviews',
    type: 'list.metaobject_reference',
    value: same(JSON.stringify(ids)),
    metaobjects,
  };
}
