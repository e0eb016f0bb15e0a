import {numericIdOf} from '~/services/shopify/ids';
import type {Product} from '~/services/shopify/product.server';
import type {OfferedVariantFragment} from '~/services/shopify/storefront.generated';
import {
  goodsKinds,
  hasUsualDelivery,
  isBike,
  isPhysical,
  isPickupOnly,
  isReturnable,
  isShippable,
  kindOf,
  listedShipping,
  type GoodsSource,
  type StockView,
} from '../goods/goods';
import {chosenOptions, gtinOf, optionPurposes, valuesFor, type Purpose} from '../goods/goods-view';
import {
  deliveryExclusion,
  type NoticeSource,
  RETURN_DAYS,
  type ReturnTerms,
} from '../goods/notices';
import {EU, rowsByCountry, type ShippingRow} from '../goods/shipping';
import type {Money} from '../pricing/price-view';
import type {ProductDetails, ReviewView} from './details/product-details.server';
import type {RatingView} from './product-view.server';
import type {ProductView} from './to-product-view.server';

type Data = Record<string, unknown>;

/** A product may have 2,000 variants: only the shown one and the first others are listed for search engines. */
const MAX_VARIANTS = 24;
const MAX_REVIEWS = 3;

interface Source {
  view: ProductView;
  details: ProductDetails;
  product: Product;
  /** The shown variant. */
  variant: OfferedVariantFragment;
  /** Shipping rates and times. */
  rows: readonly ShippingRow[];
  returns: ReturnTerms;
  /** URL of the page, without query. */
  url: string;
}

/**
 * schema.org data of a product page: a `ProductGroup` with its variants, or a `Product` when there is only one. Values
 * may be empty: serialisation drops them.
 */
export function productStructuredData(source: Source): Data {
  const {view, details, product, variant, rows, returns, url} = source;
  const write = writeOnce();
  const offer = (offered: OfferedVariantFragment, address: string) => {
    const item = {product, variant: offered};
    const {amount, currencyCode}: Money = offered.price;
    return {
      '@type': 'Offer',
      url: address,
      // A missing Shopify price becomes 0.00 USD.
      price: Number(amount || '0').toFixed(2),
      priceCurrency: currencyCode || 'USD',
      availability: `https://schema.org/${availabilityOf(item, offered.id === variant.id && view.stock)}`,
      itemCondition: 'https://schema.org/NewCondition',
      ...offerTerms({item, rows, returns, write}),
    };
  };
  const subject = {
    name: view.title,
    description: product.description,
    brand: {'@type': 'Brand', name: view.vendor},
    url,
    ...ratingData(view.rating, details.reviews),
  };
  if (view.options.length === 0) {
    return {
      '@type': 'Product',
      ...subject,
      image: view.images.map((image) => image.url),
      sku: variant.sku,
      gtin: gtinOf(variant),
      additionalProperty: propertiesOf(details.features),
      offers: offer(variant, url),
    };
  }
  const purposes = optionPurposes(product.options);
  const otherVariants = product.variants.nodes.filter(({id}) => id !== variant.id);
  const listed = [variant, ...otherVariants].slice(0, MAX_VARIANTS);
  return {
    '@type': 'ProductGroup',
    ...subject,
    productGroupID: numericIdOf(product.id),
    variesBy: [...new Set(purposes.values())].map((purpose) => `https://schema.org/${purpose}`),
    hasVariant: listed.map((offered) => ({
      ...variantData(offered, view, purposes),
      additionalProperty: propertiesOf(
        offered.id === variant.id ? details.features : [],
        offered.selectedOptions.filter(({name}) => !purposes.has(name)),
      ),
      offers: offer(offered, url + chosenOptions(offered.selectedOptions).query),
    })),
  };
}

function variantData(
  variant: OfferedVariantFragment,
  view: ProductView,
  purposes: Map<string, Purpose>,
): Data {
  const {title, sku, selectedOptions, image} = variant;
  return {
    '@type': 'Product',
    name: title ? `${view.title} – ${title}` : view.title,
    sku,
    gtin: gtinOf(variant),
    image: image?.url ?? view.images[0]?.url,
    color: valuesFor('color', purposes, selectedOptions),
    size: valuesFor('size', purposes, selectedOptions),
  };
}

/** Data without a schema.org property: the technical data, and chosen values that are not part of it. */
function propertiesOf(
  features: ProductDetails['features'],
  options: OfferedVariantFragment['selectedOptions'] = [],
): Data[] {
  const labels = new Set(features.map(({label}) => label.toLowerCase()));
  const rows = [
    ...options.filter(({name}) => !labels.has(name.toLowerCase())),
    ...features.map(({label, value}) => ({name: label, value})),
  ];
  return rows.map(({name, value}) => ({'@type': 'PropertyValue', name, value}));
}

