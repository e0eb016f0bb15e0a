import {pageLinks} from './page-links';

interface PageMeta {
  /** Without the shop's name, which is added. */
  title: string;
  description?: string | null;
  image?: string | null;
  /** Kept out of search engines: carts and the like. */
  noindex?: boolean;
}

const SEO_TITLE_SUFFIX = ' – Radladen';

/** Title, description, canonical and language links, social card of a page, as Remix's `meta` wants them. */
export function pageMeta(request: Request, {title, description, image, noindex}: PageMeta) {
  const {origin, pathname} = new URL(request.url);
  const fullTitle = title + SEO_TITLE_SUFFIX;
  const tags = [
    {title: fullTitle},
    {property: 'og:title', content: fullTitle},
    {property: 'og:url', content: origin + pathname},
    ...(description ? [{name: 'description', content: description.slice(0, 155)}] : []),
    ...(image ? [{property: 'og:image', content: image}] : []),
  ];
  return noindex
    ? [...tags, {name: 'robots', content: 'noindex'}]
    : [...tags, ...pageLinks(origin, pathname)];
}
