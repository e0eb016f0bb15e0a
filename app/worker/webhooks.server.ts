import {z} from 'zod';
import {webhooks} from '~/pages';
import {hmac, isSameText, toBase64, toHex} from '~/services/http/encryption.server';
import {parseJsonOrNull} from '~/services/http/fetch-json.server';
import {readUpTo} from '~/services/http/streams.server';
import {raiseDataVersion} from './data-version.server';
import type {Settings} from './env.server';
import {BODY_LIMIT_BYTES} from './refuse.server';
import {openSecurityLog} from './request-log.server';
import {messageOf} from '~/services/http/outage.server';

/** A product is sent in full: 2,048 variants, 250 pictures and its description have about 2 MB. */
const PRODUCT_LIMIT_BYTES = 4 * 1024 * 1024;

interface Sender {
  secret: string | undefined;
  /** The header with the signature of the raw body, and its encoding. */
  header: string;
  hash: 'SHA-1' | 'SHA-256';
  encode: (signature: Uint8Array) => string;
  /** Anybody may send that much: a signature is only known to be false with the whole body. */
  limitBytes: number;
  namesStory: boolean;
}

/**
 * Handles the webhooks of Shopify and Storyblok. Shopify's raise the version of its data, after their 204; Storyblok's
 * (pages follow its own version of content) get 200 once `onStory` has run for a story that they name, and 503 if that
 * fails, to be sent again. 401 for an invalid signature, 413 for a body over its sender's limit. `null` for every other
 * request, and if no secret is set. As cross-site posts they are handled before those are refused.
 */
export async function handleWebhook(
  request: Request,
  settings: Settings,
  env: object,
  waitUntil: (promise: Promise<unknown>) => void,
  onStory: (path: string) => Promise<void>,
): Promise<Response | null> {
  const sender = request.method === 'POST' ? senderOf(new URL(request.url), settings) : null;
  if (!sender?.secret) return null;
  const signature = request.headers.get(sender.header);
  const body = signature && request.body ? await readUpTo(request.body, sender.limitBytes) : null;
  if (signature && request.body && !body) return emptyResponse(413);
  const expected = body && sender.encode(await hmac(sender.hash, sender.secret, body));
  if (!signature || !body || !expected || !isSameText(signature, expected)) {
    await openSecurityLog(request, settings).report('bad-webhook-signature');
    return emptyResponse(401);
  }
  if (!sender.namesStory) {
    raiseDataVersion(env, waitUntil);
    return emptyResponse(204);
  }
  try {
    const story = changedStoryPath(body);
    if (story) await onStory(story);
    // Storyblok demands JSON of its receivers.
    return Response.json({}, {headers: {'Cache-Control': 'no-store'}});
  } catch (error) {
    console.error('Cannot process a webhook', messageOf(error));
    return emptyResponse(503);
  }
}

/** Whether a signed webhook reports changed products, as Shopify's topics for products and stock do. */
export function isProductWebhook({url, headers}: Request): boolean {
  const topic = headers.get('X-Shopify-Topic') ?? '';
  return new URL(url).pathname === `/${webhooks.shopify}` && /^(products|inventory)/.test(topic);
}

function senderOf({pathname}: URL, settings: Settings): Sender | null {
  switch (pathname) {
    case `/${webhooks.shopify}`:
      return {
        secret: settings.SHOPIFY_WEBHOOK_SECRET,
        header: 'X-Shopify-Hmac-SHA256',
        hash: 'SHA-256',
        encode: toBase64,
        limitBytes: PRODUCT_LIMIT_BYTES,
        namesStory: false,
      };
    case `/${webhooks.storyblok}`:
      return {
        secret: settings.STORYBLOK_WEBHOOK_SECRET,
        header: 'webhook-signature',
        hash: 'SHA-1',
        encode: toHex,
        limitBytes: BODY_LIMIT_BYTES,
        namesStory: true,
      };
    default:
      return null;
  }
}

const storyChange = z.object({full_slug: z.string().min(1)});

/** The path of the changed story; `null` for changes of anything else. */
function changedStoryPath(body: Uint8Array): string | null {
  const payload = parseJsonOrNull(new TextDecoder().decode(body));
  return storyChange.safeParse(payload).data?.full_slug ?? null;
}

function emptyResponse(status: 204 | 401 | 413 | 503): Response {
  return new Response(null, {status, headers: {'Cache-Control': 'no-store'}});
}
