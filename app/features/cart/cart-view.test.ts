import {describe, expect, it} from 'vitest';
import {
  euros,
  picture,
  shopifyProduct,
  shopifyVariant,
  toGermany,
} from '../../../tests/fakes/shopify-product';
import type {CartFragment} from '~/services/shopify/storefront.generated';
import type {ShippingRow} from '../goods/shipping';
import {toCartView} from './cart-view.server';
import {articleNames} from './change-cart.server';

const NBSP = '\u00a0';
type Line = CartFragment['lines']['nodes'][number];

function shopifyLine(given: Partial<Line> = {}): Line {
  return {
    id: 'gid://shopify/CartLine/1',
    quantity: 2,
    discountAllocations: [],
    attributes: [],
    cost: {
      amountPerQuantity: euros('1999.0'),
      totalAmount: euros('3998.0'),
      compareAtAmountPerQuantity: null,
    },
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
    cost: {subtotalAmount: euros('3998.0'), totalAmount: euros('3998.0')},
    discountCodes: [],
    appliedGiftCards: [],
    discountAllocations: [],
    buyerIdentity: {countryCode: 'DE'},
    lines: {nodes},
  };
}

/** A cart whose buyer chose pickup. */
function collected(...nodes: Line[]): CartFragment {
  const preferences = {delivery: {deliveryMethod: ['PICK_UP' as const]}};
  return {...shopifyCart(...nodes), buyerIdentity: {countryCode: 'DE', preferences}};
}

const viewOf = (cart: CartFragment, places: string[] = []) => toCartView(cart, toGermany, places);
const lineOf = (given: Partial<Line>) => viewOf(shopifyCart(shopifyLine(given))).lines[0];

describe('the cart', () => {
  it('offers pickup if the shop has a location for it, and replaces shipping once it is chosen', () => {
    const places = ['Speichenweg 12', 'Ritzelgasse 1'];
    expect(viewOf(shopifyCart(shopifyLine()), places)).toMatchObject({
      pickup: {chosen: false},
      shipping: [{label: 'Versand in Deutschland'}],
    });
    expect(viewOf(collected(shopifyLine()), places)).toMatchObject({
      pickup: {
        chosen: true,
        note: expect.stringMatching(/^Speichenweg 12; Ritzelgasse 1\. /) as string,
      },
      shipping: [{label: 'Abholung im Laden', price: 'siehe Kasse', free: false}],
      delivery: null,
      lines: [{stock: null}],
    });
    const abroad = {...toGermany, country: 'GB'};
    const {merchandise} = shopifyLine();
    const onOrder = shopifyLine({merchandise: {...merchandise, currentlyNotInStock: true}});
    const {lines} = toCartView(collected(shopifyLine(), onOrder), abroad, places);
    expect(lines.map(({stock}) => stock?.text)).toEqual([undefined, 'Zurzeit nicht am Lager']);
  });

  it('shows the subtotal from Shopify but never the id of the cart', () => {
    const view = viewOf(shopifyCart(shopifyLine()));
    expect(view).toMatchObject({
      totalQuantity: 2,
      subtotal: `3.998${NBSP}€*`,
      checkoutUrl: 'https://checkout.test/cn/c1?locale=de',
    });
    expect(JSON.stringify(view)).not.toContain('k1');
  });
});

describe('a cart line of an e-bike', () => {
  const lineWith = (capacity: string) => {
    const {merchandise} = shopifyLine();
    const features = {
      battery: {value: '500 Wh, entnehmbar'},
      geometry: {id: 'gid://shopify/Metafield/1'},
    };
    return lineOf({
      merchandise: {
        ...merchandise,
        product: {...merchandise.product, ...features, productType: 'E-Trekkingrad'},
        selectedOptions: [{name: 'Akku', value: capacity}],
      },
    });
  };

  it.each(['500 Wh', '625 Wh', `750${NBSP}Wh`])('names no other battery than %s', (capacity) => {
    expect(lineWith(capacity)?.essentials).toBe('E-Trekkingrad');
  });

  it('names its battery where none was chosen', () => {
    expect(lineWith('Reseda')?.essentials).toBe(`E-Trekkingrad, 500${NBSP}Wh, entnehmbar`);
  });
});

