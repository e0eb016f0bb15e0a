import {describe, expect, it} from 'vitest';
import {shopifyProduct, shopifyVariant, toGermany} from '../../../tests/fakes/shopify-product';
import {
  deliveryTimeOf,
  isPurchase,
  kindOf,
  listRank,
  longestDelivery,
  maxDays,
  stockOf,
} from './goods';
import {
  type DeliveryTerms,
  shippingPrice,
  shippingPromise,
  shippingRow,
  type ShippingRow,
  shippingTable,
} from './shipping';

const article = {product: shopifyProduct(), variant: shopifyVariant()};

describe('the kind of a product', () => {
  it.each([
    ['stock', {}, {}],
    ['supplier', {}, {currentlyNotInStock: true}],
    ['madeToOrder', {madeToOrder: {value: 'true'}}, {currentlyNotInStock: true}],
    ['stock', {madeToOrder: {value: 'false'}}, {}],
    ['service', {productType: 'Werkstattleistung'}, {requiresShipping: false}],
    ['service', {productType: 'Workshop service'}, {requiresShipping: false}],
    ['service', {productType: 'Tune-up'}, {requiresShipping: false}],
    ['service', {productType: 'Annual inspection'}, {requiresShipping: false}],
    ['service', {productType: 'Maintenance'}, {requiresShipping: false}],
    ['service', {productType: 'Jahreswartung'}, {requiresShipping: false}],
    ['digital', {productType: 'Gutschein'}, {requiresShipping: false}],
    ['digital', {productType: 'Werkstattgutschein', isGiftCard: true}, {requiresShipping: false}],
    // A physical voucher ships like any other product.
    ['stock', {productType: 'Gutschein', isGiftCard: true}, {}],
  ])('is %s for the product %j and the variant %j', (kind, product, variant) => {
    const source = {product: shopifyProduct(product), variant: shopifyVariant(variant)};
    expect(kindOf(source)).toBe(kind);
  });
});

describe('the order of a product list', () => {
  it('is in stock, from the supplier, made to order, services, vouchers, sold out', () => {
    const rank = (given: object, ...variants: object[]) =>
      listRank(shopifyProduct(given), variants.map(shopifyVariant));
    const unsent = {requiresShipping: false};
    const ranks = [
      // The best-ranked variant counts.
      rank({}, {availableForSale: false}, {currentlyNotInStock: true}, {}),
      rank({}, {currentlyNotInStock: true}),
      rank({madeToOrder: {value: 'true'}}, {}),
      rank({productType: 'Werkstattleistung'}, unsent),
      rank({productType: 'Gutschein'}, unsent),
      rank({}, {availableForSale: false}),
    ];
    expect(ranks).toEqual([0, 1, 2, 3, 4, 5]);
    expect(rank({})).toBe(5);
  });
});

