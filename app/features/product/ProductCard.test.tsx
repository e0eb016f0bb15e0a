import {describe, expect, it} from 'vitest';
import {markup} from '../../../tests/fakes/markup';
import {euros, picture, shopifyCard, shopifyVariant} from '../../../tests/fakes/shopify-product';
import {toProductCard, type ProductCardView} from './product-card-view.server';
import {ProductCard} from './ProductCard';

const cardOf = (given: Parameters<typeof shopifyCard>[0] = {}) =>
  toProductCard(shopifyCard({createdAt: '2020-01-01T00:00:00Z', ...given}), 'de');
const inRow = {heading: 'h3', loading: 'late', inList: false, listed: false} as const;
const show = (product: ProductCardView) => markup(<ProductCard {...{product, ...inRow}} />);
const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

const reduced = (from: string) => ({
  selectedOrFirstAvailableVariant: shopifyVariant({
    price: euros('1999.0'),
    compareAtPrice: euros(from),
    product: {compareAtKind: {value: 'rrp'}},
  }),
});

describe('product card badges', () => {
  it.each([
    ['of a reduction', reduced('2199.0'), '−9 %'],
    ['of a large reduction', reduced('2999.0'), '−33 % in sale'],
    ['of what is new', {createdAt: new Date().toISOString()}, 'Neu'],
    ['of what is sold out', {availableForSale: false}, 'Ausverkauft'],
  ])('include the badge %s', (_, given, text) => {
    expect(textOf(show(cardOf(given)))).toContain(text);
  });

  it('are missing when the product is neither reduced, new nor sold out', () => {
    expect(textOf(show(cardOf()))).not.toMatch(/−\d|in sale|Neu|Ausverkauft/);
  });
});

it('a product card labels the struck-through price as RRP', () => {
  expect(textOf(show(cardOf(reduced('2199.0'))))).toMatch(/1\.999\s€\* UVP 2\.199\s€/);
});

describe('the card of a sold-out product', () => {
  const html = show({
    ...cardOf({availableForSale: false, ...reduced('2999.0')}),
    stock: {text: 'Ausverkauft', tone: 'soldOut'},
  });

  it('shows the sold-out badge once and no reduction', () => {
    expect(textOf(html).match(/Ausverkauft/g)).toHaveLength(1);
    expect(textOf(html)).not.toMatch(/−\d|in sale/);
  });

  it('links to similar products', () => {
    expect(html).toMatch(/<a href="\/products\/gravel-x#aehnliche"[^>]*>Ähnliche ansehen</);
  });
});

describe('a product card', () => {
  it('links to the comparison for bikes only', () => {
    const card = cardOf();
    const bike = show({...card, compared: {handle: 'gravel-x', variant: null}});
    expect(bike).toContain('href="/vergleich?p=gravel-x"');
    // Links are also read in a list of their own, where one card's must differ from another's.
    expect(textOf(bike)).toContain(`Vergleichen : ${card.title}`);
    expect(show({...card, compared: {handle: 'gravel-x', variant: '4711'}})).toContain(
      'href="/vergleich?p=gravel-x:4711"',
    );
    expect(show({...card, compared: null})).not.toContain('Vergleichen');
  });

  it('passes the search mark on in its link', () => {
    const html = show({...cardOf(), searchMark: 'a1.topseller.3&x'});
    expect(html).toContain('href="/products/gravel-x?found=a1.topseller.3%26x"');
  });

  it('shows stars with the rating and the number of reviews', () => {
    const html = show({...cardOf(), rating: {value: 3.2, text: '3,2', count: 7}});
    expect(textOf(html)).toContain('3,2 (7)');
    expect(html).toContain('role="img" aria-label="3,2 von 5,0 Sternen, 7 Bewertungen"');
  });

  it('defers the second picture by storing its URL in a data attribute', () => {
    const card = cardOf({
      featuredImage: {...picture('seite'), url: 'https://cdn.shopify.com/s/files/1/seite.jpg'},
      images: {nodes: [{url: 'https://cdn.shopify.com/s/files/1/hinten.jpg'}]},
    });
    expect(card.secondImage).toContain('hinten.jpg');
    const html = show(card);
    expect(html).not.toMatch(/src(set)?="[^"]*hinten/i);
    expect(html).toContain('data-second="https://cdn.shopify.com/s/files/1/hinten.jpg"');
  });
});