describe('the total including shipping', () => {
  const row = {country: 'AT', goods: 'all', freeFrom: null, currency: 'EUR', days: null} as const;
  const totalAt = (price: ShippingRow['price'], given: Partial<ShippingRow> = {}) =>
    toCartView(
      shopifyCart(shopifyLine()),
      {...toGermany, country: 'AT', rows: [{...row, price, ...given}]},
      [],
    ).totalWithShipping;

  it('is shown if the shipping costs are known', () => {
    expect(totalAt(9.9)).toBe(`4.007,90${NBSP}€`);
    expect(totalAt(0)).toBe(`3.998${NBSP}€`);
  });

  it('is null if nothing is shipped, or its costs cannot be added', () => {
    expect(viewOf(shopifyCart(shopifyLine({merchandise: voucher}))).totalWithShipping).toBeNull();
    expect(totalAt('atCheckout')).toBeNull();
    expect(totalAt(9.9, {currency: 'CHF'})).toBeNull();
    expect(totalAt(9.9, {country: 'FR'})).toBeNull();
  });

  const {merchandise} = shopifyLine();
  const voucher = {...merchandise, requiresShipping: false};
  const pickupOnly = {
    ...merchandise,
    product: {...merchandise.product, pickupOnly: {value: 'true'}},
  };
  const bike = {
    ...merchandise,
    product: {...merchandise.product, geometry: {id: 'gid://shopify/Metafield/1'}},
  };
  const lineFor = (amount: string, given: Line['merchandise'] = merchandise) =>
    shopifyLine({merchandise: given, cost: {...shopifyLine().cost, totalAmount: euros(amount)}});

  it.each([
    ['a voucher', '50.0', voucher, [`9,90${NBSP}€`, `109,90${NBSP}€`]],
    ['an article to collect', '50.0', pickupOnly, [`9,90${NBSP}€`, `109,90${NBSP}€`]],
    ['a bike, which is not delivered there', '50.0', bike, [`9,90${NBSP}€`, null]],
    ['a second parcel', '50.0', merchandise, ['kostenlos', `100${NBSP}€`]],
    ['a voucher for which the rest suffices', '20.0', voucher, ['kostenlos', `100${NBSP}€`]],
  ])('counts towards free shipping what is shipped: %s', (_what, amount, other, expected) => {
    const rest = (100 - Number(amount)).toFixed(1);
    const cart = {
      ...shopifyCart(lineFor(rest), lineFor(amount, other)),
      cost: {subtotalAmount: euros('100.0'), totalAmount: euros('100.0')},
    };
    const rows = [{...row, goods: 'parcels' as const, price: 9.9, freeFrom: 80}];
    const {shipping, totalWithShipping} = toCartView(cart, {...toGermany, country: 'AT', rows}, []);
    expect([shipping[0]?.price, totalWithShipping]).toEqual(expected);
  });
});

