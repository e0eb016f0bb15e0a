import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {
  euros,
  option,
  picture,
  shopifyCard,
  shopifyVariant,
  toGermany,
} from '../../../tests/fakes/shopify-product';
import {listValue, matchVariant, toSearchHitCard, toProductCard} from './product-card-view.server';

const NBSP = '\u00a0';
const colours = ['Rot', 'Blau', 'Grau', 'Sand', 'Moos', 'Weiß'];
const coloured = (count: number) =>
  shopifyCard({
    options: [
      option(
        'Farbe',
        colours.slice(0, count).map((name) => `${name} #00000${count}`),
      ),
    ],
  });

describe('a product card', () => {
  it('has an empty alt text for the picture next to its title', () => {
    const card = toProductCard(shopifyCard({featuredImage: picture('seite')}), 'de');
    expect(card.image).toEqual({
      url: 'https://images.test/seite.jpg',
      alt: '',
      width: 1600,
      height: 1200,
    });
  });

  it.each([
    [0, 0, 0],
    [3, 3, 0],
    [4, 4, 0],
    [6, 4, 2],
  ])('with %d colours shows %d swatches and counts %d more', (count, shown, more) => {
    const card = toProductCard(coloured(count), 'de');
    expect(card.swatches.map(({name}) => name)).toEqual(colours.slice(0, shown));
    expect(card.moreSwatches).toBe(more);
  });

  it('recognises colours by their swatch, whatever the option is called', () => {
    const options = [option('Größe', ['M', 'L']), option('Lackierung', ['Reseda #7c9a83'])];
    expect(toProductCard(shopifyCard({options}), 'de').swatches).toEqual([
      {name: 'Reseda', color: '#7c9a83'},
    ]);
  });
});

describe('the second picture of a card', () => {
  const pictures = (...names: string[]) => ({
    nodes: names.map((name) => ({url: `https://images.test/${name}.jpg`})),
  });

  it.each([
    ['is the next one', pictures('seite', 'hinten'), 'https://images.test/hinten.jpg'],
    ['is another than the first', pictures('hinten', 'seite'), 'https://images.test/hinten.jpg'],
    ['is missing where there is but one', pictures('seite'), null],
    ['is missing without pictures', pictures(), null],
  ])('%s', (_, images, url) => {
    const card = shopifyCard({featuredImage: picture('seite'), images});
    expect(toProductCard(card, 'de').secondImage).toBe(url);
  });
});

describe('the badge "new"', () => {
  beforeEach(() => void vi.useFakeTimers({now: Date.parse('2026-06-01T12:00:00Z')}));
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['2026-06-01T11:59:00Z', true],
    ['2026-04-02T12:00:01Z', true],
    ['2026-04-02T12:00:00Z', false],
    ['2025-06-01T12:00:00Z', false],
    ['no date', false],
  ])('is shown for a product created at %s: %s', (createdAt, isNew) => {
    expect(toProductCard(shopifyCard({createdAt}), 'de').isNew).toBe(isNew);
  });
});

