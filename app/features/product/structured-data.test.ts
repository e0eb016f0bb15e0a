import {describe, expect, it} from 'vitest';
import {
  euros,
  noBuyBox,
  noDetails,
  option,
  picture,
  shopifyProduct,
  shopifyVariant,
  toGermany,
} from '../../../tests/fakes/shopify-product';
import type {Product} from '~/services/shopify/product.server';
import type {ReturnTerms} from '../goods/notices';
import type {ShippingRow} from '../goods/shipping';
import type {BuyBoxDetails, ProductDetails} from './details/product-details.server';
import {plainData} from '../seo/page-meta.server';
import {productStructuredData} from './structured-data';
import {toProductView} from './to-product-view.server';
import {combinationsOf} from './variant-selection';

const url = 'https://shop.test/products/gravel-x';

interface Given {
  product?: Partial<Product>;
  variant?: ReturnType<typeof shopifyVariant>;
  buyBox?: Partial<BuyBoxDetails>;
  details?: Partial<ProductDetails>;
  returns?: ReturnTerms;
  rows?: readonly ShippingRow[];
}

function dataOf({
  product: given = {},
  variant = shopifyVariant(),
  buyBox = {},
  details: someDetails = {},
  returns = {payer: 'shop'},
  rows = toGermany.rows,
}: Given = {}) {
  const product = shopifyProduct({images: {nodes: [picture('seite'), picture('front')]}, ...given});
  const chosen = product.options.map(() => 0);
  const requested = product.options.map(() => null);
  const combinations = combinationsOf([chosen], [chosen]);
  const shown = priced(variant) ? variant : shopifyVariant();
  const selection = {requested, combinations, chosen, variant: shown, adjacent: []};
  const view = toProductView(product, selection, {...noBuyBox, ...buyBox}, toGermany);
  const details = {...noDetails, ...someDetails};
  const data = productStructuredData({view, details, product, variant, rows, returns, url});
  return plainData([data])[0] as {
    [key: string]: unknown;
    offers: object;
    hasVariant: {name: string; offers: {url: string; hasMerchantReturnPolicy: object}}[];
  };
}

const sold = (number: number, amount: string) =>
  shopifyVariant({id: `gid://shopify/ProductVariant/${number}`, price: euros(amount)});

const priced = ({price}: ReturnType<typeof shopifyVariant>) => price.amount !== '';

describe('structured data of a product without options', () => {
  it('contain the product and its offer', () => {
    const {offers, ...product} = dataOf({variant: shopifyVariant({barcode: '4010000000012'})});
    expect(product).toEqual({
      '@type': 'Product',
      name: 'Gravel X',
      description: 'Ein Rad.',
      sku: 'RL-1',
      gtin: '4010000000012',
      brand: {'@type': 'Brand', name: 'Fernweh'},
      image: ['https://images.test/seite.jpg', 'https://images.test/front.jpg'],
      url,
    });
    expect(offers).toMatchObject({
      '@type': 'Offer',
      url,
      price: '1999.00',
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/NewCondition',
    });
    expect(offers).not.toHaveProperty('priceValidUntil');
  });

  it('contain free delivery to Germany in two to three days and 14 days for returns', () => {
    expect(dataOf().offers).toMatchObject({
      shippingDetails: [
        {
          shippingRate: {value: '0.00', currency: 'EUR'},
          shippingDestination: {addressCountry: 'DE'},
          deliveryTime: {transitTime: {minValue: 2, maxValue: 3, unitCode: 'DAY'}},
        },
      ],
      hasMerchantReturnPolicy: {
        applicableCountry: 'DE',
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: 14,
        returnFees: 'https://schema.org/FreeReturn',
      },
    });
  });

  it('contain the countries and regions that are not shipped to', () => {
    const forBikes = {
      goods: 'bikes',
      price: 0,
      freeFrom: null,
      currency: 'EUR',
      days: null,
    } as const;
    const rows = [
      {...forBikes, country: 'DE', goods: 'all'},
      {...forBikes, country: 'CH'},
    ] as const;
    const {offers} = dataOf({
      product: {deliveryExclusion: {value: 'Keine Lieferung auf Inseln.'}},
      rows,
    });
    expect(offers).toMatchObject({
      shippingDetails: [
        {shippingDestination: {addressCountry: 'DE'}, shippingRate: {value: '0.00'}},
        {shippingDestination: {addressCountry: 'CH'}, doesNotShip: true},
      ],
      ineligibleRegion: {description: 'Keine Lieferung auf Inseln.'},
    });
    expect(offers).not.toHaveProperty('availableDeliveryMethod');
  });

  it.each([{}, {geometry: {id: '1', value: '[]'}}, {pickupOnly: {value: 'true'}}])(
    'do not say how %j is returned, as the shop collects bikes',
    (product) => {
      expect(JSON.stringify(dataOf({product}).offers)).not.toContain('returnMethod');
    },
  );

  it('apply the free shipping threshold to each variant by its own price', () => {
    const row = {country: 'DE', goods: 'all', price: 4.9, freeFrom: 50, currency: 'EUR'} as const;
    const rows = [{...row, days: [2, 3]}] as const;
    const rateAt = (amount: string) => dataOf({variant: sold(1, amount), rows}).offers;
    expect(rateAt('49.99')).toMatchObject({shippingDetails: [{shippingRate: {value: '4.90'}}]});
    expect(rateAt('50.0')).toMatchObject({shippingDetails: [{shippingRate: {value: '0.00'}}]});

    const product = {
      options: [option('Größe', ['S', 'L'])],
      variants: {nodes: [sold(1, '49.99'), sold(2, '50.0')]},
    };
    const {hasVariant} = dataOf({product, variant: sold(1, '49.99'), rows});
    expect(hasVariant.map(({offers}) => offers)).toMatchObject([
      {shippingDetails: [{shippingRate: {value: '4.90'}}]},
      {shippingDetails: [{shippingRate: {value: '0.00'}}]},
    ]);
  });

  it('omit a missing SKU and an invalid GTIN', () => {
    const data = JSON.stringify(dataOf({variant: shopifyVariant({sku: null, barcode: 'X-1'})}));
    expect(data).not.toMatch(/sku|gtin/);
  });

  it('fall back to 0.00 USD when Shopify sends no price', () => {
    const price = {amount: '', currencyCode: ''} as unknown as ReturnType<typeof euros>;
    const {offers} = dataOf({variant: shopifyVariant({price})});
    expect(offers).toMatchObject({price: '0.00', priceCurrency: 'USD'});
  });

  it('contain the rating and at most three reviews, or no rating when there is none', () => {
    const review = {
      id: '1',
      rating: 4,
      ratingText: '4',
      title: 'Gut',
      body: 'Fährt.',
      author: 'Nele R.',
      day: '2026-08-28',
      date: '28. August 2026',
      verifiedLabel: '',
    };
    const reviews = Array.from({length: 5}, () => review);
    const rating = {value: 4.6, text: '4,6', count: 38};
    const data = dataOf({buyBox: {rating}, details: {reviews}});
    expect(data.aggregateRating).toMatchObject({ratingValue: 4.6, reviewCount: 38, bestRating: 5});
    expect(data.review).toHaveLength(3);
    expect(data.review).toContainEqual(
      expect.objectContaining({
        '@type': 'Review',
        reviewBody: 'Fährt.',
        datePublished: '2026-08-28',
        author: {'@type': 'Person', name: 'Nele R.'},
      }),
    );
    expect(dataOf()).not.toHaveProperty('aggregateRating');
  });
});

