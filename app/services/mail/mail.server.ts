import {z} from 'zod';
import {sleep} from '~/durations';
import {ServiceOutage, retryOnce} from '../http/outage.server';

/** For all attempts together: a lost request costs the shop more than a few seconds cost a visitor. */
const TIME_LIMIT_MS = 8000;

/** Base URL of the mail API unless the settings name another one. */
export const defaultMailApi = 'https://api.resend.com';

interface MailSettings {
  /** Base URL of a Resend-compatible API, without a trailing slash. */
  MAIL_API_URL: string;
  MAIL_API_KEY: string;
}

/** A mail whose headers are already sanitized (`mailbox` and `headerLine` of `safe-addresses.ts`). */
export interface OutgoingMail {
  from: string;
  to: readonly string[];
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
}

const acceptedSchema = z.object({id: z.string()});
const errorSchema = z.object({name: z.string().regex(/^\w{1,60}$/)});

/** The key's mail was sent before, with different content. */
const KEY_REUSED = 'invalid_idempotent_request';
/** The key's mail is being sent for another caller: not a failure, so its outcome is awaited. */
const IN_PROGRESS = 'concurrent_idempotent_requests';
/** Too many mails at the moment, by Resend's default more than two per second; spent quotas have other names. */
const THROTTLED = 'rate_limit_exceeded';
const POLL_INTERVAL_MS = 500;

/**
 * Sends mails over a Resend-compatible HTTP API: `POST /emails` with a bearer token, answered with the mail's `id`. The
 * API stores each `Idempotency-Key` for 24 hours with its response, and rejects with status 409 and the first two names
 * above.
 *
 * For a supplier with the same API `MAIL_API_URL` is enough. For another one this file, which guarantees one mail per
 * key; `checkMail` of the doctor, which requests `/domains`; `tests/stand-ins/mail`, and its name in the privacy policy
 * (`tests/legal-wording.test.ts`).
 * @see https://resend.com/docs/api-reference/emails/send-email
 * @see https://resend.com/docs/dashboard/emails/idempotency-keys
 */
export function createMail({MAIL_API_URL, MAIL_API_KEY}: MailSettings) {
  return {
    /**
     * Sends one mail per `key` (up to 256 characters) within 24 hours, no matter how often it is called and what the
     * later mails contain. Resolves to `false` when a different mail was sent for the key before. Throws
     * `ServiceOutage`, whose message has the API's error and nothing of the mail; with status 0 the mail may have been
     * sent.
     */
    async send(mail: OutgoingMail, key: string): Promise<boolean> {
      const signal = AbortSignal.timeout(TIME_LIMIT_MS);
      const init = {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${MAIL_API_KEY}`,
          'Content-Type': 'application/json',
          'Idempotency-Key': key,
        },
        body: bodyOf(mail),
        signal,
      };
      let outcome: boolean | ServiceOutage;
      do {
        // The key makes the POST idempotent, so a retry is safe.
        outcome = await retryOnce(() => attempt(`${MAIL_API_URL}/emails`, init), signal);
        if (typeof outcome === 'boolean') return outcome;
        await sleep(POLL_INTERVAL_MS);
      } while (!signal.aborted);
      throw outcome;
    },
  };
}

function bodyOf({from, to, replyTo, subject, text, html, headers}: OutgoingMail): string {
  return JSON.stringify({from, to, reply_to: replyTo, subject, text, html, headers});
}

/**
 * Whether the key's mail is this one, or the outage that there is if all further attempts within the time limit say the
 * same.
 */
async function attempt(url: string, init: RequestInit): Promise<boolean | ServiceOutage> {
  let status = 0;
  try {
    const response = await fetch(url, init);
    status = response.status;
    const responseBody: unknown = await response.json();
    if (response.ok && acceptedSchema.safeParse(responseBody).success) return true;
    const name = errorSchema.safeParse(responseBody).data?.name ?? 'unknown answer';
    if (status === 409 && name === KEY_REUSED) return false;
    if (status === 409 && name === IN_PROGRESS) return outage(0, name);
    if (status === 429 && name === THROTTLED) return outage(status, name);
    throw outage(status, name);
  } catch (error) {
    if (error instanceof ServiceOutage) throw error;
    // A truncated response is as inconclusive as none.
    const reportedStatus = status >= 200 && status < 300 ? 0 : status;
    throw outage(reportedStatus, error instanceof Error ? error.name : 'unknown');
  }
}

const outage = (status: number, detail: string) =>
  new ServiceOutage('Mail API', 'emails', status, detail);
