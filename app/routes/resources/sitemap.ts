import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {sitemapEntries, URLSET_END, URLSET_START, urlsOf} from '~/features/seo/sitemap.server';
import {streamText} from '~/services/http/streams.server';

const headers = {
  'Content-Type': 'application/xml; charset=utf-8',
  'Cache-Control': 'public, max-age=3600',
};

/** `/sitemap.xml`: all pages. */
export async function loader({context}: LoaderFunctionArgs) {
  const body = await streamText({start: URLSET_START, parts: toUrls(context), end: URLSET_END});
  return new Response(body, {headers});
}

async function* toUrls(context: LoaderFunctionArgs['context']) {
  for await (const entries of sitemapEntries(context)) {
    yield entries.map((entry) => urlsOf(entry, context.settings.SHOP_ORIGIN)).join('');
  }
}
