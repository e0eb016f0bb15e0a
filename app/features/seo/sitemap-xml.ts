import {defaultLanguage, languageNames, languages, type Language} from '~/i18n/languages';

/** A page in every language: its paths, and when it last changed (ISO 8601). */
export interface SitemapEntry {
  paths: Record<Language, string>;
  updatedAt: string | null;
}

export const URLSET_START =
  '<?xml version="1.0" encoding="UTF-8"?>\n' +
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n';
export const URLSET_END = '</urlset>\n';

/** A page's addresses, one per language, each with all its alternates (Google, 'Localized versions'). */
export function urlsOf({paths, updatedAt}: SitemapEntry, origin: string): string {
  const address = (language: Language) => escapeXml(origin + encodeURI(paths[language]));
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

/** The index of several files. */
export function sitemapIndex(addresses: string[]): string {
  const files = addresses.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>\n`);
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${files.join('')}</sitemapindex>\n`
  );
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}
