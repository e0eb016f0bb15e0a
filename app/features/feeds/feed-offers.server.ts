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
import {
  chosenOptions,
  gtinOf,
  optionPurposes,
  showsOtherColour,
  valuesFor,
} from '../goods/goods-view';
import {rowsByCountry, shippingRow, type DeliveryTerms, type ShippingRow} from '../goods/shipping';
import {struckPrice, unitPrice, type Money} from '../pricing/price-view';
import {loadConfig, loadDeliveryTerms} from '../site/site-config.server';
import type {SiteConfig} from '../site/site-schemas.server';

/** A variant as offered on other sites, with the data of its product page. */
export interface FeedOffer {
  /** Shopify's numbers of the variant and, if it has several variants, of its product. */
  id: string;
  groupId: string | null;
  sku: string;
  gtin: string | null;
  title: string;
  /** 'Reseda, 50 cm'; empty for the only variant. */
  options: string;
  description: string;
  brand: string;
  category: string;
  color: string;
  size: string;
  url: string;
  images: string[];
  price: Money;
  /** The lowest price of the last 30 days, if higher than the current one. */
  former: Money | null;
  /** '129 € / 1 l', and the same as quantities: the content of the pack, and the quantity the unit price refers to. */
  unitPrice: string;
  measure: {quantity: number; unit: string; per: number; perUnit: string} | null;
  availability: 'inStock' | 'outOfStock' | 'backorder';
  /** Maximum delivery time in days, used for backorders. */
  days: number;
  /** As shown on the page; empty while unavailable. */
  deliveryTime: string;
  bike: boolean;
  shipping: {country: string; price: number; currency: string; days: ShippingRow['days']}[];
}

interface FeedShop {
  config: SiteConfig;
  delivery: DeliveryTerms;
  origin: string;
}

/** The shop's name, market and shipping costs for a feed. Throws `ServiceOutage` when Shopify or Storyblok is down. */
export async function loadFeedShop(context: AppLoadContext): Promise<FeedShop> {
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

function toOffers({product, variants, hasSingleVariant}: FeedPart, shop: FeedShop): FeedOffer[] {
  const {delivery, origin} = shop;
  const purposes = optionPurposes(product.options);
  const productUrl = origin + href(delivery.language, 'product', {handle: product.handle});
  const [collection] = product.collections.nodes;

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
      id: numericIdOf(variant.id),
      groupId: hasSingleVariant ? null : numericIdOf(product.id),
      sku: variant.sku ?? '',
      gtin: gtinOf(variant) ?? null,
      title: product.title,
      options,
      description: product.description.trim() || product.title,
      brand: product.vendor,
      category: [collection?.title, product.productType].filter(Boolean).join(' > '),
      color: valuesFor('color', purposes, variant.selectedOptions),
      size: valuesFor('size', purposes, variant.selectedOptions),
      url: productUrl + query,
      images: imagesOf(product, variant),
      price: variant.price,
      former: (isFormer && struck?.lowest) || null,
      unitPrice: unitPrice(variant, delivery.language) ?? '',
      measure: measureOf(variant),
      availability,
      days: time?.days ?? 0,
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
  const row = shippingRow(delivery, isBike(item));
  if (!row || row.price === 'onRequest') return false;
  const {comparable} = goodsKinds[kindOf(item)];
  return comparable && isShippable(item) && Number(item.variant.price.amount) > 0;
}

type FeedVariant = FeedPart['variants'][number];
type FeedItem = GoodsSource & {variant: FeedVariant};

function availabilityOf(item: GoodsSource): FeedOffer['availability'] {
  if (!item.variant.availableForSale) return 'outOfStock';
  return kindOf(item) === 'stock' ? 'inStock' : 'backorder';
}

const MAX_IMAGES = 11;

/** The variant's picture, then the product's, except those showing another colour. */
function imagesOf(product: FeedPart['product'], {image, selectedOptions}: FeedVariant): string[] {
  const showsOther = showsOtherColour(product.options, selectedOptions);
  const otherImages = product.images.nodes.filter((picture) => !showsOther(picture));
  const urls = [image?.url, ...otherImages.map(({url}) => url)].filter((url) => url !== undefined);
  return [...new Set(urls)].slice(0, MAX_IMAGES);
}

function measureOf({measure, unitPriceMeasurement: reference}: FeedVariant): FeedOffer['measure'] {
  if (!measure?.quantityUnit || !reference?.referenceUnit) return null;
  return {
    quantity: measure.quantityValue,
    unit: measure.quantityUnit,
    per: reference.referenceValue,
    perUnit: reference.referenceUnit,
  };
}

/** Shipping costs to the market's country and to all countries in the shop's table, where known. */
function shippingOf(item: FeedItem, delivery: DeliveryTerms): FeedOffer['shipping'] {
  const bike = isBike(item);
  const rows = new Map(rowsByCountry(delivery.rows, bike));
  const own = shippingRow(delivery, bike);
  if (delivery.country && own) rows.set(delivery.country, own);
  return [...rows].flatMap(([country, row]) => {
    const rate = country === 'EU' ? null : listedShipping(item, item.variant.price, row);
    return rate ? [{country, ...rate}] : [];
  });
}

/** Headers of a feed: publicly cacheable, and excluded from search results. */
export const feedHeaders = (type: string) => ({
  'Content-Type': `${type}; charset=utf-8`,
  'Cache-Control': 'public, max-age=600',
  'X-Robots-Tag': 'noindex',
});
