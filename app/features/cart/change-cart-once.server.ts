import type {AppLoadContext} from '@shopify/remix-oxygen';
import {createIsolateMemory, type IsolateMemory} from '~/services/http/isolate-memory';
import {oncePer} from '~/services/http/once-per';
import {readCartId, rememberCartId} from './cart-cookie.server';
import type {CartAnswer} from './cart-answer';
import type {CartRequest} from './cart-schema';
import {changeCart, type ChangedCart} from './change-cart.server';

/** An addition of the last seconds. */
type Addition = ChangedCart | 'underWay' | 'failed';

/** The slowest answer of Shopify is waited for (`fetch-json.server.ts`). */
const KEPT_MS = 10_000;
const PAUSE_MS = 50;

/** Two clicks on one page travel over one connection and nearly always reach the same isolate. */
const additionsOf = oncePer<CacheStorage, IsolateMemory<Addition>>(() =>
  createIsolateMemory({entries: 1_000, ttlMs: KEPT_MS}),
);

/**
 * Like `changeCart`, but what a double click on a plain page sends twice is added once. Browsers drop the first
 * answer then, with its cookies, so the second one brings the same cart. `pageId` is another one in each
 * rendering: whoever adds, sees the next page and adds again gets both. Script sends once by itself.
 */
export async function changeCartOnce(
  context: AppLoadContext,
  request: CartRequest,
  pageId: FormDataEntryValue | null,
): Promise<CartAnswer> {
  const isPlain = context.isDocument && typeof pageId === 'string' && /^[\da-f-]{36}$/.test(pageId);
  if (request.intent !== 'add' || !isPlain) return (await changeCart(context, request)).answer;

  const additions = additionsOf(caches);
  // Nobody else knows the page's id; the cart's keeps apart whoever might.
  const cartId = readCartId(context) ?? '';
  const key = `${pageId} ${cartId} ${request.merchandiseId} ${request.quantity}`;
  for (let waited = 0; additions.get(key) === 'underWay' && waited < KEPT_MS; waited += PAUSE_MS) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  const known = additions.get(key);
  if (typeof known === 'object') {
    if (known.cartId) rememberCartId(context, known.cartId);
    return known.answer;
  }

  additions.set(key, 'underWay');
  const change = changeCart(context, request);
  const kept = change.then(
    (changed) => additions.set(key, changed),
    () => additions.set(key, 'failed'),
  );
  // Platforms end what no browser waits for any longer.
  context.waitUntil(kept);
  return (await change).answer;
}
