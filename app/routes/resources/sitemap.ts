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

const headers = {
  'Content-Type': 'application/xml; charset=utf-8',
  'Cache-Control': 'public, max-age=3600',
};

/** `/sitemap.xml`: all pages, or above 50,000 addresses an index of files, `?part=` each. */
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
  // The first page is there before the answer begins: an outage is then an answer with its own status.
  const first = await pages.next();
  return new Response(streamOf(first, pages, origin), {headers});
}

type Pages = ReturnType<typeof sitemapEntries>;

/** Sent as fast as the reader takes it; an outage on the way breaks the answer off, so that nobody takes it for whole. */
function streamOf(first: Awaited<ReturnType<Pages['next']>>, pages: Pages, origin: string) {
  const encoder = new TextEncoder();
  let next = first;
  return new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(URLSET_START)),
    async pull(controller) {
      if (next.done) {
        controller.enqueue(encoder.encode(URLSET_END));
        controller.close();
        return;
      }
      const urls = next.value.map((entry) => urlsOf(entry, origin)).join('');
      controller.enqueue(encoder.encode(urls));
      next = await pages.next();
    },
  });
}
