import type {AppLoadContext} from '@shopify/remix-oxygen';
import {truncateText} from '~/i18n/formats';
import {defaultLanguage} from '~/i18n/languages';
import {createDeduplicator} from '~/services/http/isolate-memory';
import {optional} from '~/services/http/outage.server';
import {
  openCartCookie,
  type CartChange,
  type CartService,
  type NewLine,
} from '~/services/shopify/cart.server';
import {ShopifyUserError} from '~/services/shopify/client.server';
import type {CartFragment} from '~/services/shopify/storefront.generated';
import {numericIdOf} from '~/services/shopify/ids';
import {reportAddition} from '../statistics/report-visit.server';
import {readMark, reportConverted} from '../statistics/report-search.server';
import type {CartAnswer, CartFormAnswer, CartWarning} from './cart-answer.server';
import {type AddedLine, type CartRequest, withRefused} from './cart-form.server';
import {MOUNTED_ARTICLE} from './cart-link';
import {chosenOptions} from '../goods/goods-view';
import {applyCode, removeCode, settleCode} from './discount-codes.server';
import {loadFrameCart, toKnownCart} from './load-cart.server';

/** Limits the product names in a notice, which is stored in a cookie. */
const MAX_NAME_LENGTH = 120;

/**
 * Applies a parsed form to the visitor's cart, stores its id and returns the outcome. Without a cart, or when Shopify no
 * longer has it, adding creates one with the requested lines, and a discount code creates an empty one with it;
 * updating and removing then have nothing to do. Throws `ShopifyUserError` when Shopify rejects the change,
 * `ServiceOutage` when it is down.
 */
async function changeCart(context: AppLoadContext, request: CartRequest) {
  const {intent, add, code, refused} = request;
  // Nobody chose here what a cart link adds, so it is not reported; and its code can only be a discount.
  const isChosen = intent !== 'applyLink';
  const appliedChange = await applyRequest(context, request);
  const {change, codeError} =
    appliedChange && code
      ? await settleCode(context.shopify.cart, appliedChange, {code, mayBeGiftCard: isChosen})
      : {change: appliedChange, codeError: null};
  const cookie = openCartCookie(context.cookies);
  if (change) cookie.remember(change.cart.id);
  else cookie.forget();
  const added = change && isChosen ? addedTo(change, add) : [];
  if (change) for (const line of added) reportAdded(context, line, change);
  const answer: CartAnswer = {
    intent,
    warnings: change ? toWarnings(change) : [],
    error: codeError && 'cart.error.refused',
    refused: [],
    ...(added.length > 0 && {added: articleNames(added)}),
    ...(code && codeError && {refusedCode: {typed: code, message: codeError}}),
  };
  return {answer: withRefused(answer, refused), cart: change?.cart ?? null, asOf: Date.now()};
}

/**
 * Maps an error thrown by a change: one that Shopify rejected becomes an answer and is logged; anything else is
 * rethrown. The requested quantities stay in their fields.
 */
function refusedChange(error: unknown, request: CartRequest): CartAnswer {
  if (!(error instanceof ShopifyUserError)) throw error;
  console.error(error.message);
  const message = 'cart.error.refused';
  const {intent, add, quantities} = request;
  const toRefused = (lineId: string | null, quantity: number) =>
    ({lineId, quantity: String(quantity), message}) as const;
  const refused = [
    // Only the form of a single product has a field for its quantity.
    ...(intent === 'add' ? add.map(({quantity}) => toRefused(null, quantity)) : []),
    ...quantities.map(({id, quantity}) => toRefused(id, quantity)),
    ...request.refused,
  ];
  return {intent, warnings: [], error: message, refused};
}

/**
 * The second step of the cart action, and of the wishlist action that moves items there, for JavaScript: changes the
 * cart and returns the outcome with the resulting cart. A change that Shopify rejects is an outcome, too; throws
 * `ServiceOutage` when Shopify is down.
 */
export async function changeAndLoadCart(
  context: AppLoadContext,
  request: CartRequest,
): Promise<CartFormAnswer> {
  try {
    const changed = await changeCart(context, request);
    return {...changed.answer, known: await toKnownCart(context, changed)};
  } catch (error) {
    const answer = refusedChange(error, request);
    // Another tab may have changed the cart.
    return {...answer, known: await loadFrameCart(context)};
  }
}

const changeOnce = createDeduplicator<{answer: CartAnswer; cartId: string | null}>(() => true);

/**
 * Like `changeAndLoadCart`, for plain forms and without the resulting cart: runs once per rendered page (`pageId`), so
 * that a double click adds once. Both requests carry the same cart, as browsers drop the first response with cookies.
 */
export async function changeCartOnce(
  context: AppLoadContext,
  request: CartRequest,
  pageId: string | null,
): Promise<CartAnswer> {
  // The key includes the cart id in case two visitors share a page id.
  const cookie = openCartCookie(context.cookies);
  const key = pageId && `${pageId} ${cookie.read() ?? ''} ${JSON.stringify(request)}`;
  try {
    const {outcome, isDuplicate} = await changeOnce(
      key,
      async () => {
        const {answer, cart} = await changeCart(context, request);
        return {answer, cartId: cart && cart.id};
      },
      (work) => context.waitUntil(work),
    );
    if (isDuplicate && outcome.cartId) cookie.remember(outcome.cartId);
    return outcome.answer;
  } catch (error) {
    return refusedChange(error, request);
  }
}

