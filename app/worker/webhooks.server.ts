import {z} from 'zod';
import {webhooks} from '~/pages';
import {raiseDataVersion} from './data-version.server';
import type {Settings} from './env.server';
import {readUpTo} from './refuse.server';
import {openSecurityLog} from './request-log.server';

/** A product with 2,000 variants is told in full. */
const LIMIT_BYTES = 4 * 1024 * 1024;

interface Sender {
  secret: string | undefined;
  /** What signs the raw body. */
  hash: 'SHA-1' | 'SHA-256';
  namesStory: boolean;
  /** The signature as the sender wrote it; `null` for what is none. */
  signature(headers: Headers): Uint8Array<ArrayBuffer> | null;
}

/**
 * Answers what Shopify and Storyblok send when goods or contents have changed: 204 once the version of the data is raised
 * and `onStory` has done its work for a story that Storyblok names, 401 for a signature that does not hold, 413 for a body over 4 MB, 503 when it has to be sent again. `null` for every
 * other request, and where no secret is set. They come from other sites without any mark of one, so they are answered
 * before those are refused.
 */
export async function answerWebhook(
  request: Request,
  settings: Settings,
  env: object,
  waitUntil: (promise: Promise<unknown>) => void,
  onStory: (path: string) => Promise<void>,
): Promise<Response | null> {
  const sender = request.method === 'POST' ? senderOf(new URL(request.url), settings) : null;
  if (!sender?.secret) return null;
  const signature = sender.signature(request.headers);
  const body = signature && request.body ? await readUpTo(request.body, LIMIT_BYTES) : null;
  if (signature && request.body && !body) return answer(413);
  if (!signature || !body || !(await isSigned(body, signature, sender.secret, sender.hash))) {
    await openSecurityLog(request, settings).report('bad-webhook-signature');
    return answer(401);
  }
  try {
    await raiseDataVersion(env, waitUntil);
    const story = sender.namesStory ? storyOf(body) : null;
    if (story) await onStory(story);
    return answer(204);
  } catch (error) {
    console.error('A change is not noted', error instanceof Error ? error.message : error);
    return answer(503);
  }
}

/** Whether a signed webhook says that goods have changed, as Shopify's topics for products and stock do. */
export function tellsOfGoods({url, headers}: Request): boolean {
  const topic = headers.get('X-Shopify-Topic') ?? '';
  return new URL(url).pathname === `/${webhooks.shopify}` && /^(products|inventory)/.test(topic);
}

function senderOf({pathname}: URL, settings: Settings): Sender | null {
  switch (pathname) {
    case `/${webhooks.shopify}`:
      return {
        secret: settings.SHOPIFY_WEBHOOK_SECRET,
        hash: 'SHA-256',
        namesStory: false,
        signature: (headers) => fromBase64(headers.get('X-Shopify-Hmac-SHA256') ?? ''),
      };
    case `/${webhooks.storyblok}`:
      return {
        secret: settings.STORYBLOK_WEBHOOK_SECRET,
        hash: 'SHA-1',
        namesStory: true,
        signature: (headers) => fromHex(headers.get('webhook-signature') ?? ''),
      };
    default:
      return null;
  }
}

const storyChange = z.object({full_slug: z.string().min(1)});

/** The path of the story that has changed; `null` for changes of anything else. */
function storyOf(body: Uint8Array): string | null {
  try {
    const told: unknown = JSON.parse(new TextDecoder().decode(body));
    return storyChange.safeParse(told).data?.full_slug ?? null;
  } catch {
    return null;
  }
}

/** Compares in constant time: Web Crypto's `verify` does. */
async function isSigned(
  body: Uint8Array<ArrayBuffer>,
  signature: Uint8Array<ArrayBuffer>,
  secret: string,
  hash: Sender['hash'],
): Promise<boolean> {
  const raw = new TextEncoder().encode(secret);
  const key = await crypto.subtle.importKey('raw', raw, {name: 'HMAC', hash}, false, ['verify']);
  return crypto.subtle.verify('HMAC', key, signature, body);
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[A-Za-z\d+/]{43}=$/.test(text)) return null;
  return Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
}

function fromHex(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[a-f\d]{40}$/i.test(text)) return null;
  return Uint8Array.from(text.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
}

function answer(status: 204 | 401 | 413 | 503): Response {
  return new Response(null, {status, headers: {'Cache-Control': 'no-store'}});
}