describe('discounts', () => {
  const ofCode = (code: string, amount: string) => ({code, discountedAmount: euros(amount)});

  it('on the cart are listed between its subtotal and total', () => {
    const cart = {
      ...shopifyCart(shopifyLine()),
      cost: {subtotalAmount: euros('3998.0'), totalAmount: euros('3573.2')},
      discountCodes: [{code: 'HERBST', applicable: true}],
      discountAllocations: [
        ofCode('HERBST', '399.8'),
        {title: 'Treuerabatt', discountedAmount: euros('15.0')},
        {title: 'Treuerabatt', discountedAmount: euros('10.0')},
      ],
    };
    expect(viewOf(cart)).toMatchObject({
      subtotal: `3.998${NBSP}€*`,
      discounts: [
        {label: 'Rabattcode HERBST', amount: `−399,80${NBSP}€`},
        {label: 'Treuerabatt', amount: `−25${NBSP}€`},
      ],
      total: `3.573,20${NBSP}€*`,
      codes: [{code: 'HERBST', reason: null}],
    });
  });

  it('on a line are listed at the line and already included in the subtotal', () => {
    const line = shopifyLine({discountAllocations: [ofCode('SATTEL', '20.0')]});
    const cart = {...shopifyCart(line), discountCodes: [{code: 'sattel', applicable: true}]};
    const view = viewOf(cart);
    expect(view.lines[0]?.discounts).toEqual([{label: 'Rabattcode SATTEL', amount: `−20${NBSP}€`}]);
    expect(view).toMatchObject({discounts: [], total: view.subtotal, codes: [{reason: null}]});
  });

  it('without an amount show the reason', () => {
    const discountCodes = [
      {code: 'PORTOFREI', applicable: true},
      {code: 'RAD100', applicable: false},
    ];
    expect(viewOf({...shopifyCart(shopifyLine()), discountCodes}).codes).toEqual([
      {code: 'PORTOFREI', reason: 'Wird an der Kasse berücksichtigt.'},
      {
        code: 'RAD100',
        reason: 'Gilt für diesen Warenkorb zurzeit nicht. Die Kasse prüft den Code noch einmal.',
      },
    ]);
  });

  it('leave the total equal to the subtotal if there are none, even if taxes are added', () => {
    const cost = {subtotalAmount: euros('3998.0'), totalAmount: euros('4317.84')};
    expect(viewOf({...shopifyCart(shopifyLine()), cost}).total).toBe(`3.998${NBSP}€*`);
  });
});

it('names of added articles end at a word', () => {
  const names = articleNames(Array.from({length: 9}, () => shopifyLine()));
  expect(names).toMatch(/^Gravel X \(Reseda, 50 cm\), .*[\w)],?…$/);
  expect(names.length).toBeLessThanOrEqual(120);
});

describe('a cart line', () => {
  it('shows no price per piece for a single piece', () => {
    expect(lineOf({quantity: 1})?.pricePerPiece).toBeNull();
  });

  it('falls back to the product title as alt text', () => {
    expect(lineOf({})?.image?.alt).toBe('Gravel X');
  });

  it('shows no options for the only variant of a product', () => {
    const merchandise = {
      ...shopifyLine().merchandise,
      selectedOptions: [{name: 'Title', value: 'Default Title'}],
      image: null,
    };
    expect(lineOf({merchandise})).toMatchObject({options: '', query: '', image: null});
  });

  it.each([
    ['2499.0', `2.499${NBSP}€`],
    ['1999.5', `1.999,50${NBSP}€`],
    ['1999.0', null],
    ['1500.0', null],
  ])(
    'of two pieces with a compare-at price of %s each shows %s struck through, at the price per piece',
    (amount, struck) => {
      const cost = {...shopifyLine().cost, compareAtAmountPerQuantity: euros(amount)};
      const {price, pricePerPiece} = lineOf({cost}) ?? {};
      expect(price).toMatchObject({current: `3.998${NBSP}€*`, compareAt: null, lowest30d: null});
      const text = `Einzelpreis 1.999${NBSP}€*`;
      expect(pricePerPiece).toMatchObject({text, compareAt: struck});
    },
  );

  it.each([
    ['rrp', null, 'rrp', `2.499${NBSP}€`],
    ['rrp', '2100.0', 'rrp', `2.499${NBSP}€`],
    ['', null, 'compareAt', `2.499${NBSP}€`],
    ['own', null, null, null],
    ['own', '2100.0', 'lowest30d', `2.100${NBSP}€`],
  ])(
    'with the compare-at kind "%s" and a 30-day low of %s shows the struck price as %s',
    (said, low, kind, text) => {
      const {merchandise, cost} = shopifyLine();
      const value = JSON.stringify({amount: low, currency_code: 'EUR'});
      const given = {
        merchandise: {
          ...merchandise,
          lowestPrice30d: low === null ? null : {value},
          product: {...merchandise.product, compareAtKind: said ? {value: said} : null},
        },
        cost: {...cost, compareAtAmountPerQuantity: euros('2499.0')},
      };
      const lowest30d = low && `2.100${NBSP}€`;
      const reference = {compareAtKind: kind, compareAt: text, lowest30d};
      expect(lineOf({...given, quantity: 1})?.price).toMatchObject(reference);
      expect(lineOf(given)?.pricePerPiece).toMatchObject(reference);
    },
  );
});
