import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {feedHeaders, feedOffers, loadFeedShop} from '~/features/feeds/feed-offers.server';
import {GOOGLE_FEED_END, googleFeedStart, googleItem} from '~/features/feeds/feed-files.server';
import {href} from '~/i18n/href';
import {streamText} from '~/services/http/stream-text.server';

/** All goods of the market for Google's Merchant Center. */
export async function loader({context}: LoaderFunctionArgs) {
  // A whole catalogue is much work for one request.
  if (!(await context.limits.allows('agent'))) return new Response(null, {status: 429});
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