describe('the delivery time', () => {
  it('is the one that the owner sets for the product only for variants that are not in stock', () => {
    const told = (given: object, product: object = {}) => {
      const source = {
        product: shopifyProduct({deliveryTime: {value: '3 Wochen'}, ...product}),
        variant: shopifyVariant(given),
      };
      return [stockOf(source, toGermany).text, deliveryTimeOf(source, toGermany)?.days];
    };
    const ordered = {currentlyNotInStock: true};
    expect(told(ordered)).toEqual(['Zurzeit nicht am Lager, Lieferzeit 3\u00a0Wochen', 21]);
    const usual = 'D\u00a02–\u20603, EU\u00a05–\u20607\u00a0Werktage';
    expect(told({})).toEqual([`Versandfertig, Lieferzeit ${usual}`, maxDays('3 Werktage')]);
    expect(told({}, {pickupOnly: {value: 'true'}})[0]).toBe('Im Laden abholbereit');
    expect(told({}, {madeToOrder: {value: 'true'}})[1]).toBe(21);
    expect(told({availableForSale: false})).toEqual(['Ausverkauft', undefined]);
  });

  it('is replaced by the country where products of this kind are not delivered', () => {
    const [row] = toGermany.rows;
    const delivery = {...toGermany, rows: row ? [{...row, goods: 'bikes' as const}] : []};
    const told = (given: object, variant: object = {}) => {
      const source = {product: shopifyProduct(given), variant: shopifyVariant(variant)};
      return [stockOf(source, delivery), deliveryTimeOf(source, delivery)];
    };
    const nowhere = {text: 'Keine Lieferung nach: Deutschland', tone: 'waiting'};
    expect(told({})).toEqual([nowhere, null]);
    expect(told({deliveryTime: {value: '3 Wochen'}})).toEqual([nowhere, null]);
    expect(told({}, {availableForSale: false})[0]).toMatchObject({text: 'Ausverkauft'});
    expect(told({pickupOnly: {value: 'true'}})[0]).toMatchObject({text: 'Im Laden abholbereit'});
    expect(shippingPromise(delivery, false)).toBeNull();
  });

  it('is null for pickup-only products', () => {
    const product = shopifyProduct({pickupOnly: {value: 'true'}});
    const told = (variant: object) => {
      const source = {product, variant: shopifyVariant(variant)};
      return [stockOf(source, toGermany).text, deliveryTimeOf(source, toGermany)];
    };
    expect(told({})).toEqual(['Im Laden abholbereit', null]);
    expect(told({currentlyNotInStock: true})).toEqual(['Zurzeit nicht am Lager', null]);
    // Workshop services are not picked up.
    expect(told({requiresShipping: false})).toEqual(['Kommt per E-Mail, kein Versand', null]);
  });

  it.each([
    ['8–10 Wochen', 70],
    ['2 months', 60],
    ['D 2–3, EU 5–7 Werktage', 9.8],
    ['1 Tag', 1],
    ['nach Absprache', Infinity],
  ])('of %s is at most %d days', (text, days) => {
    expect(maxDays(text)).toBeCloseTo(days);
  });

  it('of what is in stock counts as that to the own country', () => {
    const ready = deliveryTimeOf(article, toGermany);
    const onOrder = {text: '3–5 Werktage', days: maxDays('3–5 Werktage')};
    expect(
      longestDelivery(
        [ready, onOrder].flatMap((time) => time ?? []),
        toGermany,
      ),
    ).toBe('Längste Lieferzeit: 3–5 Werktage.');
  });

  it('of a cart is the longest, labelled as such only if times differ', () => {
    const times = ['2 Tage', '3 Wochen', '9 Tage'].map((text) => ({text, days: maxDays(text)}));
    expect(longestDelivery(times, toGermany)).toBe('Längste Lieferzeit: 3 Wochen.');
    expect(longestDelivery(times.slice(0, 1), toGermany)).toBe('Lieferzeit 2 Tage.');
    expect(longestDelivery([], toGermany)).toBeNull();
  });
});

describe('the shipping costs', () => {
  const row = {
    country: 'AT',
    goods: 'all',
    price: 9.9,
    freeFrom: 100,
    currency: 'EUR',
    days: [5, 5],
  } as const;
  const austria: DeliveryTerms = {...toGermany, country: 'AT', rows: [row]};
  const sum = (amount: string, currencyCode = 'EUR') => ({amount, currencyCode});

  it('are waived from the free-shipping threshold, and left to the checkout in another currency', () => {
    expect(shippingPrice(row, austria, sum('99.99'))).toBe('9,90\u00a0€');
    expect(shippingPrice(row, austria, sum('100.0'))).toBe('kostenlos');
    expect(shippingPrice(row, austria, sum('10.0', 'CHF'))).toBe('siehe Kasse');
    const paid = {...row, freeFrom: null};
    expect(shippingPrice(paid, austria, sum('10.0', 'CHF'))).toBe('9,90\u00a0€');
    expect(shippingPromise(austria, false)).toBe(
      'Versand Österreich: 9,90\u00a0€, ab 100\u00a0€ kostenlos',
    );
    expect(shippingTable(austria)).toEqual([
      {
        place: 'Österreich',
        parcels: '9,90\u00a0€, ab 100\u00a0€ kostenlos',
        bikes: '9,90\u00a0€, ab 100\u00a0€ kostenlos',
        time: '5\u00a0Werktage',
      },
    ]);
  });

  it('mention the free-shipping threshold only if shipping has a price', () => {
    const told = (price: ShippingRow['price']) =>
      shippingTable({...austria, rows: [{...row, price}]}).map(({parcels}) => parcels);
    expect(told('onRequest')).toEqual(['auf Anfrage']);
    expect(told(0)).toEqual(['kostenlos']);
  });

  it('are not shown for a country without a row', () => {
    const abroad = {...austria, country: 'US'};
    expect(shippingPromise(abroad, false)).toBeNull();
    expect(stockOf(article, abroad).text).toBe('Versandfertig');
  });
});

