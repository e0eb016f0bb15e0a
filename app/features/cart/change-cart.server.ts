import type {AppLoadContext} from '@shopify/remix-oxygen';
import {createDeduplicator} from '~/services/http/isolate-memory';
import type {CartChange, CartService, NewCart, NewLine} from '~/services/shopify/cart.server';
import {ShopifyUserError} from '~/services/shopify/client.server';
import type {CartFragment} from '~/services/shopify/storefront.generated';
import {numericIdIn, openCartCookie} from '~/services/shopify/ids';
import {reportAddition} from '../statistics/report-visit.server';
import {readMark, reportConverted} from '../statistics/report-search.server';
import type {CartAnswer, CartFormAnswer, CartWarning} from './cart-answer.server';
import {type CartRequest, type LinesRequest, withRefused} from './cart-form.server';
import {chosenOptions} from '../goods/goods-view';
import {applyCode, removeCode, settleCode} from './discount-codes.server';
import {loadFrameCart, toKnownCart} from './load-cart.server';

/** A line added by a page of the shop. */
interface AddedLine extends NewLine {
  /** The search hit that led to the product. */
  found?: string | undefined;
}

export interface ChangedCart {
  answer: CartAnswer;
  /** As returned by Shopify, at this time in ms; `null` when there is none. */
  cart: CartFragment | null;
  asOf: number;
}

/** Limits the product names in a notice, which is stored in a cookie. */
const MAX_NAME_LENGTH = 120;

/**
 * The second step of the cart action, and of the wishlist action that moves items there: applies a parsed form to the
 * visitor's cart, stores its id and returns the outcome. Without a cart, or when Shopify no longer has it, adding
 * creates one with the requested lines, and a discount code creates an empty one with it; updating and removing then
 * have nothing to do. Throws `ShopifyUserError` when Shopify rejects the change, `ServiceOutage` when it is down.
 */
export async function changeCart(
  context: AppLoadContext,
  request: CartRequest,
): Promise<ChangedCart> {
  const appliedChange = await applyRequest(context, request);
  const code = appliedCode(request);
  const mayBeGiftCard = request.intent !== 'follow';
  const {change, codeError} =
    appliedChange && code
      ? await settleCode(context.shopify.cart, appliedChange, {code, mayBeGiftCard})
      : {change: appliedChange, codeError: null};
  const cookie = openCartCookie(context.cookies);
  if (change) cookie.remember(change.cart.id);
  else cookie.forget();
  if (change) for (const line of addedTo(change, request)) reportAdded(context, line, change);
  const refusedCode = code && codeError ? {typed: code, message: codeError} : null;
  const answer = toCartAnswer(request, change, refusedCode);
  return {answer, cart: change?.cart ?? null, asOf: Date.now()};
}

/** The outcome of a change for its visitor; `change` is `null` if there was no cart to change. */
function toCartAnswer(
  request: CartRequest,
  change: CartChange | null,
  refusedCode: CartAnswer['refusedCode'],
): CartAnswer {
  const added = change ? addedTo(change, request) : [];
  const answer: CartAnswer = {
    intent: request.intent,
    warnings: change ? toWarnings(change) : [],
    error: refusedCode ? 'cart.error.refused' : null,
    refused: [],
    ...(added.length > 0 && {added: articleNames(added)}),
    ...(refusedCode && {refusedCode}),
  };
  return withRefused(answer, request.intent === 'lines' ? request.refused : []);
}

/**
 * Maps an error thrown by a change: one that Shopify rejected becomes an answer and is logged; anything else is
 * rethrown. The requested quantities stay in their fields.
 */
export function refusedChange(error: unknown, request: CartRequest): CartAnswer {
  if (!(error instanceof ShopifyUserError)) throw error;
  console.error(error.message);
  const message = 'cart.error.refused';
  const {intent} = request;
  const requestedQuantities =
    intent === 'lines'
      ? request.quantities.map(({id, quantity}) => ({lineId: id, quantity: String(quantity)}))
      : intent === 'add'
        ? [{lineId: null, quantity: String(request.quantity)}]
        : [];
  const malformed = intent === 'lines' ? request.refused : [];
  const refused = [
    ...requestedQuantities.map((entry) => ({...entry, message}) as const),
    ...malformed,
  ];
  return {intent, warnings: [], error: message, refused};
}

/** Like `changeCart`, for JavaScript: returns the resulting cart as well, even if Shopify rejected the change. */
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
    const {cartUnknown, ...cart} = await loadFrameCart(context);
    return {...answer, known: cartUnknown ? null : cart};
  }
}

/** The outcome of a change, which the deduplicator caches for ten seconds. */
interface CachedOutcome {
  answer: CartAnswer;
  cartId: string | null;
}

const changeOnce = createDeduplicator<CachedOutcome>(() => true);

/**
 * Like `changeCart`, for plain forms: a double click is carried out once. Otherwise an impatient visitor would buy two:
 * browsers drop the first response, with its cookies, so the second request carries the same cart. `pageId` differs in
 * each rendering: a visitor who adds, sees the next page and adds again gets both.
 */
