import {createHmac, timingSafeEqual} from 'node:crypto';
import {http, HttpResponse, type RequestHandler} from 'msw';
import {webhookSecret} from './access';

/** A POST to the webhook, with its raw body. */
export interface ReceivedPost {
  id: string;
  timestamp: string;
  signature: string;
  body: string;
  /** Verified independently of the shop, with node's crypto. */
  isGenuine: boolean;
}

/** A third-party system that receives requests; `webhook-500@…` in the body makes it fail. */
export function createWebhookReceiver(): {
  handlers: RequestHandler[];
  posts(): readonly ReceivedPost[];
  reset(): void;
} {
  let posts: ReceivedPost[] = [];
  return {
    handlers: [
      http.post('*/__stand-in/webhook', async ({request}) => {
        const body = await request.text();
        const of = (name: string) => request.headers.get(name) ?? '';
        const post = {
          id: of('webhook-id'),
          timestamp: of('webhook-timestamp'),
          signature: of('webhook-signature'),
          body,
        };
        posts.push({...post, isGenuine: isGenuine(post)});
        const status = body.includes('webhook-500@') ? 500 : 204;
        return new HttpResponse(null, {status});
      }),
    ],
    posts: () => posts,
    reset() {
      posts = [];
    },
  };
}

/** Standard Webhooks, "Verifying webhook authenticity": five minutes of tolerance. */
function isGenuine({id, timestamp, signature, body}: Omit<ReceivedPost, 'isGenuine'>): boolean {
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > 300) return false;
  const key = Buffer.from(webhookSecret.replace('whsec_', ''), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  const given = signature.replace('v1,', '');
  return (
    given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected))
  );
}
