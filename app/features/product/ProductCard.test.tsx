import {describe, expect, it} from 'vitest';
import {markup} from '../../../tests/fakes/markup';
import {euros, picture, shopifyCard, shopifyVariant} from '../../../tests/fakes/shopify-product';
import {toProductCard, type ProductCardView} from './product-card-view.server';
import {ProductCard} from './ProductCard';

const cardOf = (given: Parameters<typeof shopifyCard>[0] = {}) =>
  toProductCard(shopifyCard({publishedAt: '2020-01-01T00:00:00Z', ...given}), 'de');
const show = (card: ProductCardView) => markup(<ProductCard product={card} />);
const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

const reduced = (from: string) => ({
  selectedOrFirstAvailableVariant: shopifyVariant({
    price: euros('1999.0'),
    compareAtPrice: euros(from),
    product: {compareAtKind: {value: 'rrp'}},
  }),
});

describe('the badges of a card', () => {
  it.each([
    ['of a reduction', reduced('2199.0'), '−9 %'],
    ['of a large reduction', reduced('2999.0'), '−33 % in sale'],
    ['of what is new', {publishedAt: new Date().toISOString()}, 'Neu'],
    ['of what is sold out', {availableForSale: false}, 'Ausverkauft'],
  ])('%s read as designed', (_, given, text) => {
    expect(textOf(show(cardOf(given)))).toContain(text);
  });

  it('are none without a reason', () => {
    expect(textOf(show(cardOf()))).not.toMatch(/−\d|in sale|Neu|Ausverkauft/);
  });
});

it('the struck price of a card says what it is', () => {
  expect(textOf(show(cardOf(reduced('2199.0'))))).toMatch(/1\.999\s€\* UVP 2\.199\s€/);
});

describe('a card of what is sold out', () => {
  const html = show({
    ...cardOf({availableForSale: false, ...reduced('2999.0')}),
    stock: {text: 'Ausverkauft', look: 'soldOut'},
  });

  it('says so once, and nothing of a reduction that nobody can have', () => {
    expect(textOf(html).match(/Ausverkauft/g)).toHaveLength(1);
    expect(textOf(html)).not.toMatch(/−\d|in sale/);
  });

  it('leads to others like it', () => {
    expect(html).toMatch(/<a href="\/products\/gravel-x#aehnliche"[^>]*>Ähnliche ansehen</);
  });
});

describe('a card', () => {
  it('of a bike leads to its comparison, of anything else to none', () => {
    const card = cardOf();
    const bike = show({...card, comparable: true});
    expect(bike).toMatch(/href="\/vergleich\?p=gravel-x"[^>]*>Vergleichen</);
    expect(show({...card, comparable: false})).not.toContain('Vergleichen');
  });

  it('carries the mark of the search that found it', () => {
    const html = show({...cardOf(), found: 'a1.topseller.3&x'});
    expect(html).toContain('href="/products/gravel-x?found=a1.topseller.3%26x"');
  });

  it('shows stars with their number', () => {
    const html = show({...cardOf(), rating: {value: 3.2, text: '3,2', count: 7}});
    expect(textOf(html)).toContain('3,2 (7)');
    expect(html).toContain('role="img" aria-label="3,2 von 5,0 Sternen, 7 Bewertungen"');
  });

  it('asks for the second picture for nobody who does not point at it', () => {
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
