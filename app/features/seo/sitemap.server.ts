import type {AppLoadContext} from '@shopify/remix-oxygen';
import {href} from '~/i18n/href';
import {defaultLanguage, type Language, languageNames, languages} from '~/i18n/languages';
import type {PageName} from '~/pages';
import {escapeXml} from '~/services/http/streams.server';
import type {Story} from '~/services/storyblok/story-schema';
import {ownPage, storyHref} from '../story/links';

/**
 * The pages of the sitemap, yielded per page of the supplier's API, so that only one is held in memory. Throws
 * `ServiceOutage` when a supplier does not respond.
 */
export async function* sitemapEntries({
  shopify: {shop},
  storyblok,
}: AppLoadContext): AsyncGenerator<ReturnType<typeof entryOf>[]> {
  const [stories, collectionPages, productPages] = await Promise.all([
    storyblok.allStories(100),
    shop.sitemapPages('COLLECTION'),
    shop.sitemapPages('PRODUCT'),
  ]);
  yield [...storyEntries(stories), ...ownEntries];
  for (let page = 1; page <= collectionPages; page += 1) {
    yield itemEntries('collection', await shop.sitemapPage('COLLECTION', page));
  }
  for (let page = 1; page <= productPages; page += 1) {
    yield itemEntries('product', await shop.sitemapPage('PRODUCT', page));
  }
}

/** Pages that come from neither a story nor Shopify. */
const ownEntries = (['priceRequest', 'withdrawal', 'sizeFinder'] as const).map((page) =>
  entryOf((language) => href(language, page), null),
);

/** A page in every language: its encoded paths, and when it last changed (ISO 8601). */
function entryOf(path: (language: Language) => string, updatedAt: string | null) {
  const paths = languageNames.map((language) => [language, path(language)]);
  return {paths: Object.fromEntries(paths) as Record<Language, string>, updatedAt};
}

function itemEntries(page: PageName, items: {handle: string; updatedAt: string}[]) {
  return items.map(({handle, updatedAt}) =>
    entryOf((language) => href(language, page, {handle}), updatedAt),
  );
}

/** Storyblok pages and app pages with their own story, except those hidden by editors. */
function storyEntries(stories: Story[]) {
  return stories
    .filter(({content, fullSlug}) => content.component === 'page' || ownPage(fullSlug))
    .filter(({content}) => content.noindex !== true)
    .map(({fullSlug, publishedAt}) =>
      entryOf((language) => storyHref(language, fullSlug), publishedAt),
    );
}

/** The start of the sitemap, which may have 50,000 URLs (sitemaps.org). */
export const URLSET_START =
  '<?xml version="1.0" encoding="UTF-8"?>\n' +
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n';
export const URLSET_END = '</urlset>\n';

/** A page's URLs, one per language, each with all its alternates (Google, 'Localized versions'). */
export function urlsOf({paths, updatedAt}: ReturnType<typeof entryOf>, origin: string): string {
  const address = (language: Language) => escapeXml(origin + paths[language]);
  const alternates = [
    ...languageNames.map((language) => [languages[language].tag, address(language)] as const),
    ['x-default', address(defaultLanguage)] as const,
  ].map(([tag, href]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${href}"/>`);
  const lastmod = updatedAt ? `<lastmod>${escapeXml(updatedAt)}</lastmod>` : '';
  return languageNames
    .map(
      (language) => `<url><loc>${address(language)}</loc>${lastmod}${alternates.join('')}</url>\n`,
    )
    .join('');
}