async function applyRequest(
  context: AppLoadContext,
  request: CartRequest,
): Promise<CartChange | null> {
  const {cart} = context.shopify;
  const {add, code} = request;
  const cartId = openCartCookie(context.cookies).read();
  const lines = await Promise.all(add.map((line) => lineOf(context, line)));
  const create = () =>
    lines.length > 0 || code ? cart.create({lines, discountCodes: code ? [code] : []}) : null;
  if (!cartId) return create();

  try {
    return await changeAll(cart, cartId, {...request, add: lines});
  } catch (error) {
    // Shopify's error for an expired cart looks like any other, so the cart itself is queried.
    if (!(error instanceof ShopifyUserError) || (await cart.get(cartId))) throw error;
    return create();
  }
}

/**
 * Quantities before removals: they survive if the line to remove no longer exists. A code comes last, as it may be for
 * the added or remaining lines only.
 */
async function changeAll(
  cart: CartService,
  cartId: string,
  request: Omit<CartRequest, 'add'> & {add: NewLine[]},
): Promise<CartChange> {
  const {add, quantities, remove, removeCode: codeToRemove} = request;
  const {removeGiftCard, deliveryMethod, code} = request;
  const steps = [
    add.length > 0 && (() => cart.addLines(cartId, add)),
    quantities.length > 0 && (() => cart.updateLines(cartId, quantities)),
    remove !== null && (() => cart.removeLines(cartId, [remove])),
    codeToRemove !== null && (() => removeCode(cart, cartId, codeToRemove)),
    removeGiftCard !== null && (() => cart.removeGiftCards(cartId, [removeGiftCard])),
    deliveryMethod !== null && (() => cart.preferDelivery(cartId, deliveryMethod)),
    code !== null && (() => applyCode(cart, cartId, code)),
  ].filter((step) => step !== false);
  const warnings: CartChange['warnings'] = [];
  let change: CartChange | null = null;
  for (const step of steps) {
    change = await step();
    warnings.push(...change.warnings);
  }
  if (!change) throw new Error('A form that changes nothing is answered by `readCartForm`');
  return {...change, warnings};
}

/** The workshop reads in the order, and the buyer in the cart, what is mounted: named in German as well. */
async function lineOf(
  {language, shopify}: AppLoadContext,
  {merchandiseId, quantity, mounted}: AddedLine,
): Promise<NewLine> {
  if (!mounted) return {merchandiseId, quantity};
  const {number, title} = mounted;
  const named =
    language === defaultLanguage
      ? null
      : await optional(shopify.variant.germanNames(number), null, 'Cannot name the article');
  const germanTitle = named?.product.title ?? title;
  const value = germanTitle === title ? title : `${title} (${germanTitle})`;
  return {merchandiseId, quantity, attributes: [{key: MOUNTED_ARTICLE, value}]};
}

type Merchandise = CartFragment['lines']['nodes'][number]['merchandise'];

/** The requested lines now in the cart. If Shopify warns about a line, the added quantity, if any, is unknown. */
function addedTo(
  {cart, warnings}: CartChange,
  add: readonly AddedLine[],
): (AddedLine & {merchandise: Merchandise})[] {
  const warned = new Set(warnings.map(({target}) => target));
  return add.flatMap((addedLine) => {
    const line = cart.lines.nodes.find(
      ({merchandise}) => merchandise.id === addedLine.merchandiseId,
    );
    if (!line || warned.has(line.id) || warned.has(addedLine.merchandiseId)) return [];
    return [{...addedLine, merchandise: line.merchandise}];
  });
}

/** Names of products: 'Fernweh 7 Trapez (Reseda, 50 cm), Helm Alster'. */
export function articleNames(lines: readonly {merchandise: Merchandise}[]): string {
  const names = lines.map(({merchandise: {product, selectedOptions}}) => {
    const {options} = chosenOptions(selectedOptions);
    return options ? `${product.title} (${options})` : product.title;
  });
  return truncateText(names.join(', '), MAX_NAME_LENGTH);
}

/**
 * A warning's target is the line it concerns; one that matches no line in the cart is shown separately. Discount
 * warnings come with every change, and the code itself already shows that it has no effect.
 */
function toWarnings({cart, warnings}: CartChange): CartWarning[] {
  const lineIds = new Set(cart.lines.nodes.map(({id}) => id));
  const lineWarnings = warnings.filter(({code}) => !code.startsWith('DISCOUNT_'));
  return lineWarnings.map(({message, target}) => ({
    lineId: lineIds.has(target) ? target : null,
    message,
  }));
}

/** Reports an added line to analytics, and to the search that led to it. */
function reportAdded(
  context: AppLoadContext,
  {merchandise, quantity, searchMark}: ReturnType<typeof addedTo>[number],
  {cart}: CartChange,
): void {
  const mark = readMark(searchMark ?? null);
  reportAddition(context, cart.id, merchandise, quantity);
  if (mark) reportConverted(context, mark, numericIdOf(merchandise.product.id));
}
