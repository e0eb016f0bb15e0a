import {cartResolvers} from './cart/cart-resolvers';
import {catalogueResolvers} from './catalogue-resolvers';
import {collectionResolvers} from './collection-resolvers';
import {customerResolvers} from './customer/customer-resolvers';
import {imageResolvers} from './image-resolvers';
import {localizationResolvers} from './localization-resolvers';
import {menuResolvers} from './menu-resolvers';
import {metafieldResolvers} from './metafield-resolvers';
import {metaobjectResolvers} from './metaobject-resolvers';
import {optionResolvers} from './option-resolvers';
import {productResolvers} from './product-resolvers';
import type {ResolverMap} from './resolver-map';
import {shopResolvers} from './shop-resolvers';
import {sitemapResolvers} from './sitemap-resolvers';
import {variantResolvers} from './variant-resolvers';

/** Merges maps type by type. Throws when two of them resolve the same field. */
function mergeResolvers(...maps: readonly ResolverMap[]): ResolverMap {
  const merged: ResolverMap = {};
  for (const [typeName, fields] of maps.flatMap((map) => Object.entries(map))) {
    const known = (merged[typeName] ??= {});
    for (const [fieldName, resolver] of Object.entries(fields)) {
      if (known[fieldName]) throw new Error(`${typeName}.${fieldName} is resolved twice`);
      known[fieldName] = resolver;
    }
  }
  return merged;
}

export const resolvers: ResolverMap = mergeResolvers(
  cartResolvers,
  catalogueResolvers,
  collectionResolvers,
  customerResolvers,
  imageResolvers,
  localizationResolvers,
  menuResolvers,
  metafieldResolvers,
  metaobjectResolvers,
  optionResolvers,
  productResolvers,
  shopResolvers,
  sitemapResolvers,
  variantResolvers,
);
