import {isBike, isSent, kindOf, type GoodsSource} from '../goods/goods';
import type {ShippingRow} from '../goods/shipping';
import type {Money} from '../pricing/format-price';

type Data = Record<string, unknown>;

/** Working days until goods in stock are handed to the carrier. */
const HANDLING_DAYS = [0, 1] as const;
/** German law gives two weeks to withdraw (BGB § 355); the shop pays for the way back within Germany. */
const RETURN_DAYS = 14;

const days = ([minValue, maxValue]: readonly [number, number]): Data => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
});

interface OfferedGoods {
  /** Address of the variant. */
  url: string;
  price: Money;
  goods: GoodsSource;
}

/** Writes terms that several offers of a page share: in full where they come first, then as `@id`. */
type WriteOnce = (data: Data & {'@id': string}) => Data;

/** A writer for one page. */
export function writeOnce(): WriteOnce {
  const written = new Set<string>();
  return (data) => {
    const {'@id': id} = data;
    if (written.has(id)) return {'@id': id};
    written.add(id);
    return data;
  };
}

/**
 * schema.org `Offer`. Price 0.00 and currency USD are the defaults for goods that Shopify sends without
 * price.
 */
export function offerData({url, price, goods}: OfferedGoods, terms: Data): Data {
  return {
    '@type': 'Offer',
    url,
    price: Number(price.amount || '0').toFixed(2),
    priceCurrency: price.currencyCode || 'USD',
    availability: `https://schema.org/${availabilityOf(goods)}`,
    itemCondition: 'https://schema.org/NewCondition',
    ...terms,
  };
}

const availabilities = {
  stock: 'InStock',
  supplier: 'BackOrder',
  madeToOrder: 'MadeToOrder',
  service: 'InStock',
  digital: 'InStock',
};

function availabilityOf(goods: GoodsSource): string {
  return goods.variant.availableForSale ? availabilities[kindOf(goods)] : 'OutOfStock';
}

/**
 * Where goods are sent to, for how much and how fast, and the right to return them. What comes without a parcel knows
 * neither; only of what is in stock it is known when it leaves.
 */
export function offerTerms(
  page: string,
  goods: GoodsSource,
  rows: readonly ShippingRow[],
  write: WriteOnce,
): Data {
  if (!isSent(goods)) return {};
  const kind = kindOf(goods);
  const policy = returnPolicy(kind === 'madeToOrder');
  return {
    shippingDetails: rows.flatMap((row) => shippingData(page, goods, row)).map(write),
    hasMerchantReturnPolicy: write({'@id': `${page}#returns`, ...policy}),
  };
}

/** The rate of a country that is known; a group of countries is none to search engines. */
function shippingData(
  page: string,
  source: GoodsSource,
  {country, goods, price, currency, days: transit}: ShippingRow,
): (Data & {'@id': string})[] {
  const fits = goods === 'all' || (goods === 'bikes') === isBike(source);
  if (!fits || country === 'EU' || typeof price !== 'number') return [];
  const kind = kindOf(source);
  const inStock = kind === 'stock' && !source.product.deliveryTime?.value;
  return [
    {
      '@type': 'OfferShippingDetails',
      '@id': `${page}#shipping-${country}${inStock ? '' : `-${kind}`}`,
      shippingRate: {'@type': 'MonetaryAmount', value: price.toFixed(2), currency},
      shippingDestination: {'@type': 'DefinedRegion', addressCountry: country},
      ...(inStock &&
        transit && {
          deliveryTime: {
            '@type': 'ShippingDeliveryTime',
            handlingTime: days(HANDLING_DAYS),
            transitTime: days(transit),
          },
        }),
    },
  ];
}

function returnPolicy(madeToOrder: boolean): Data {
  const policy = {'@type': 'MerchantReturnPolicy', applicableCountry: 'DE'};
  const category = 'https://schema.org/MerchantReturn';
  if (madeToOrder) return {...policy, returnPolicyCategory: `${category}NotPermitted`};
  return {
    ...policy,
    returnPolicyCategory: `${category}FiniteReturnWindow`,
    merchantReturnDays: RETURN_DAYS,
    returnMethod: ['https://schema.org/ReturnByMail', 'https://schema.org/ReturnInStore'],
    returnFees: 'https://schema.org/FreeReturn',
  };
}
