import {expect, it} from 'vitest';
import {markup} from '../../../../tests/fakes/markup';
import {Reviews} from './Reviews';

const review = (id: string) => ({
  ...{
    id,
    rating: 5,
    ratingText: '5,0',
    title: 'Gut',
    body: `Text ${id}`,
    author: 'Jana P.',
    verifiedLabel: '',
  },
  ...{day: '2026-09-01', date: '1. September 2026'},
});
function show(count: number) {
  const rating = {value: 4.3, text: '4,3', count};
  const reviews = ['1', '2'].map(review);
  const details = {reviews, reviewNote: ''};
  return markup(<Reviews handle="fernweh-7" {...{rating, details}} />).replaceAll(/<[^>]*>/g, '');
}

it('the reviews section counts the reviews with text among all ratings, unless all have text', () => {
  expect(show(30)).toContain('30 Bewertungen, davon 2 mit Text');
  expect(show(2)).not.toContain('davon');
});
