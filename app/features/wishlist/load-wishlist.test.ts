import {describe, expect, it} from 'vitest';
import {
  euros,
  picture,
  shopifyProduct,
  shopifyVariant,
  toGermany,
} from '../../../tests/fakes/shopify-product';
import {toWish} from './load-wishlist.server';

const {t} = toGermany;
const product = {handle: 'gravel-x', title: 'Gravel X', vendor: 'Fernweh'};
const variant = (given: Parameters<typeof shopifyVariant>[0] = {}) => ({
  ...shopifyVariant(given),
  product: {...shopifyProduct(), ...product},
});

describe('a variant on the wishlist', () => {
  it('is what its product is, without options when it is the only one', () => {
    expect(toWish(variant({image: picture('seite')}), toGermany)).toMatchObject({
      number: '1',
      ...product,
      options: '',
      query: '',
      image: {alt: 'Gravel X'},
    });
  });

  it('names its options and leads to itself', () => {
    const selectedOptions = [
      {name: 'Farbe', value: 'Reseda'},
      {name: 'Größe', value: '50 cm'},
    ];
    expect(toWish(variant({selectedOptions}), toGermany)).toMatchObject({
      options: 'Reseda, 50 cm',
      query: '?Farbe=Reseda&Gr%C3%B6%C3%9Fe=50+cm',
    });
  });

  it('costs what it costs today', () => {
    const reduced = variant({price: euros('800.0'), compareAtPrice: euros('1000.0')});
    expect(toWish(reduced, toGermany).price).toMatchObject({
      current: '800\u00a0€*',
      compareAt: '1.000\u00a0€',
    });
    expect(toWish(reduced, {...toGermany, language: 'en'}).price?.current).toContain('800');
  });

  it.each([
    [
      true,
      false,
      t('goods.stock.readyIn', {time: 'D\u00a02–\u20603, EU\u00a05–\u20607\u00a0Werktage'}),
    ],
    [true, true, t('goods.stock.supplier')],
    [false, false, t('goods.stock.soldOut')],
    [false, true, t('goods.stock.soldOut')],
  ])('available %s, out of stock %s: %s', (availableForSale, currentlyNotInStock, stock) => {
    expect(toWish(variant({availableForSale, currentlyNotInStock}), toGermany).stock.text).toBe(
      stock,
    );
  });

  it('has no price where it is not sold', () => {
    const available = variant({availableForSale: true});
    expect(toWish(available, toGermany, false)).toMatchObject({
      price: null,
      stock: {text: 'In Ihrem Lieferland nicht erhältlich', look: 'soldOut'},
    });
  });
});