function ratingData(rating: RatingView | null, reviews: readonly ReviewView[]): Data {
  if (!rating) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating.value,
      reviewCount: rating.count,
      bestRating: 5,
      worstRating: 0,
    },
    // Search engines reject reviews without an author.
    review: reviews
      .filter(({author}) => author)
      .slice(0, MAX_REVIEWS)
      .map(({title, body, author, day, rating: stars}) => ({
        '@type': 'Review',
        name: title,
        reviewBody: body,
        datePublished: day,
        author: {'@type': 'Person', name: author},
        reviewRating: {'@type': 'Rating', ratingValue: stars, bestRating: 5, worstRating: 0},
      })),
  };
}

const days = ([minValue, maxValue]: readonly [number, number]): Data => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
});

/**
 * Writes terms that several offers of a page share: in full the first time, then as an `@id` reference, relative to the
 * page.
 */
type WriteOnce = (data: Data & {'@id': string}) => Data;

function writeOnce(): WriteOnce {
  const written = new Set<string>();
  return (data) => {
    const {'@id': id} = data;
    if (written.has(id)) return {'@id': id};
    written.add(id);
    return data;
  };
}

/** `shown` is the stock that the page shows for this variant: what no shop has is only picked up on request. */
function availabilityOf(item: GoodsSource, shown: StockView | false): string {
  if (!item.variant.availableForSale) return 'OutOfStock';
  const kind = kindOf(item);
  if (kind !== 'stock' || !isPickupOnly(item)) return goodsKinds[kind].schemaOrg;
  return shown && shown.tone !== 'ready' ? 'BackOrder' : 'InStoreOnly';
}

interface Terms extends Pick<Source, 'rows' | 'returns'> {
  item: NoticeSource & {variant: OfferedVariantFragment};
  write: WriteOnce;
}

/**
 * Where the product ships to and where not, at what cost and how fast, or that it is picked up in the shop; and the
 * return policy. Services and vouchers have neither; shipping times are known only for products in stock.
 */
function offerTerms({item, rows, returns, write}: Terms): Data {
  if (!isPhysical(item)) return {};
  const policy = returnPolicy(item, returns);
  const hasMerchantReturnPolicy = write({'@id': '#returns', ...policy});
  if (!isShippable(item)) {
    return {availableDeliveryMethod: 'https://schema.org/OnSitePickup', hasMerchantReturnPolicy};
  }
  const countries = [...rowsByCountry(rows, isBike(item))];
  return {
    shippingDetails: countries.flatMap(([country, row]) =>
      shippingData(item, country, row).map(write),
    ),
    ineligibleRegion: {'@type': 'Place', description: deliveryExclusion(item)},
    hasMerchantReturnPolicy,
  };
}

/**
 * The shipping rate of a country if known, or that nothing ships there; search engines do not accept groups of
 * countries.
 */
function shippingData(
  item: Terms['item'],
  country: string,
  row: ShippingRow | null,
): (Data & {'@id': string})[] {
  if (country === EU) return [];
  const details = {
    '@type': 'OfferShippingDetails',
    shippingDestination: {'@type': 'DefinedRegion', addressCountry: country},
  };
  if (!row) return [{...details, '@id': `#shipping-${country}-none`, doesNotShip: true}];
  const rate = listedShipping(item, item.variant.price, row);
  if (!rate) return [];
  const {price, currency, days: transit} = rate;
  // Variants with other prices or kinds may have different shipping costs or times.
  const cost = price === row.price ? '' : '-free';
  const time = hasUsualDelivery(item) ? '' : `-${kindOf(item)}`;
  return [
    {
      ...details,
      '@id': `#shipping-${country}${cost}${time}`,
      shippingRate: {'@type': 'MonetaryAmount', value: price.toFixed(2), currency},
      ...(transit && {
        // The shop's days last from the order to the delivery: a handling time would be added to them.
        deliveryTime: {'@type': 'ShippingDeliveryTime', transitTime: days(transit)},
      }),
    },
  ];
}

function returnPolicy(item: GoodsSource, returns: ReturnTerms): Data {
  const policy = {'@type': 'MerchantReturnPolicy', applicableCountry: 'DE'};
  const category = 'https://schema.org/MerchantReturn';
  if (!isReturnable(item)) return {...policy, returnPolicyCategory: `${category}NotPermitted`};
  return {
    ...policy,
    returnPolicyCategory: `${category}FiniteReturnWindow`,
    merchantReturnDays: RETURN_DAYS,
    // Without `returnMethod`, which is optional: the shop collects bikes, which none of its values says.
    returnFees: `https://schema.org/${returns.payer === 'shop' ? 'FreeReturn' : 'ReturnFeesCustomerResponsibility'}`,
  };
}
