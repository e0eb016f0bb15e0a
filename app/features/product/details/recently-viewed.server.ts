import {redirect, type ActionFunctionArgs, type AppLoadContext} from '@shopify/remix-oxygen';
import {readFields} from '~/forms/read-form.server';
import {optional} from '~/services/http/outage.server';
import {PERSONAL} from '../../navigation/personal-answers.server';
import {isGoodsNumber, numberIn} from '~/services/shopify/ids';
import type {ProductCardFragment} from '~/services/shopify/storefront.generated';
import {cardPrinter, type ProductItemView} from '../product-markup.server';
import {toProductCard} from '../product-card-view.server';

/** Four beside each other, and the one that is being looked at. */
const MOST_SEEN = 5;

/** Numbers that the cookie holds, the latest first. Garbage, doubles and what is beyond the cap are left out. */
function parseSeen(cookie: string | null): string[] {
  const numbers = (cookie ?? '').split('.').filter(isGoodsNumber);
  return [...new Set(numbers)].slice(0, MOST_SEEN);
}

/**
 * Product numbers and nothing else, until the browser closes: no identifier, unreadable to scripts, for the visitor
 * alone, who sees the list and can empty it.
 */
const COOKIE = 'recently-viewed';

/** Those products as Shopify answers them. */
export async function loadSeenProducts({
  cookies,
  shopify,
}: AppLoadContext): Promise<ProductCardFragment[]> {
  const numbers = parseSeen(cookies.get(COOKIE));
  return numbers.length > 0 ? shopify.product.byIds(numbers) : [];
}

/** What the visitor saw last, the latest first; products that are not sold any more are left out. */
async function loadSeen(context: AppLoadContext) {
  const {language} = context;
  const [products, print] = await Promise.all([loadSeenProducts(context), cardPrinter(context)]);
  const cards = print(products.map((product) => toProductCard(product, language)));
  return products.flatMap(({id}, at) => {
    const number = numberIn('Product', id);
    const card = cards[at];
    return number && card ? [{number, card}] : [];
  });
}

/**
 * Notes that the visitor sees a product, and answers the cards of what was seen before it, which are asked for while the
 * product's own page is made; none while Shopify is out. Nothing is noted for bots, for pages that are fetched ahead, and
 * where there is no such product (`null`).
 */
export async function noteSeen(
  context: AppLoadContext,
  product: Promise<{id: string} | null> | {id: string},
): Promise<ProductItemView[]> {
  const {cookies, isBot, isPrefetch} = context;
  const [seen, shown] = await Promise.all([optional(loadSeen(context), []), product]);
  if (!shown) return [];
  const own = numberIn('Product', shown.id);
  const known = parseSeen(cookies.get(COOKIE));
  if (own && known[0] !== own && !isBot && !isPrefetch) {
    const numbers = [own, ...known.filter((other) => other !== own)];
    cookies.set(COOKIE, numbers.slice(0, MOST_SEEN).join('.'));
  }
  const others = seen.filter(({number}) => number !== own);
  return others.slice(0, MOST_SEEN - 1).map(({card}) => card);
}

/**
 * A product page that script opened says that it is seen, `seen=gid://…`: answered with the cards of what was seen
 * before, as JSON. 400 for anything else.
 */
export async function answerSeen({context, request}: ActionFunctionArgs): Promise<Response> {
  const id = (await readFields(request)).get('seen');
  if (typeof id !== 'string') return new Response(null, {status: 400});
  const seen = await noteSeen(context, {id});
  // No markup of this answer stands in a page yet.
  const cards = seen.map(({handle, html}) => ({handle, html}));
  return Response.json(cards, {headers: PERSONAL});
}

/** The plain form 'Liste leeren' of a product's page; leads back there. */
export async function clearSeen({context, request}: ActionFunctionArgs): Promise<Response> {
  const form = await readFields(request);
  if (form.get('intent') === 'clear') context.cookies.remove(COOKIE);
  const {pathname, search} = new URL(request.url);
  return redirect(pathname + search, 303);
}
