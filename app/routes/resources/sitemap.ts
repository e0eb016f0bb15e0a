import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {
  fitsOneFile,
  partNames,
  readPart,
  sitemapEntries,
  sitemapIndex,
  URLSET_END,
  URLSET_START,
  urlsOf,
} from '~/features/seo/sitemap.server';
import {streamText} from '~/services/http/streams.server';

const headers = {
  'Content-Type': 'application/xml; charset=utf-8',
  'Cache-Control': 'public, max-age=3600',
};

/** `/sitemap.xml`: all pages, or above 50,000 URLs an index of files, each with `?part=`. */
export async function loader({context, request}: LoaderFunctionArgs) {
  const origin = context.settings.SHOP_ORIGIN;
  const {pathname, searchParams} = new URL(request.url);
  const productPages = await context.shopify.sitemap.pages('PRODUCT');
  const name = searchParams.get('part');

  if (name === null && !fitsOneFile(productPages)) {
    const files = partNames(productPages).map((part) => `${origin}${pathname}?part=${part}`);
    return new Response(sitemapIndex(files), {headers});
  }
  const part = name === null ? 'all' : readPart(name, productPages);
  if (!part) return new Response(null, {status: 404});

  const pages = sitemapEntries(context, part, productPages);
  const body = await streamText({
    start: URLSET_START,
    parts: toUrls(pages, origin),
    end: URLSET_END,
  });
  return new Response(body, {headers});
}

async function* toUrls(pages: ReturnType<typeof sitemapEntries>, origin: string) {
  for await (const entries of pages) {
    yield entries.map((entry) => urlsOf(entry, origin)).join('');
  }
}
