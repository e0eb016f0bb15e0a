import {z} from 'zod';
import {ServiceOutage} from '../http/service-outage';
import {tryTwice} from '../http/try-twice';

/** For both tries together: a lost request costs the shop more than a visitor's few seconds. */
const TIME_LIMIT_MS = 8000;

export interface MailSettings {
  /** Base of an API in Resend's shape, without a slash at its end. */
  apiUrl: string;
  apiKey: string;
}

/** A mail whose headers are safe already (`mailbox`, `headerLine`). */
export interface OutgoingMail {
  from: string;
  to: readonly string[];
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
}

/**
 * `accepted`: the API has the mail, now or since an earlier call with the same key and content. `conflict`: it has
 * seen the key within the last 24 hours, with another content; this mail was not sent.
 */
export type MailOutcome = 'accepted' | 'conflict';

export interface MailService {
  /**
   * Sends a mail once for each `key` (up to 256 characters), however often it is called. Throws `ServiceOutage`, whose
   * message names the API's complaint and nothing of the mail.
   */
  send(mail: OutgoingMail, key: string): Promise<MailOutcome>;
}

const acceptedSchema = z.object({id: z.string()});
const errorSchema = z.object({name: z.string().regex(/^\w{1,60}$/)});

const CONFLICT = 'invalid_idempotent_request';

/**
 * Sends mails over an HTTP API in Resend's shape.
 * @see https://resend.com/docs/api-reference/emails/send-email
 * @see https://resend.com/docs/dashboard/emails/idempotency-keys
 */
export function createMail({apiUrl, apiKey}: MailSettings): MailService {
  return {
    async send(mail, key) {
      const signal = AbortSignal.timeout(TIME_LIMIT_MS);
      const init = {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${apiKey}`,
          'Content-Type': 'application/json',
          'Idempotency-Key': key,
        },
        body: bodyOf(mail),
        signal,
      };
      // The key makes the post idempotent, so spec §8 allows the second try.
      return tryTwice(() => attempt(`${apiUrl}/emails`, init), signal);
    },
  };
}

function bodyOf({from, to, replyTo, subject, text, html, headers}: OutgoingMail): string {
  return JSON.stringify({from, to, reply_to: replyTo, subject, text, html, headers});
}

async function attempt(url: string, init: RequestInit): Promise<MailOutcome> {
  let status = 0;
  try {
    const response = await fetch(url, init);
    status = response.status;
    const answer: unknown = await response.json();
    if (response.ok && acceptedSchema.safeParse(answer).success) return 'accepted';
    const name = errorSchema.safeParse(answer).data?.name ?? 'unknown answer';
    if (status === 409 && name === CONFLICT) return 'conflict';
    throw outage(status, name);
  } catch (error) {
    if (error instanceof ServiceOutage) throw error;
    // An answer that breaks off says as little as none.
    const lost = status >= 200 && status < 300 ? 0 : status;
    throw outage(lost, error instanceof Error ? error.name : 'unknown');
  }
}

const outage = (status: number, detail: string) =>
  new ServiceOutage('Mail API', 'emails', status, detail);
