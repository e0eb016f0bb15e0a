import {describe, expect, it} from 'vitest';
import {returnsChangedData, unlessPosted, afterOwnForms, onWishlistPage} from './route-exports';

const here = new URL('https://shop.test/products/gravel-x');
const variant = new URL('https://shop.test/products/gravel-x?Farbe=Reseda');

describe('the data of a page', () => {
  it.each([
    ['a form was sent', 'POST', here, false],
    ['a form was sent while another variant is being opened', 'POST', variant, true],
    ['another variant is opened', undefined, variant, true],
    ['it is asked for anew', undefined, here, true],
  ])('is revalidated only if necessary when %s (method: %s)', (_, formMethod, nextUrl, again) => {
    const change = {formMethod, currentUrl: here, nextUrl, defaultShouldRevalidate: true};
    expect(unlessPosted(change)).toBe(again);
  });

  it('is not revalidated if the router does not require it', () => {
    const change = {currentUrl: here, nextUrl: variant, defaultShouldRevalidate: false};
    expect(unlessPosted(change)).toBe(false);
  });
});

it.each([
  ['/products/gravel-x', undefined, false],
  ['/merkzettel', undefined, true],
  ['/en-us/wishlist?v=1', undefined, true],
  ['/merkzettel', 'POST', false],
])('the wishlist is loaded again when %s is opened (method: %s): %s', (path, formMethod, again) => {
  const currentUrl = formMethod ? new URL(path, here) : here;
  const change = {formMethod, currentUrl, nextUrl: new URL(path, here)};
  expect(onWishlistPage({...change, defaultShouldRevalidate: true})).toBe(again);
});

it.each([
  ['/warenkorb', 200, false],
  ['/products/gravel-x?index', 200, true],
  ['/products/gravel-x?index', 400, false],
  ['/products/gravel-x?index', 503, false],
])(
  'a page with forms of its own revalidates after a form sent to %s with the response %i: %s',
  (formAction, actionStatus, again) => {
    const change = {formMethod: 'POST', formAction, actionStatus, currentUrl: here, nextUrl: here};
    expect(afterOwnForms({...change, defaultShouldRevalidate: true})).toBe(again);
  },
);

it.each([
  ['/warenkorb', true],
  ['/en-us/cart', true],
  ['/merkzettel?index', true],
  ['/konto/daten', false],
  ['/nirgendwo', false],
])('a form sent to %s returns all data that it changes: %s', (address, itDoes) => {
  expect(returnsChangedData(address)).toBe(itDoes);
});