describe('the price of a card', () => {
  const range = (least: string, most: string) => ({
    minVariantPrice: euros(least),
    maxVariantPrice: {amount: most},
  });

  it('is the only price, compared with the lowest price of the last 30 days', () => {
    const lowestPrice30d = {value: '{"amount":"900.0","currency_code":"EUR"}'};
    const variant = shopifyVariant({
      price: euros('800.0'),
      compareAtPrice: euros('1000.0'),
      lowestPrice30d,
    });
    const card = shopifyCard({
      priceRange: range('800.0', '800.00'),
      selectedOrFirstAvailableVariant: variant,
    });
    expect(toProductCard(card, 'de').price).toMatchObject({
      current: `800${NBSP}€*`,
      isLowestOfSeveral: false,
      compareAt: `900${NBSP}€`,
      compareAtKind: 'lowest30d',
      lowest30d: `900${NBSP}€`,
      sale: {reduction: `−11${NBSP}%`},
    });
  });

  /** Prices of the variants, those of sold-out ones with a minus; all are reduced from 2,000 €, except the last one. */
  const cardOf = (prices: string) => {
    const nodes = prices.split(' ').map((price, index, {length}) => ({
      id: `gid://shopify/ProductVariant/${index}`,
      availableForSale: !price.startsWith('-'),
      currentlyNotInStock: false,
      selectedOptions: [{name: 'Farbe', value: String(index)}],
      price: {amount: price.replace('-', '')},
      compareAtPrice: index < length - 1 ? euros('2000.0') : null,
    }));
    const amounts = nodes.map(({price}) => Number(price.amount));
    return shopifyCard({
      priceRange: range(`${Math.min(...amounts)}`, `${Math.max(...amounts)}`),
      selectedOrFirstAvailableVariant: shopifyVariant({price: euros('1300.0')}),
      variants: {nodes},
    });
  };
  const shownBy = (card: ReturnType<typeof shopifyCard>) => {
    const {query, price} = toProductCard(card, 'de');
    const text = price.current.replace(`${NBSP}€*`, '');
    return [query, price.isLowestOfSeveral ? `ab ${text}` : text, price.sale !== null];
  };

  it.each([
    ['that of the linked variant, preferably one that can be bought', '1200 -800 800', 2, 'ab 800'],
    ['not that of a sold-out variant while another can be bought', '-500 1200 900', 2, 'ab 900'],
    ['without "from" if all that can be bought costs the same', '-500 -900 900', 2, '900'],
    ['that of the default variant if all queried ones are sold out', '-500 -900', null, '1.300'],
  ])('is %s', (_, prices, at, price) => {
    expect(shownBy(cardOf(prices))).toEqual([at === null ? '' : `?Farbe=${at}`, price, false]);
  });

  it('is the lowest one, with a reduction only if its variant has it, which may not be queried', () => {
    const soldOut = {...cardOf('-500 -900'), availableForSale: false};
    expect(shownBy(soldOut)).toEqual(['?Farbe=0', 'ab 500', true]);
    const unqueried = {...cardOf('1200 1400'), priceRange: range('800.0', '1400.0')};
    const compared = (most: string, value: string) => {
      const selected = shopifyVariant({product: {compareAtKind: {value}}});
      const card = {...unqueried, compareAtPriceRange: range('900.0', most)};
      return shownBy({...card, selectedOrFirstAvailableVariant: selected});
    };
    expect(compared('2000.0', 'rrp')).toEqual(['', 'ab 800', false]);
    expect(compared('900.0', 'rrp')).toEqual(['', 'ab 800', true]);
    expect(compared('900.0', 'own')).toEqual(['', 'ab 800', false]);
  });
});

describe('the facts of a card', () => {
  it('are at most four', () => {
    const value = JSON.stringify(['1', '2', '3', '4', '5']);
    expect(toProductCard(shopifyCard({facts: {value}}), 'de').facts).toEqual(['1', '2', '3', '4']);
  });

  it.each([
    ['["Alu","11 Gänge"]', ['Alu', '11 Gänge']],
    ['["Alu",3,null,{"a":1}]', ['Alu']],
    ['[]', []],
    ['{"0":"Alu"}', []],
    ['"Alu"', []],
    ['[Alu', []],
    ['', []],
    [null, []],
    [undefined, []],
  ])('are read from %j as %j', (value, facts) => {
    expect(listValue(value)).toEqual(facts);
  });
});

describe('the unit price of a card', () => {
  const bottle = (size: string, amount: string, perLiter: string) => ({
    ...shopifyVariant({id: `gid://shopify/ProductVariant/${size}`, price: euros(amount)}),
    selectedOptions: [{name: 'Inhalt', value: size}],
    unitPrice: euros(perLiter),
    unitPriceMeasurement: {referenceUnit: 'L' as const, referenceValue: 1},
  });
  const small = bottle('100 ml', '8.95', '89.5');
  const large = bottle('500 ml', '29.95', '59.9');
  const oil = shopifyCard({
    options: [option('Inhalt', ['100 ml', '500 ml'])],
    priceRange: {minVariantPrice: euros('8.95'), maxVariantPrice: euros('29.95')},
    selectedOrFirstAvailableVariant: small,
    variants: {nodes: [small, large]},
  });

  it('is that of the variant whose price the card shows', () => {
    expect(toProductCard(oil, 'de').price).toMatchObject({
      current: `8,95${NBSP}€*`,
      unit: `89,50${NBSP}€ / 1 l`,
    });
  });

  it('is that of the variant that matches the search', () => {
    const found = toSearchHitCard(oil, matchVariant(oil, 'öl 500 ml'), toGermany);
    expect(found.price).toMatchObject({
      current: `29,95${NBSP}€*`,
      unit: `59,90${NBSP}€ / 1 l`,
    });
  });
});