export async function changeCartOnce(
  context: AppLoadContext,
  request: CartRequest,
  pageId: string | null,
): Promise<CartAnswer> {
  if (!pageId) return (await changeCart(context, request)).answer;

  // The key includes the cart id in case two visitors share a page id.
  const key = `${pageId} ${openCartCookie(context.cookies).read() ?? ''} ${JSON.stringify(request)}`;
  const {outcome, isDuplicate} = await changeOnce(
    key,
    async () => {
      const {answer, cart} = await changeCart(context, request);
      return {answer, cartId: cart && cart.id};
    },
    (work) => context.waitUntil(work),
  );
  if (isDuplicate && outcome.cartId) openCartCookie(context.cookies).remember(outcome.cartId);
  return outcome.answer;
}

async function applyRequest(
  context: AppLoadContext,
  request: CartRequest,
): Promise<CartChange | null> {
  const {cart} = context.shopify;
  const cartId = openCartCookie(context.cookies).read();
  const newCart = newCartOf(request);
  const create = () => (newCart ? cart.create(newCart) : Promise.resolve(null));
  if (!cartId) return create();

  try {
    return await changeLines(cart, cartId, request);
  } catch (error) {
    // Shopify's error for an expired cart looks like any other, so the cart itself is queried.
    if (!(error instanceof ShopifyUserError) || (await cart.get(cartId))) throw error;
    return create();
  }
}

function changeLines(cart: CartService, cartId: string, request: CartRequest): Promise<CartChange> {
  switch (request.intent) {
    case 'add':
    case 'addAll':
      return cart.addLines(cartId, addedLines(request).map(lineOf));
    case 'lines':
      return changeAll(cart, cartId, request);
    case 'follow':
      return followLink(cart, cartId, request);
  }
}

/** Initial content when there is no cart yet; `null` for requests that change nothing then. */
function newCartOf(request: CartRequest): NewCart | null {
  switch (request.intent) {
    case 'add':
    case 'addAll':
      return {lines: addedLines(request).map(lineOf), discountCodes: []};
    case 'lines':
      return request.code === null ? null : {lines: [], discountCodes: [request.code]};
    case 'follow':
      return {lines: request.add, discountCodes: request.code ? [request.code] : []};
  }
}

/** Adds the link's lines, then applies its code, which may be for these products only. */
async function followLink(
  cart: CartService,
  cartId: string,
  {add, code}: Extract<CartRequest, {intent: 'follow'}>,
): Promise<CartChange> {
  if (!code) return cart.addLines(cartId, add);
  const added = add.length > 0 ? await cart.addLines(cartId, add) : null;
  const applied = await applyCode(cart, cartId, code);
  return {...applied, warnings: [...(added?.warnings ?? []), ...applied.warnings]};
}

function appliedCode(request: CartRequest): string | null {
  return 'code' in request ? (request.code ?? null) : null;
}

/** Lines added by a page. Those of a cart link (`follow`) are not reported to analytics: nobody chose them here. */
function addedLines(request: CartRequest): AddedLine[] {
  if (request.intent === 'add') return [request];
  return request.intent === 'addAll' ? request.add : [];
}

/** Quantities first: they survive if the line to remove no longer exists. A code applies to the remaining lines. */
async function changeAll(
  cart: CartService,
  cartId: string,
  {
    quantities,
    remove,
    code,
    removeCode: codeToRemove,
    removeGiftCard,
    deliveryMethod,
  }: LinesRequest,
): Promise<CartChange> {
  const steps = [
    quantities.length > 0 && (() => cart.updateLines(cartId, quantities)),
    remove !== null && (() => cart.removeLines(cartId, [remove])),
    codeToRemove !== null && (() => removeCode(cart, cartId, codeToRemove)),
    removeGiftCard !== null && (() => cart.removeGiftCard(cartId, removeGiftCard)),
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

function lineOf({merchandiseId, quantity}: NewLine): NewLine {
  return {merchandiseId, quantity};
}

type Merchandise = CartFragment['lines']['nodes'][number]['merchandise'];

/** The requested lines now in the cart. If Shopify warns about a line, the added quantity, if any, is unknown. */
function addedTo(
  {cart, warnings}: CartChange,
  request: CartRequest,
): (AddedLine & {merchandise: Merchandise})[] {
  const warned = new Set(warnings.map(({target}) => target));
  return addedLines(request).flatMap((addedLine) => {
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
  return names.join(', ').slice(0, MAX_NAME_LENGTH);
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
  {merchandise, quantity, found}: ReturnType<typeof addedTo>[number],
  {cart}: CartChange,
): void {
  const searchMark = readMark(found ?? null);
  reportAddition(context, cart.id, merchandise, quantity);
  const number = numericIdIn('Product', merchandise.product.id);
  if (searchMark && number) reportConverted(context, searchMark, number);
}
