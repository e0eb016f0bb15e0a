import type {AppLoadContext} from '@shopify/remix-oxygen';
import {createDeduplicator} from '~/services/http/isolate-memory';
import type {CartChange, CartService, NewCart, NewLine} from '~/services/shopify/cart.server';
import {ShopifyUserError} from '~/services/shopify/client.server';
import type {CartFragment} from '~/services/shopify/storefront.generated';
import {numberIn, openCartCookie} from '~/services/shopify/ids';
import {reportAddition} from '../statistics/report-visit.server';
import {readMark, reportConverted} from '../statistics/report-search.server';
import type {CartAnswer, CartFormAnswer, CartWarning} from './cart-answer.server';
import {type CartRequest, type LinesRequest, withRefused} from './cart-form.server';
import {chosenOptions} from '../goods/goods-view';
import {applyCode, removeCode, settleCode} from './discount-codes.server';
import {loadFrameCart, toKnownCart} from './load-cart.server';

/** A line that a page of the shop adds. */
interface AddedLine extends NewLine {
  /** Where a search found the product. */
  found?: string | undefined;
}

export interface ChangedCart {
  answer: CartAnswer;
  /** As Shopify told it, at this time in ms; `null` when there is none. */
  cart: CartFragment | null;
  asOf: number;
}

/** What a notice names travels in a cookie. */
const LONGEST_NAME = 120;

/**
 * The second step of the cart's action, and of the wishlist's that moves something there: carries out what was read of a
 * form on the visitor's cart, remembers its id and answers what became of it. Without a cart, or when Shopify no longer
 * knows it, adding creates one with the lines asked for, and a discount code one that waits for them; updating and removing
 * then have nothing to do. Throws `ShopifyUserError` when Shopify refuses, `ServiceOutage` when it is down.
 */
export async function changeCart(
  context: AppLoadContext,
  request: CartRequest,
): Promise<ChangedCart> {
  const carriedOut = await carryOut(context, request);
  const code = appliedCode(request);
  const mayBeGiftCard = request.intent !== 'follow';
  const {change, complaint} =
    carriedOut && code
      ? await settleCode(context.shopify.cart, carriedOut, {code, mayBeGiftCard})
      : {change: carriedOut, complaint: null};
  const cookie = openCartCookie(context.cookies);
  if (change) cookie.remember(change.cart.id);
  else cookie.forget();
  if (change) for (const line of addedTo(change, request)) reportAdded(context, line, change);
  const refusedCode = code && complaint ? {typed: code, message: complaint} : null;
  const answer = answerTo(request, change, refusedCode);
  return {answer, cart: change?.cart ?? null, asOf: Date.now()};
}

