import type {AppLoadContext} from '@shopify/remix-oxygen';
import {withoutNoBreakCharacters} from '~/i18n/formats';
import {href} from '~/i18n/href';
import {ServiceOutage} from '~/services/http/outage.server';
import type {FeedPart} from '~/services/shopify/feed.server';
import {numericIdOf} from '~/services/shopify/ids';
import {
  deliveryTimeOf,
  goodsKinds,
  isBike,
  isShippable,
  kindOf,
  listedShipping,
  type GoodsSource,
} from '../goods/goods';
import {chosenOptions, gtinOf, optionPurposes, picturesOf, valuesFor} from '../goods/goods-view';
import {EU, rowsByCountry, shippingRow, type DeliveryTerms} from '../goods/shipping';
import {lawfulReference, struckPrice, unitPrice} from '../pricing/price-view';
import {loadConfig, loadDeliveryTerms} from '../site/site-config.server';

/** A variant as offered on other sites, with the data of its product page. */
export type FeedOffer = ReturnType<typeof toOffers>[number];

type FeedShop = Awaited<ReturnType<typeof loadFeedShop>>;

/** The shop's name, market and shipping costs for a feed. Throws `ServiceOutage` when Shopify or Storyblok is down. */
export async function loadFeedShop(context: AppLoadContext) {
  const [config, delivery] = await Promise.all([loadConfig(context), loadDeliveryTerms(context)]);
  if (!config || !delivery.country) {
    throw new ServiceOutage(config ? 'Shopify' : 'Storyblok', 'Feed', 0, 'shipping is not known');
  }
  return {config, delivery, origin: context.settings.SHOP_ORIGIN};
}

/**
 * All offers that can be ordered and shipped in the market, page by page. Throws `ServiceOutage`, also after the first
 * pages.
 */
export async function* feedOffers(
  context: AppLoadContext,
  shop: FeedShop,
): AsyncGenerator<FeedOffer[]> {
  for await (const parts of context.shopify.feed.parts()) {
    yield parts.flatMap((part) => toOffers(part, shop));
  }
}

function toOffers({product, variants}: FeedPart, shop: FeedShop) {
  const {delivery, origin} = shop;
  const purposes = optionPurposes(product.options);
  const productUrl = origin + href(delivery.language, 'product', {handle: product.handle});
  const [collection] = product.collections.nodes;
  const isSingle = product.variants.nodes.length === 1;

  return variants.flatMap((variant) => {
    const item = {product, variant};
    const bike = isBike(item);
    const time = deliveryTimeOf(item, delivery);
    const availability = availabilityOf(item);
    if (!isOffered(item, delivery)) return [];
    // Other sites require a delivery date for backorders.
    if (availability === 'backorder' && !Number.isFinite(time?.days)) return [];

    const {options, query} = chosenOptions(variant.selectedOptions);
    const struck = struckPrice(variant);
    const isFormer = Number(struck?.lowest?.amount ?? 0) > Number(variant.price.amount);
    return {
      /** Shopify's numbers of the variant and, if it has several variants, of its product. */
      id: numericIdOf(variant.id),
      groupId: isSingle ? null : numericIdOf(product.id),
      sku: variant.sku ?? '',
      gtin: gtinOf(variant) ?? null,
      title: product.title,
      /** 'Reseda, 50 cm'; empty for the only variant. */
      options,
      description: product.description.trim() || product.title,
      brand: product.vendor,
      category: [collection?.title, product.productType].filter(Boolean).join(' > '),
      color: valuesFor('color', purposes, variant.selectedOptions),
      size: valuesFor('size', purposes, variant.selectedOptions),
      url: productUrl + query,
      images: picturesOf(product, variant)
        .slice(0, MAX_IMAGES)
        .map(({url}) => url),
      price: variant.price,
      /** The lowest price of the last 30 days, if higher than the current one. */
      former: (isFormer && struck?.lowest) || null,
      /** '129 € / 1 l' */
      unitPrice: unitPrice(variant, delivery.language) ?? '',
      measure: measureOf(variant),
      availability,
      /** Maximum delivery time in days, used for backorders. */
      days: time?.days ?? 0,
      /** As shown on the page; empty while unavailable. */
      deliveryTime: withoutNoBreakCharacters(time?.text ?? ''),
      bike,
      shipping: shippingOf(item, delivery),
    };
  });
}

/**
 * Whether others sell the same product and it ships to the market's country at a known price: anything else cannot be
 * compared, or ordered there without a request.
 */
function isOffered(item: FeedItem, delivery: DeliveryTerms): boolean {
  const {price} = item.variant;
  const row = shippingRow(delivery, isBike(item)) ?? null;
  const {comparable} = goodsKinds[kindOf(item)];
  return (
    comparable &&
    isShippable(item) &&
    Number(price.amount) > 0 &&
    listedShipping(item, price, row) !== null
  );
}

type FeedVariant = FeedPart['variants'][number];
type FeedItem = GoodsSource & {variant: FeedVariant};

/** As Google names it. */
function availabilityOf(item: GoodsSource) {
  if (!item.variant.availableForSale) return 'out_of_stock';
  return kindOf(item) === 'stock' ? 'in_stock' : 'backorder';
}

const MAX_IMAGES = 11;

/** The content of the pack, and the quantity that the unit price refers to. */
function measureOf({measure, unitPriceMeasurement: reference}: FeedVariant) {
  if (!measure?.quantityUnit || !reference?.referenceUnit) return null;
  const {value, unit} = lawfulReference(reference.referenceUnit, reference.referenceValue);
  return {
    quantity: measure.quantityValue,
    unit: measure.quantityUnit,
    per: value,
    perUnit: unit,
  };
}

/** Shipping costs to the market's country and to all countries in the shop's table, where known. */
function shippingOf(item: FeedItem, delivery: DeliveryTerms) {
  const bike = isBike(item);
  const rows = new Map(rowsByCountry(delivery.rows, bike));
  const own = shippingRow(delivery, bike);
  if (delivery.country && own) rows.set(delivery.country, own);
  return [...rows].flatMap(([country, row]) => {
    const rate = country === EU ? null : listedShipping(item, item.variant.price, row);
    return rate ? [{country, ...rate}] : [];
  });
}

/** Headers of a feed: publicly cacheable, and excluded from search results. */
export const feedHeaders = (type: string) => ({
  'Content-Type': `${type}; charset=utf-8`,
  'Cache-Control': 'public, max-age=600',
  'X-Robots-Tag': 'noindex',
});
