import {ServiceOutage} from '../http/service-outage';
import {tryTwice} from '../http/try-twice';
import {webhookSignature} from './webhook-signature.server';

const TIME_LIMIT_MS = 5000;

interface WebhookSettings {
  url: string;
  /** `whsec_` and the key in base64. */
  secret: string;
}

export interface Webhook {
  /**
   * Posts `payload` as JSON, signed; `id` stays the same for the same request, also when it is sent again. Throws
   * `ServiceOutage` when no status 2xx comes back.
   */
  send(id: string, payload: Record<string, unknown>): Promise<void>;
}

/**
 * A webhook as Standard Webhooks describes it: any of its libraries verifies what arrives.
 * @see https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
export function createWebhook({url, secret}: WebhookSettings): Webhook {
  return {
    async send(id, payload) {
      const body = JSON.stringify(payload);
      const signal = AbortSignal.timeout(TIME_LIMIT_MS);
      await tryTwice(async () => {
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
