import type {AppLoadContext} from '@shopify/remix-oxygen';
import {href} from '~/i18n/href';
import {perLanguage} from '~/i18n/languages';
import type {PageName} from '~/pages';
import type {SitemapItem} from '~/services/shopify/shop.server';
import type {Story} from '~/services/storyblok/story-schema';
import {isOwnPage, storyHref} from '../story/links';
import type {SitemapPart} from './sitemap-parts';
import type {SitemapEntry} from './sitemap-xml';

/**
 * The pages of a part of the sitemap, a supplier's page at a time, so that memory holds one of them. Throws
 * `ServiceOutage` when a supplier does not answer.
 */
export async function* sitemapEntries(
  context: AppLoadContext,
  part: SitemapPart,
  productPages: number,
): AsyncGenerator<SitemapEntry[]> {
  const {sitemap} = context.shopify;
  if (typeof part === 'string') {
    yield storyEntries(await context.storyblok.allStories(100));
    yield ownEntries;
    const pages = await sitemap.pages('COLLECTION');
    for (let page = 1; page <= pages; page += 1) {
      yield itemEntries('collection', await sitemap.page('COLLECTION', page));
    }
  }
  if (part === 'pages') return;
  const {productsFrom, productsTo} =
    part === 'all' ? {productsFrom: 1, productsTo: productPages} : part;
  for (let page = productsFrom; page <= productsTo; page += 1) {
    yield itemEntries('product', await sitemap.page('PRODUCT', page));
  }
}

/** Pages that are made of no story and of no goods. */
const ownEntries = (['priceRequest', 'withdrawal'] as const).map((page) => ({
  paths: perLanguage((language) => href(language, page)),
  updatedAt: null,
}));

function itemEntries(page: PageName, items: SitemapItem[]): SitemapEntry[] {
  return items.map(({handle, updatedAt}) => ({
    paths: perLanguage((language) => href(language, page, {handle})),
    updatedAt,
  }));
}

/** Pages of the content service that editors did not hide, and those that show a story of their own. */
function storyEntries(stories: Story[]): SitemapEntry[] {
  return stories
    .filter(({content, fullSlug}) => content.component === 'page' || isOwnPage(fullSlug))
    .filter(({content}) => content.noindex !== true)
    .map(({fullSlug, publishedAt}) => ({
      paths: perLanguage((language) => storyHref(language, fullSlug)),
      updatedAt: publishedAt,
    }));
}
