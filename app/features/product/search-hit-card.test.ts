import {describe, expect, it} from 'vitest';
import {
  euros,
  option,
  shopifyCard,
  shopifyVariant,
  toGermany,
} from '../../../tests/fakes/shopify-product';
import {translatorOf} from '~/i18n/messages.server';
import {matchVariant, toSearchHitCard} from './product-card-view.server';

const NBSP = '\u00a0';

interface Variant {
  colour: string;
  size: string;
  amount?: string;
  bought?: boolean;
  absent?: boolean;
}

const variant = ({colour, size, amount = '800.0', bought = true, absent = false}: Variant) => ({
  id: `gid://shopify/ProductVariant/${colour}-${size}`,
  availableForSale: bought,
  currentlyNotInStock: absent,
  selectedOptions: [
    {name: 'Farbe', value: colour},
    {name: 'Rahmengröße', value: size},
  ],
  price: {amount},
  compareAtPrice: amount === '900.0' ? euros('1000.0') : null,
});

const variants = [
  variant({colour: 'Reseda', size: '46 cm'}),
  variant({colour: 'Reseda', size: '50 cm', bought: false}),
  variant({colour: 'Kreide', size: '46 cm', amount: '900.0', bought: false}),
  variant({colour: 'Kreide', size: '50 cm', amount: '900.0', absent: true}),
];

const bike = shopifyCard({
  title: 'Fernweh 46 Trapez',
  options: [option('Farbe', ['Reseda', 'Kreide']), option('Rahmengröße', ['46 cm', '50 cm'])],
  priceRange: {minVariantPrice: euros('800.0'), maxVariantPrice: {amount: '900.0'}},
  selectedOrFirstAvailableVariant: shopifyVariant({price: euros('800.0')}),
  variants: {nodes: variants},
});

const cardFor = (words: string, product = bike) =>
  toSearchHitCard(product, matchVariant(product, words), toGermany);

describe('a search hit card', () => {
  it.each([
    ['kreide', 'Kreide, 50 cm'],
    ['Fernweh reseda 50', 'Reseda, 50 cm'],
    ['50 cm', 'Kreide, 50 cm'],
    ['fernweh kre', 'Kreide, 50 cm'],
  ])('shows the variant that %j names, preferably one that can be bought', (words, name) => {
    expect(cardFor(words).variant).toBe(name);
  });

  it.each(['', 'fernweh', 'fernweh 46', 'cm', 'kr', 'himmel'])(
    'shows the product when %j names no variant',
    (words) => {
      const card = cardFor(words);
      expect(card.variant).toBeUndefined();
      expect(card.query).toBe('?Farbe=Reseda&Rahmengr%C3%B6%C3%9Fe=46+cm');
      expect(card.price).toMatchObject({current: `800${NBSP}€*`, isLowestOfSeveral: true});
      expect(card.stock?.text).toBe(translatorOf('de')('goods.stock.ready'));
    },
  );

  it('links to the matched variant and shows its price and stock', () => {
    expect(cardFor('kreide')).toMatchObject({
      query: '?Farbe=Kreide&Rahmengr%C3%B6%C3%9Fe=50+cm',
      variantId: 'gid://shopify/ProductVariant/Kreide-50 cm',
      price: {current: `900${NBSP}€*`, isLowestOfSeveral: false, compareAt: `1.000${NBSP}€`},
      stock: {text: 'Zurzeit nicht am Lager', tone: 'waiting'},
    });
    expect(cardFor('reseda 50').stock).toEqual({text: 'Ausverkauft', tone: 'soldOut'});
  });

  it('is compared in the variant whose price it shows', () => {
    const aBike = {...bike, geometry: {id: '1'}};
    const {handle} = bike;
    expect(cardFor('kreide', aBike).compared).toEqual({handle, variant: 'Kreide-50 cm'});
    expect(cardFor('', aBike).compared).toEqual({handle, variant: 'Reseda-46 cm'});
    expect(cardFor('').compared).toBeNull();
  });

  it('shows no reduction that only another variant of the same price has', () => {
    const reduced = {compareAtPrice: euros('1000.0')};
    const samePrice = {
      ...bike,
      priceRange: {minVariantPrice: euros('800.0'), maxVariantPrice: {amount: '800.0'}},
      selectedOrFirstAvailableVariant: shopifyVariant({price: euros('800.0'), ...reduced}),
      variants: {
        nodes: [
          {...variant({colour: 'Reseda', size: '46 cm'}), ...reduced},
          variant({colour: 'Kreide', size: '46 cm'}),
        ],
      },
    };
    expect(cardFor('reseda', samePrice).price).toMatchObject({compareAt: `1.000${NBSP}€`});
    expect(cardFor('kreide', samePrice).price.compareAt).toBeFalsy();
  });

  it('shows the facts of the matched variant', () => {
    const facts = {value: JSON.stringify(['Trekking', '46 cm'])};
    expect(cardFor('kreide', {...bike, facts}).facts).toEqual(['Trekking', '50 cm']);
    expect(cardFor('', {...bike, facts}).facts).toEqual(['Trekking', '46 cm']);
  });

  it('links to the named option values when not all variants are loaded', () => {
    const many = Array.from({length: 20}, (_, at) =>
      variant({colour: 'Reseda', size: `${at + 20} cm`}),
    );
    const card = cardFor('kreide', {...bike, variants: {nodes: many}});
    expect(card).toMatchObject({
      query: '?Farbe=Kreide',
      variant: 'Kreide',
      price: {isLowestOfSeveral: true},
    });
    expect(card.stock).toBeUndefined();
  });
});
