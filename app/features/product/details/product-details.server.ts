import type {Language} from '~/i18n/languages';
import {oncePer} from '~/services/http/once-per';
import type {Product} from '~/services/shopify/product.server';
import {toRating} from '../rating';
import {toDownloadViews} from './download-views.server';
import {toFeatureViews} from './feature-views.server';
import {readGeometry} from './geometry-view.server';
import type {ProductDetails} from './product-details';
import {toReviewViews} from './review-views.server';
import {sanitiseHtml} from './sanitise-html.server';

/**
 * The details of a product in a language. Worked out once for each answer of Shopify, which the isolate remembers
 * for a while; so a malformed value is complained of once, not for every visitor.
 */
export function productDetails(product: Product, language: Language): ProductDetails {
  return readers[language](product);
}

const readers = {
  de: oncePer((product: Product) => read(product, 'de')),
  en: oncePer((product: Product) => read(product, 'en')),
};

function read(product: Product, language: Language): ProductDetails {
  const complained = new Set<string>();
  const complain = (field: string) => {
    if (!complained.has(field)) console.error(`${product.handle}: ${field} is malformed`);
    complained.add(field);
  };
  const rating = toRating(product.rating, product.ratingCount, language);
  const geometry = product.geometry ? readGeometry(product.geometry.value, language) : null;
  if (product.geometry && !geometry) complain('geometry');
  const downloads = product.downloads?.references?.nodes ?? [];
  const reviews = product.reviews?.references?.nodes ?? [];

  return {
    descriptionHtml: sanitiseHtml(product.descriptionHtml),
    rating,
    reviews: rating ? toReviewViews(reviews, language, complain) : [],
    features: toFeatureViews(product.features, language, complain),
    geometry: geometry?.view ?? null,
    riderHeights: geometry?.riderHeights ?? {},
    downloads: toDownloadViews(downloads, language, complain),
  };
}
