import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {feedHeaders, feedOffers, loadFeedShop} from '~/features/feeds/feed-offers.server';
import {idealoColumns, idealoHead, idealoLine} from '~/features/feeds/feed-files.server';
import {streamText} from '~/services/http/stream-text.server';

/** All goods of the market that can be ordered now, for the price comparison idealo. */
export async function loader({context}: LoaderFunctionArgs) {
  // A whole catalogue is much work for one request.
  if (!(await context.limits.allows('agent'))) return new Response(null, {status: 429});
  const shop = await loadFeedShop(context);
  const columns = idealoColumns(shop.config, shop.destination.country ?? '');
  async function* lines() {
    for await (const offers of feedOffers(context, shop)) {
      yield offers.map((offer) => idealoLine(columns, offer)).join('');
    }
  }
  const body = await streamText({start: idealoHead(columns), parts: lines(), end: ''});
  return new Response(body, {headers: feedHeaders('text/csv')});
}
