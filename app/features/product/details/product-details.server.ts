import type {Language} from '~/i18n/languages';
import {oncePer} from '~/services/http/once-per';
import type {Product} from '~/services/shopify/product.server';
import type {ProductVariantFragment} from '~/services/shopify/storefront.generated';
import {averageOf, toRating} from '../rating';
import {toDownloadViews} from './download-views.server';
import {inchesOf} from './feature-text.server';
import {toFeatureViews} from './feature-views.server';
import {readGeometry} from './geometry-view.server';
import type {ProductDetails} from './product-details';
import {reviewNote, toReviewViews} from './review-views.server';
import {sanitiseHtml} from './sanitise-html.server';

/**
 * The details of a product with the shown variant, whose own figures go before the product's. Worked out once for each
 * answer of Shopify, which the isolate remembers for a while; so a malformed value is complained of once, not for
 * every visitor.
 */
export function productDetails(
  product: Product,
  variant: ProductVariantFragment,
  language: Language,
): ProductDetails {
  const {shared, ofVariant} = readers[language](product);
  return {...shared, ...ofVariant(variant)};
}

const readers = {
  de: oncePer((product: Product) => readerOf(product, 'de')),
  en: oncePer((product: Product) => readerOf(product, 'en')),
};

function readerOf(product: Product, language: Language) {
  const complained = new Set<string>();
  const complain = (field: string) => {
    if (!complained.has(field)) console.error(`${product.handle}: ${field} is malformed`);
    complained.add(field);
  };
  return {
    shared: readShared(product, language, complain),
    ofVariant: oncePer((variant: ProductVariantFragment) =>
      readVariant(product, variant, language, complain),
    ),
  };
}

type Complain = (field: string) => void;

/** What is the same for every variant. */
function readShared(product: Product, language: Language, complain: Complain) {
  const reviews = toReviewViews(product.reviews?.references?.nodes ?? [], language, complain);
  const {reference, references} = product.downloads ?? {};
  const downloads = references?.nodes ?? (reference ? [reference] : []);
  const rating =
    toRating(product.rating, product.ratingCount, language) ?? averageOf(reviews, language);
  return {
    descriptionHtml: sanitiseHtml(product.descriptionHtml),
    rating,
    reviews,
    reviewNote: reviewNote(rating, reviews, language),
    downloads: toDownloadViews(downloads, language, complain),
  };
}

/** What its options may change: figures and measures. */
function readVariant(
  product: Product,
  variant: ProductVariantFragment,
  language: Language,
  complain: Complain,
) {
  const fields = product.features.map((field, at) => variant.features[at] ?? field);
  const geometryField = variant.geometry ?? product.geometry;
  const {selectedOptions} = variant;
  const valueOf = (key: string) => fields.find((field) => field?.key === key) ?? null;
  const [shape] = toFeatureViews([valueOf('frame')], selectedOptions, language, complain);
  const bike = {
    shape: shape?.value ?? '',
    wheel: inchesOf(valueOf('wheel_size')),
    chosen: selectedOptions.map(({value}) => value),
  };
  const geometry = geometryField ? readGeometry(geometryField.value, bike, language) : null;
  if (geometryField && !geometry) complain('geometry');
  return {
    features: toFeatureViews(fields, selectedOptions, language, complain),
    geometry: geometry?.view ?? null,
    riderHeights: geometry?.riderHeights ?? {},
  };
}
