import type {AppLoadContext, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {
  GOOGLE_FEED_END,
  googleFeedStart,
  googleItem,
  idealoColumns,
  idealoHead,
  idealoLine,
} from '~/features/feeds/feed-files.server';
import {feedHeaders, feedOffers, loadFeedShop} from '~/features/feeds/feed-offers.server';
import {href} from '~/i18n/href';
import {streamText} from '~/services/http/streams.server';

/**
 * `/feeds/google.xml` and `/feeds/idealo.csv`: all products of the market, for Google also those that cannot be ordered
 * now.
 */
export async function loader({context, request}: LoaderFunctionArgs) {
  // A complete catalogue takes a second of CPU per 1,000 variants.
  if (!(await context.limits.allows('request', 'feed'))) return new Response(null, {status: 429});
  // Routes match in any letter case.
  const isCsv = new URL(request.url).pathname.toLowerCase().endsWith('.csv');
  return isCsv ? idealoFeed(context) : googleFeed(context);
}

async function googleFeed(context: AppLoadContext) {
  const shop = await loadFeedShop(context);
  const {config, origin} = shop;
  const now = Date.now();
  async function* items() {
    for await (const offers of feedOffers(context, shop)) {
      yield offers.map((offer) => googleItem(offer, now)).join('');
    }
  }
  const body = await streamText({
    start: googleFeedStart({
      title: config.company_name,
      link: origin + href(context.language, 'home'),
      description: config.seo_description || config.company_name,
    }),
    parts: items(),
    end: GOOGLE_FEED_END,
  });
  return new Response(body, {headers: feedHeaders('application/xml')});
}

async function idealoFeed(context: AppLoadContext) {
  const shop = await loadFeedShop(context);
  const columns = idealoColumns(shop.config, shop.delivery.country ?? '');
  async function* lines() {
    for await (const offers of feedOffers(context, shop)) {
      yield offers.map((offer) => idealoLine(columns, offer)).join('');
    }
  }
  const body = await streamText({start: idealoHead(columns), parts: lines(), end: ''});
  return new Response(body, {headers: feedHeaders('text/csv')});
}
