import {describe, expect, it} from 'vitest';
import {
  euros,
  picture,
  shopifyProduct,
  shopifyVariant,
  toGermany,
} from '../../../tests/fakes/shopify-product';
import type {CartFragment} from '~/services/shopify/storefront.generated';
import {toCartView} from './cart-view';

const NBSP = '\u00a0';
type Line = CartFragment['lines']['nodes'][number];

function shopifyLine(given: Partial<Line> = {}): Line {
  return {
    id: 'gid://shopify/CartLine/1',
    quantity: 2,
    cost: {totalAmount: euros('3998.0'), compareAtAmountPerQuantity: null},
    merchandise: {
      ...shopifyVariant(),
      id: 'gid://shopify/ProductVariant/1',
      selectedOptions: [
        {name: 'Farbe', value: 'Reseda'},
        {name: 'Rahmengröße', value: '50 cm'},
      ],
      image: picture('seite'),
      product: {
        ...shopifyProduct(),
        id: 'gid://shopify/Product/7',
        handle: 'gravel-x',
        title: 'Gravel X',
        vendor: 'Fernweh',
      },
    },
    ...given,
  };
}

function shopifyCart(...nodes: Line[]): CartFragment {
  return {
    id: 'gid://shopify/Cart/c1?key=k1',
    checkoutUrl: 'https://checkout.test/cn/c1',
    totalQuantity: 2,
    cost: {subtotalAmount: euros('3998.0')},
    buyerIdentity: {countryCode: 'DE'},
    lines: {nodes},
  };
}

const lineOf = (given: Partial<Line>) =>
  toCartView(shopifyCart(shopifyLine(given)), toGermany).lines[0];

describe('the cart', () => {
  it('may be empty', () => {
    expect(toCartView({...shopifyCart(), totalQuantity: 0}, toGermany)).toMatchObject({
      lines: [],
      totalQuantity: 0,
    });
  });

  it('shows its subtotal as Shopify reckons it, never its id', () => {
    const view = toCartView(shopifyCart(shopifyLine()), toGermany);
    expect(view).toMatchObject({
      totalQuantity: 2,
      subtotal: `3.998${NBSP}€*`,
      checkoutUrl: 'https://checkout.test/cn/c1?locale=de',
    });
    expect(JSON.stringify(view)).not.toContain('k1');
  });
});

describe('a line of the cart', () => {
  it('shows what will be bought', () => {
    expect(lineOf({})).toEqual({
      id: 'gid://shopify/CartLine/1',
      merchandiseId: 'gid://shopify/ProductVariant/1',
      quantity: 2,
      title: 'Gravel X',
      vendor: 'Fernweh',
      options: 'Reseda, 50 cm',
      handle: 'gravel-x',
      query: '?Farbe=Reseda&Rahmengr%C3%B6%C3%9Fe=50+cm',
      image: {url: 'https://images.test/seite.jpg', alt: 'Gravel X', width: 1600, height: 1200},
      total: `3.998${NBSP}€*`,
      compareAtTotal: null,
      stock: {text: 'Versandfertig, Lieferzeit D 2–3, EU 5–7 Werktage', look: 'ready'},
      note: null,
    });
  });

  it('names no options for the only variant of a product', () => {
    const merchandise = {
      ...shopifyLine().merchandise,
      selectedOptions: [{name: 'Title', value: 'Default Title'}],
      image: null,
    };
    expect(lineOf({merchandise})).toMatchObject({options: '', query: '', image: null});
  });

  it.each([
    ['2499.0', `4.998${NBSP}€`],
    ['1999.5', `3.999${NBSP}€`],
    ['1999.0', null],
    ['1500.0', null],
  ])('of two pieces that cost %s each before struck %s', (amount, struck) => {
    const cost = {totalAmount: euros('3998.0'), compareAtAmountPerQuantity: euros(amount)};
    expect(lineOf({cost})?.compareAtTotal).toBe(struck);
  });
});
