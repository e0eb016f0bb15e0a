import {hmac, toBase64} from '../http/encryption.server';
import {ServiceOutage, retryOnce} from '../http/outage.server';

const TIME_LIMIT_MS = 5000;

interface WebhookSettings {
  REQUESTS_WEBHOOK_URL?: string | undefined;
  /** `whsec_` and the key in base64. */
  REQUESTS_WEBHOOK_SECRET?: string | undefined;
}

/**
 * A webhook according to Standard Webhooks: any of its libraries can verify it. `null` without a URL or a secret.
 * @see https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
export function openWebhook({
  REQUESTS_WEBHOOK_URL: url,
  REQUESTS_WEBHOOK_SECRET: secret,
}: WebhookSettings) {
  if (!url || !secret) return null;
  return {
    /**
     * Posts `payload` as JSON, signed; `id` is the same for the same request, also when it is sent again. Throws
     * `ServiceOutage` for any status but 2xx.
     */
    async send(id: string, payload: Record<string, unknown>): Promise<void> {
      const body = JSON.stringify(payload);
      const signal = AbortSignal.timeout(TIME_LIMIT_MS);
      await retryOnce(async () => {
        const timestamp = Math.floor(Date.now() / 1000);
        const headers = {
          'Content-Type': 'application/json',
          'webhook-id': id,
          'webhook-timestamp': String(timestamp),
          'webhook-signature': await webhookSignature({id, timestamp, body}, secret),
        };
        await attempt(url, {method: 'POST', headers, body, signal, redirect: 'manual'});
      }, signal);
    },
  };
}

async function attempt(url: string, init: RequestInit): Promise<void> {
  let status = 0;
  let detail = 'refused';
  try {
    const response = await fetch(url, init);
    status = response.status;
    await response.body?.cancel();
    if (response.ok) return;
  } catch (error) {
    detail = error instanceof Error ? error.name : 'unknown';
  }
  throw new ServiceOutage('Webhook', 'request', status, detail);
}

const PREFIX = 'whsec_';

const SECRET = /^whsec_([A-Za-z\d+/]{4}){8,21}([A-Za-z\d+/]{2}(==)?|[A-Za-z\d+/]{3}=?)?$/;

/** Whether a secret is `whsec_` followed by some 24 to 64 bytes in base64. */
export const isWebhookSecret = (secret: string) => SECRET.test(secret);

/** The value of `webhook-signature`: `v1,` and the HMAC-SHA256 of `id.timestamp.body` in base64; in seconds since 1970. */
export async function webhookSignature(
  {id, timestamp, body}: {id: string; timestamp: number; body: string},
  secret: string,
): Promise<string> {
  return `v1,${toBase64(await hmac('SHA-256', keyBytes(secret), `${id}.${timestamp}.${body}`))}`;
}

function keyBytes(secret: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(secret.slice(PREFIX.length)), (character) => character.charCodeAt(0));
}
