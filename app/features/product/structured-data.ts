import {numberOf} from '~/services/shopify/ids';
import type {Product} from '~/services/shopify/product.server';
import type {OfferedVariantFragment} from '~/services/shopify/storefront.generated';
import type {ShippingRow} from '../goods/shipping';
import {offerData, offerTerms, writeOnce} from './offer-data';
import type {ProductView} from './product-view';

type Data = Record<string, unknown>;

/** A product may have 2,000 variants: search engines are told of the shown one and its neighbours. */
const MOST_VARIANTS = 24;
const MOST_REVIEWS = 3;

interface Source {
  view: ProductView;
  product: Product;
  /** The shown variant. */
  variant: OfferedVariantFragment;
  /** What it costs and takes to send goods. */
  rows: readonly ShippingRow[];
  /** Address of the page, without query. */
  url: string;
}

/**
 * schema.org data of a product page: a `ProductGroup` with its variants, or a `Product` when there is only one.
 */
export function productStructuredData({view, product, variant, rows, url}: Source): Data {
  const write = writeOnce();
  const offer = (offered: OfferedVariantFragment, address: string) => {
    const goods = {product, variant: offered};
    const terms = offerTerms(url, goods, rows, write);
    return offerData({url: address, price: offered.price, goods}, terms);
  };
  const subject = {
    name: view.title,
    description: view.description || undefined,
    brand: view.vendor ? {'@type': 'Brand', name: view.vendor} : undefined,
    url,
    ...ratingData(view),
  };
  if (view.options.length === 0) {
    return {
      '@type': 'Product',
      ...subject,
      image: view.images.map((image) => image.url),
      sku: variant.sku ?? undefined,
      gtin: gtinOf(variant),
      additionalProperty: propertiesOf(view.features),
      offers: offer(variant, url),
    };
  }
  const purposes = optionPurposes(product);
  return {
    '@type': 'ProductGroup',
    ...subject,
    productGroupID: numberOf(product.id),
    variesBy: [...new Set(purposes.values())].map((purpose) => `https://schema.org/${purpose}`),
    hasVariant: offeredVariants(variant, product).map((offered) => ({
      ...variantData(offered, view, purposes),
      additionalProperty: propertiesOf(
        offered.id === variant.id ? view.features : [],
        offered.selectedOptions.filter(({name}) => !purposes.has(name)),
      ),
      offers: offer(offered, `${url}?${queryOf(offered)}`),
    })),
  };
}

/** The shown variant first, then those that Shopify lists first. */
function offeredVariants(shown: OfferedVariantFragment, {variants}: Product) {
  const others = variants.nodes.filter(({id}) => id !== shown.id);
  return [shown, ...others].slice(0, MOST_VARIANTS);
}

type Purpose = 'color' | 'size';

/** What an option means to search engines: swatches are colours, measures are sizes, the rest they do not know. */
function optionPurposes({options}: Product): Map<string, Purpose> {
  const purposeOf = ({name, optionValues}: Product['options'][number]): Purpose | null => {
    if (optionValues.some(({swatch}) => swatch?.color)) return 'color';
    return /größe|höhe|länge|breite|rohr|size|height|length|width|tube/i.test(name) ? 'size' : null;
  };
  return new Map(
    options.flatMap((option): [string, Purpose][] => {
      const purpose = purposeOf(option);
      return purpose ? [[option.name, purpose]] : [];
    }),
  );
}

function queryOf({selectedOptions}: OfferedVariantFragment): string {
  return new URLSearchParams(selectedOptions.map(({name, value}) => [name, value])).toString();
}

function variantData(
  variant: OfferedVariantFragment,
  view: ProductView,
  purposes: Map<string, Purpose>,
): Data {
  const {title, sku, selectedOptions, image} = variant;
  const valueOf = (purpose: Purpose) =>
    selectedOptions
      .filter(({name}) => purposes.get(name) === purpose)
      .map(({value}) => value)
      .join(' / ') || undefined;
  return {
    '@type': 'Product',
    name: title ? `${view.title} – ${title}` : view.title,
    sku: sku ?? undefined,
    gtin: gtinOf(variant),
    image: image?.url ?? view.images[0]?.url,
    color: valueOf('color'),
    size: valueOf('size'),
  };
}

/** What schema.org has no word for: the technical table, and chosen values that do not stand in it. */
function propertiesOf(
  features: ProductView['features'],
  options: OfferedVariantFragment['selectedOptions'] = [],
): Data[] | undefined {
  const labels = new Set(features.map(({label}) => label.toLowerCase()));
  const rows = [
    ...options.filter(({name}) => !labels.has(name.toLowerCase())),
    ...features.map(({label, value}) => ({name: label, value})),
  ];
  if (rows.length === 0) return undefined;
  return rows.map(({name, value}) => ({'@type': 'PropertyValue', name, value}));
}

/** Barcodes that are no GTIN of 8, 12, 13 or 14 digits stay out. */
function gtinOf({barcode}: OfferedVariantFragment): string | undefined {
  return /^(?:\d{8}|\d{12,14})$/.test(barcode ?? '') ? (barcode ?? undefined) : undefined;
}

function ratingData({rating, reviews}: ProductView): Data {
  if (!rating) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating.value,
      reviewCount: rating.count,
      bestRating: 5,
      worstRating: 0,
    },
    // A review without a name is none to search engines.
    review: reviews
      .filter(({author}) => author)
      .slice(0, MOST_REVIEWS)
      .map(({title, body, author, day, rating: stars}) => ({
        '@type': 'Review',
        name: title || undefined,
        reviewBody: body || undefined,
        datePublished: day,
        author: {'@type': 'Person', name: author},
        reviewRating: {'@type': 'Rating', ratingValue: stars, bestRating: 5, worstRating: 0},
      })),
  };
}