describe('structured data of a product with options', () => {
  const variantOf = (number: number, size: string) =>
    shopifyVariant({
      id: `gid://shopify/ProductVariant/${number}`,
      title: `Reseda / ${size}`,
      sku: `RL-${number}`,
      selectedOptions: [
        {name: 'Farbe', value: 'Reseda'},
        {name: 'Rahmengröße', value: size},
      ],
      price: euros(`${number}000.0`),
    });
  const options = [option('Farbe', ['Reseda #7c9a83']), option('Rahmengröße', ['50 cm', '55 cm'])];
  const nodes = [variantOf(1, '50 cm'), variantOf(2, '55 cm')];
  const group = dataOf({product: {options, variants: {nodes}}, variant: variantOf(2, '55 cm')});

  it('are a product group that lists the selected variant first', () => {
    expect(group).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: '1',
      variesBy: ['https://schema.org/color', 'https://schema.org/size'],
      brand: {name: 'Fernweh'},
    });
    expect(group).not.toHaveProperty('offers');
    expect(group.hasVariant).toMatchObject([
      {
        '@type': 'Product',
        name: 'Gravel X – Reseda / 55 cm',
        sku: 'RL-2',
        color: 'Reseda',
        size: '55 cm',
        image: 'https://images.test/seite.jpg',
        offers: {price: '2000.00', url: `${url}?Farbe=Reseda&Rahmengr%C3%B6%C3%9Fe=55+cm`},
      },
      {sku: 'RL-1', size: '50 cm', offers: {price: '1000.00'}},
    ]);
  });

  it('contain the return policy once and refer to it elsewhere', () => {
    const [first, second] = group.hasVariant;
    expect(first?.offers.hasMerchantReturnPolicy).toMatchObject({
      '@id': '#returns',
      merchantReturnDays: 14,
    });
    expect(second?.offers.hasMerchantReturnPolicy).toEqual({'@id': '#returns'});
  });

  it('list the selected variant and at most 23 others', () => {
    const many = Array.from({length: 60}, (_, at) => variantOf(at + 1, `${at} cm`));
    const shown = variantOf(1900, '55 cm');
    const {hasVariant} = dataOf({product: {options, variants: {nodes: many}}, variant: shown});
    expect(hasVariant).toHaveLength(24);
    expect(hasVariant[0]).toMatchObject({sku: 'RL-1900'});
  });
});
