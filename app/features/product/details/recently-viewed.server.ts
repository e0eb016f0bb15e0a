import {redirect, type ActionFunctionArgs, type AppLoadContext} from '@shopify/remix-oxygen';
import {readFields} from '~/forms/read-form.server';
import {optional} from '~/services/http/outage.server';
import {PERSONAL_HEADERS} from '../../navigation/responses.server';
import {isNumericId, numericIdOf, productNumberIn} from '~/services/shopify/ids';
import type {ProductCardFragment} from '~/services/shopify/storefront.generated';
import {createCardRenderer, type ProductItemView} from '../product-markup.server';
import {toProductCard} from '../product-card-view.server';

/** Four in a row, plus the product being viewed. */
const MAX_RECENTLY_VIEWED = 5;

/**
 * Product numbers in the cookie, latest first. Malformed values, duplicates and entries beyond the limit are dropped.
 */
function parseRecentlyViewed(cookie: string | null): string[] {
  const ids = (cookie ?? '').split('.').filter(isNumericId);
  return [...new Set(ids)].slice(0, MAX_RECENTLY_VIEWED);
}

/**
 * A session cookie with product numbers only: no identifier, unreadable to scripts, only for the visitor, who sees the
 * list and can clear it.
 */
const COOKIE = 'recently-viewed';

/** The visitor's recently viewed products, latest first; products no longer sold are left out. */
export async function loadRecentlyViewedProducts({
  cookies,
  shopify,
}: AppLoadContext): Promise<ProductCardFragment[]> {
  const ids = parseRecentlyViewed(cookies.get(COOKIE));
  return ids.length > 0 ? shopify.product.byIds(ids) : [];
}

/**
 * Records a product view and returns the cards of the products viewed before it, which load in parallel with the
 * product; none while Shopify is down. Nothing is recorded for bots, for prefetched pages, or if the product does not
 * exist (`null`).
 */
export async function recordProductView(
  context: AppLoadContext,
  product: Promise<{id: string} | null> | {id: string},
): Promise<ProductItemView[]> {
  const {cookies, language, isBot, isPrefetch} = context;
  const [viewedBefore, viewed, renderCards] = await Promise.all([
    optional(loadRecentlyViewedProducts(context), []),
    product,
    createCardRenderer(context),
  ]);
  if (!viewed) return [];
  const viewedId = productNumberIn(viewed.id);
  const storedIds = parseRecentlyViewed(cookies.get(COOKIE));
  if (viewedId && storedIds[0] !== viewedId && !isBot && !isPrefetch) {
    const ids = [viewedId, ...storedIds.filter((storedId) => storedId !== viewedId)];
    cookies.set(COOKIE, ids.slice(0, MAX_RECENTLY_VIEWED).join('.'));
  }
  const others = viewedBefore.filter(({id}) => numericIdOf(id) !== viewedId);
  return renderCards(
    others.slice(0, MAX_RECENTLY_VIEWED - 1).map((shown) => toProductCard(shown, language)),
  );
}

/**
 * Handles the view report of a product page that script opened, `seen=gid://…`: responds with the cards of the products
 * viewed before, as JSON. 400 for anything else.
 */
export async function recentlyViewedAction({
  context,
  request,
}: ActionFunctionArgs): Promise<Response> {
  const id = (await readFields(request)).get('seen');
  if (typeof id !== 'string') return new Response(null, {status: 400});
  const viewedBefore = await recordProductView(context, {id});
  // The page does not contain the markup of these cards yet, so it is sent along.
  const cards = viewedBefore.map(({handle, html}) => ({handle, html}));
  return Response.json(cards, {headers: PERSONAL_HEADERS});
}

/** Handles the plain form 'Liste leeren' on a product page; redirects back to it. */
export async function clearRecentlyViewedAction({
  context,
  request,
}: ActionFunctionArgs): Promise<Response> {
  const form = await readFields(request);
  if (form.get('intent') === 'clear') context.cookies.remove(COOKIE);
  const {pathname, search} = new URL(request.url);
  return redirect(pathname + search, 303);
}