/** What is told of a change to who has asked for it; `change` is `null` where there was no cart to change. */
function answerTo(
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
 * For what a change has thrown: the answer to one that Shopify has refused, which is logged; anything else is thrown on.
 * The quantities that were asked for stay in their fields.
 */
export function refusedChange(error: unknown, request: CartRequest): CartAnswer {
  if (!(error instanceof ShopifyUserError)) throw error;
  console.error(error.message);
  const message = 'cart.error.refused';
  const {intent} = request;
  const asked =
    intent === 'lines'
      ? request.quantities.map(({id, quantity}) => ({lineId: id, quantity: String(quantity)}))
      : intent === 'add'
        ? [{lineId: null, quantity: String(request.quantity)}]
        : [];
  const malformed = intent === 'lines' ? request.refused : [];
  const refused = [...asked.map((one) => ({...one, message}) as const), ...malformed];
  return {intent, warnings: [], error: message, refused};
}

/** Like `changeCart`, for script: the answer brings the cart as it is then, also where Shopify has refused the change. */
export async function changeShownCart(
  context: AppLoadContext,
  request: CartRequest,
): Promise<CartFormAnswer> {
  try {
    const changed = await changeCart(context, request);
    return {...changed.answer, known: await toKnownCart(context, changed)};
  } catch (error) {
    const answer = refusedChange(error, request);
    // Another tab may have changed what this one shows.
    const {cartUnknown, ...cart} = await loadFrameCart(context);
    return {...answer, known: cartUnknown ? null : cart};
  }
}

/** The outcome of a change as the deduplicator keeps it for ten seconds. */
interface Done {
  answer: CartAnswer;
  cartId: string | null;
}

const changeOnce = createDeduplicator<Done>(() => true);

/**
 * Like `changeCart`, for plain forms: what a double click sends twice is carried out once. Without this an impatient
 * visitor buys two: browsers drop the first answer, with its cookies, so the second one brings the same cart. `pageId`
 * is another one in each rendering: whoever adds, sees the next page and adds again gets both.
 */
export async function changeCartOnce(
  context: AppLoadContext,
  request: CartRequest,
  pageId: string | null,
): Promise<CartAnswer> {
  if (!pageId) return (await changeCart(context, request)).answer;

  // The cart's id stands in the key in case two visitors share a page's id.
  const key = `${pageId} ${openCartCookie(context.cookies).read() ?? ''} ${JSON.stringify(request)}`;
  const {outcome, again} = await changeOnce(
    key,
    async () => {
      const {answer, cart} = await changeCart(context, request);
      return {answer, cartId: cart && cart.id};
    },
    (work) => context.waitUntil(work),
  );
  if (again && outcome.cartId) openCartCookie(context.cookies).remember(outcome.cartId);
  return outcome.answer;
}

async function carryOut(context: AppLoadContext, request: CartRequest): Promise<CartChange | null> {
  const {cart} = context.shopify;
  const cartId = openCartCookie(context.cookies).read();
  const begun = newCartOf(request);
  const create = () => (begun ? cart.create(begun) : Promise.resolve(null));
  if (!cartId) return create();

  try {
    return await changeLines(cart, cartId, request);
  } catch (error) {
    // Shopify's complaint about an expired cart looks like any other, so the cart itself is asked.
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

/** What a cart begins with when there is none yet; `null` for what changes nothing then. */
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

/** Adds what the link names, then applies its code, which may be for these articles alone. */
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

/** The lines that a page of the shop adds. Those of a cart link (`follow`) are not told to statistics: nobody chose them here. */
function addedLines(request: CartRequest): AddedLine[] {
  if (request.intent === 'add') return [request];
  return request.intent === 'addAll' ? request.add : [];
}

/** Quantities first: what was typed is not lost when the line to be removed is gone already. A code holds for what is left. */
async function changeAll(
  cart: CartService,
  cartId: string,
  {quantities, remove, code, removeCode: taken, removeGiftCard, deliveryMethod}: LinesRequest,
): Promise<CartChange> {
  const steps = [
    quantities.length > 0 && (() => cart.updateLines(cartId, quantities)),
    remove !== null && (() => cart.removeLines(cartId, [remove])),
    taken !== null && (() => removeCode(cart, cartId, taken)),
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

/** What was asked for and is in the cart now. Of a line that Shopify warns of nobody knows how much was added, if anything. */
function addedTo(
  {cart, warnings}: CartChange,
  request: CartRequest,
): (AddedLine & {merchandise: Merchandise})[] {
  const warned = new Set(warnings.map(({target}) => target));
  return addedLines(request).flatMap((asked) => {
    const line = cart.lines.nodes.find(({merchandise}) => merchandise.id === asked.merchandiseId);
    if (!line || warned.has(line.id) || warned.has(asked.merchandiseId)) return [];
    return [{...asked, merchandise: line.merchandise}];
  });
}

/** What articles are called: 'Fernweh 7 Trapez (Reseda, 50 cm), Helm Alster'. */
export function articleNames(lines: readonly {merchandise: Merchandise}[]): string {
  const names = lines.map(({merchandise: {product, selectedOptions}}) => {
    const {options} = chosenOptions(selectedOptions);
    return options ? `${product.title} (${options})` : product.title;
  });
  return names.join(', ').slice(0, LONGEST_NAME);
}

/**
 * A warning's target is the line it speaks of; one that names no line of the cart stands for itself. Those of
 * discounts come with every change, and the code says itself that it takes nothing off.
 */
function toWarnings({cart, warnings}: CartChange): CartWarning[] {
  const lineIds = new Set(cart.lines.nodes.map(({id}) => id));
  const ofLines = warnings.filter(({code}) => !code.startsWith('DISCOUNT_'));
  return ofLines.map(({message, target}) => ({
    lineId: lineIds.has(target) ? target : null,
    message,
  }));
}

/** Reports what was added, also to the search that found it. */
function reportAdded(
  context: AppLoadContext,
  {merchandise, quantity, found}: ReturnType<typeof addedTo>[number],
  {cart}: CartChange,
): void {
  const mark = readMark(found ?? null);
  reportAddition(context, cart.id, merchandise, quantity);
  const number = numberIn('Product', merchandise.product.id);
  if (mark && number) reportConverted(context, mark, number);
}
