import type {SitemapType} from '@shopify/hydrogen/storefront-api-types';
import type {CatalogueImage, Text} from '../catalogue/catalogue-types';
import {imageUrl} from './image-resolvers';
import {pages} from './plain-pages';
import type {StandInContext} from './request-context';
import type {ResolverMap} from './resolver-map';
import {textIn} from './texts';
import {typed} from './typed-parent';

const pageSize = 250;

/** Parent of `SitemapResource`. */
interface Entry {
  handle: string;
  title: Text;
  updatedAt: string;
  image?: CatalogueImage;
}

function entriesOf(type: SitemapType, {catalogue}: StandInContext): Entry[] {
  const {products, collections} = catalogue.source;
  switch (type) {
    case 'PRODUCT':
      return products.map(({handle, title, publishedAt, images: [image]}) => {
        return {handle, title, updatedAt: publishedAt, image};
      });
    case 'COLLECTION':
      return collections.map(({handle, title, updatedAt, image}) => {
        return {handle, title, updatedAt, image};
      });
    case 'PAGE':
      return pages.map(({handle, title, updatedAt}) => ({handle, title, updatedAt}));
    default:
      return [];
  }
}

/** `sitemap(type:)`: pages of 250, as in Shopify's own sitemap. */
export const sitemapResolvers: ResolverMap = {
  QueryRoot: {
    sitemap: (_: unknown, {type}: {type: SitemapType}, context: StandInContext) =>
      context.catalogue.memoize(`sitemap ${type}`, () => entriesOf(type, context)),
  },
  Sitemap: {
    pagesCount: (entries: Entry[]) => {
      return {count: Math.ceil(entries.length / pageSize), precision: 'EXACT'};
    },
    resources: (entries: Entry[], {page}: {page: number}) => {
      const from = Math.max(page - 1, 0) * pageSize;
      return {
        hasNextPage: entries.length > from + pageSize,
        items: entries.slice(from, from + pageSize).map((entry) => typed('SitemapResource', entry)),
      };
    },
  },
  SitemapResource: {
    title: ({title}: Entry, _: unknown, context: StandInContext) => textIn(context, title),
    image: ({image, updatedAt}: Entry, _: unknown, context: StandInContext) =>
      image
        ? {alt: textIn(context, image.alt), filepath: imageUrl(context, image), updatedAt}
        : null,
  },
};