describe('the table of delivery times', () => {
  const row = {country: 'DE', price: 0, freeFrom: null, currency: 'EUR'} as const;
  type GivenRow = Pick<ShippingRow, 'goods' | 'days'> & Partial<ShippingRow>;
  const timeOf = (...rows: GivenRow[]) => {
    const given = rows.map((more) => ({...row, ...more}));
    return shippingTable({...toGermany, rows: given}).map(({time}) => time);
  };

  it('lists parcels and bikes separately if their times differ', () => {
    expect(timeOf({goods: 'parcels', days: [1, 2]}, {goods: 'bikes', days: [5, 10]})).toEqual([
      'Zubehör und Teile 1–\u20602\u00a0Werktage, Fahrräder 5–\u206010\u00a0Werktage',
    ]);
    expect(timeOf({goods: 'parcels', days: [1, 2]}, {goods: 'bikes', days: null})).toEqual([
      'Zubehör und Teile 1–\u20602\u00a0Werktage, Fahrräder auf Anfrage',
    ]);
  });

  it('shows one time if there is only one', () => {
    const one = ['5–\u206010\u00a0Werktage'];
    expect(timeOf({goods: 'parcels', days: [5, 10]}, {goods: 'bikes', days: [5, 10]})).toEqual(one);
    expect(timeOf({goods: 'bikes', days: [5, 10]})).toEqual(one);
    expect(timeOf({goods: 'all', days: null})).toEqual(['auf Anfrage']);
  });
});

describe('products that are not delivered everywhere', () => {
  const row = {goods: 'all', price: 0, freeFrom: null, currency: 'EUR', days: [2, 3]} as const;
  const rows: ShippingRow[] = [
    {...row, country: 'DE'},
    {...row, country: 'AT', goods: 'parcels', days: [3, 4]},
    {...row, country: 'EU', goods: 'parcels', days: [5, 7]},
  ];
  const home: DeliveryTerms = {...toGermany, rows};

  it('show no delivery time for countries to which only other products are shipped', () => {
    const bike = {...article, product: shopifyProduct({geometry: {id: '1', value: '{}'}})};
    expect(stockOf(article, home).text).toContain('D\u00a02–\u20603, EU\u00a05–\u20607');
    expect(stockOf(bike, home).text).toBe(
      'Versandfertig, Lieferzeit D\u00a02–\u20603\u00a0Werktage',
    );
    expect(deliveryTimeOf(bike, {...home, country: 'FR'})).toBeNull();
  });

  it('are marked as not delivered in the shipping table and in their shipping costs', () => {
    expect(shippingTable(home).map(({bikes}) => bikes)).toEqual([
      'kostenlos',
      'keine Lieferung',
      'keine Lieferung',
    ]);
    for (const country of ['AT', 'FR']) {
      const there = {...home, country};
      expect(shippingPrice(shippingRow(there, true), there)).toBe('keine Lieferung');
    }
    const unnamed = {...home, country: 'US'};
    expect(shippingPrice(shippingRow(unnamed, true), unnamed)).toBe('siehe Kasse');
  });

  it('are not delivered to a country listed only for other products, even with a row for the EU', () => {
    const there = {...home, country: 'AT', rows: [...rows, {...row, country: 'EU'}]};
    expect(shippingRow(there, true)).toBeNull();
  });
});

const order = {canceledAt: null, financialStatus: 'PAID', fulfillmentStatus: 'FULFILLED'} as const;

it.each([
  ['paid and sent', {}, 1, true],
  ['paid, not sent yet', {fulfillmentStatus: 'UNFULFILLED'}, 1, true],
  ['sent on account', {financialStatus: 'PENDING'}, 2, true],
  [
    'sent in part, paid later',
    {financialStatus: null, fulfillmentStatus: 'PARTIALLY_FULFILLED'},
    1,
    true,
  ],
  ['partly given back', {financialStatus: 'PARTIALLY_REFUNDED'}, 1, true],
  ['given back, of a larger order', {financialStatus: 'PARTIALLY_REFUNDED'}, 0, false],
  ['given back whole', {financialStatus: 'REFUNDED'}, 1, false],
  ['cancelled', {canceledAt: '2026-04-02T11:11:00Z'}, 1, false],
  ['never charged', {financialStatus: 'VOIDED'}, 1, false],
  ['only ordered', {financialStatus: 'PENDING', fulfillmentStatus: 'OPEN'}, 1, false],
  ['only reserved', {financialStatus: 'AUTHORIZED', fulfillmentStatus: 'IN_PROGRESS'}, 1, false],
] as const)(
  'recognises whether an order counts as a purchase: %s',
  (_, more, currentQuantity, expected) => {
    expect(isPurchase({...order, ...more}, {currentQuantity})).toBe(expected);
  },
);
