import {MOST_WISHES, withoutWish, withWish} from './wishlist-ids';

/**
 * What is on the Merkzettel once a form was answered, as far as a browser can tell. What moves to the cart
 * stays until it is there, and what the cap forbids is not shown as added.
 */
export function expectWishes(numbers: readonly string[], form: FormData): readonly string[] {
  const [added, removed] = [form.get('add'), form.get('remove')];
  if (typeof added === 'string') {
    const expected = withWish(numbers, added);
    return expected.length > MOST_WISHES ? numbers : expected;
  }
  if (typeof removed === 'string') return withoutWish(numbers, removed);
  return form.has('clear') ? [] : numbers;
}
