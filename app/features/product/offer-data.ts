import type {Money} from '../pricing/format-price';

type Data = Record<string, unknown>;

/** Working days to a German door, and to pack (spec §9: D 2–3, ready to ship). */
const TRANSIT_DAYS = [2, 3] as const;
const HANDLING_DAYS = [0, 1] as const;
/** German law gives two weeks to withdraw (BGB § 355); the shop pays for the way back within Germany. */
const RETURN_DAYS = 14;

const days = ([minValue, maxValue]: readonly [number, number]): Data => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
});

export interface OfferedGoods {
  /** Address of the variant. */
  url: string;
  price: Money;
  available: boolean;
}

/** Where the terms stand that all offers of a page share: with the first one, the others point at it. */
export interface OfferTerms {
  shippingDetails: Data;
  hasMerchantReturnPolicy: Data;
}

/**
 * schema.org `Offer`. Price 0.00 and currency USD are the spec's defaults for goods that Shopify sends without
 * price (spec §9, decision 5).
 */
export function offerData({url, price, available}: OfferedGoods, terms: OfferTerms): Data {
  return {
    '@type': 'Offer',
    url,
    price: Number(price.amount || '0').toFixed(2),
    priceCurrency: price.currencyCode || 'USD',
    availability: `https://schema.org/${available ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    ...terms,
  };
}

/**
 * Delivery within Germany, which is free, and the right to return goods. What is made to order cannot be returned
 * (BGB § 312g). `currency` is that of the page's prices.
 */
export function offerTerms(
  page: string,
  {currency, madeToOrder}: {currency: string; madeToOrder: boolean},
): {full: OfferTerms; reference: OfferTerms} {
  const shippingId = {'@id': `${page}#shipping`};
  const returnId = {'@id': `${page}#returns`};
  const shippingDetails = {
    '@type': 'OfferShippingDetails',
    ...shippingId,
    shippingRate: {'@type': 'MonetaryAmount', value: '0.00', currency: currency || 'USD'},
    shippingDestination: {'@type': 'DefinedRegion', addressCountry: 'DE'},
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: days(HANDLING_DAYS),
      transitTime: days(TRANSIT_DAYS),
    },
  };
  return {
    full: {
      shippingDetails,
      hasMerchantReturnPolicy: {...returnId, ...returnPolicy(madeToOrder)},
    },
    reference: {shippingDetails: shippingId, hasMerchantReturnPolicy: returnId},
  };
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
