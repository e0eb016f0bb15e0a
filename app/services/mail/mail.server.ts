import {z} from 'zod';
import {ServiceOutage, tryTwice} from '../http/outage.server';

/** For both tries together: a lost request costs the shop more than a visitor's few seconds. */
const TIME_LIMIT_MS = 8000;

interface MailSettings {
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

export interface MailService {
  /**
   * Sends one mail for each `key` (up to 256 characters) within 24 hours: however often it is called, and whatever the
   * later mails say. `false`: another mail was sent for the key before. Throws `ServiceOutage`, whose message names the
   * API's complaint and nothing of the mail; its status 0 means that the mail may have been sent.
   */
  send(mail: OutgoingMail, key: string): Promise<boolean>;
}

const acceptedSchema = z.object({id: z.string()});
const errorSchema = z.object({name: z.string().regex(/^\w{1,60}$/)});

/** The key's mail was sent before, with other content. */
const SENT_OTHERWISE = 'invalid_idempotent_request';
/** The key's mail is being sent for another caller: no failure, so how it ends is waited for. */
const IN_PROGRESS = 'concurrent_idempotent_requests';
const PAUSE_MS = 500;

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
      // The key makes the post idempotent, so a second try is safe.
      const accepted = () => tryTwice(() => attempt(`${apiUrl}/emails`, init), signal);
      // When the time is over, the next call fails with it.
      for (;;) {
        const answer = await accepted();
        if (answer !== 'in progress') return answer === 'sent';
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
    },
  };
}

function bodyOf({from, to, replyTo, subject, text, html, headers}: OutgoingMail): string {
  return JSON.stringify({from, to, reply_to: replyTo, subject, text, html, headers});
}

/** What the API says of the mail's key. */
async function attempt(
  url: string,
  init: RequestInit,
): Promise<'sent' | 'sent otherwise' | 'in progress'> {
  let status = 0;
  try {
    const response = await fetch(url, init);
    status = response.status;
    const answer: unknown = await response.json();
    if (response.ok && acceptedSchema.safeParse(answer).success) return 'sent';
    const name = errorSchema.safeParse(answer).data?.name ?? 'unknown answer';
    if (status === 409 && name === SENT_OTHERWISE) return 'sent otherwise';
    if (status === 409 && name === IN_PROGRESS) return 'in progress';
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

/** What mail programs and the mail API take as one address and nothing besides (RFC 5321 §4.5.3.1: 64 + 255 characters). */
const ONE_ADDRESS =
  /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@(?=.{1,255}$)[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u;

/** Control characters, line ends of Unicode too, halves of signs, and signs that turn the direction of a text around. */
const UNSEEN =
  /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\p{Cs}]+/gu;

const LONGEST_LINE = 160;

/** Whether a text is exactly one address: no list, no name, no line ends. */
export function isOneAddress(text: string): boolean {
  return ONE_ADDRESS.test(text);
}

/**
 * A text as one line of a header: nothing that ends a line, hides or is decoded (`=?utf-8?…`, RFC 2047), at most 160
 * characters.
 */
export function headerLine(text: string): string {
  const line = text.replaceAll(UNSEEN, ' ').replaceAll('=?', '= ?').replaceAll(/\s+/g, ' ').trim();
  const signs = Array.from(line);
  return signs.length > LONGEST_LINE ? `${signs.slice(0, LONGEST_LINE - 1).join('')}…` : line;
}

/**
 * A name and its address for a header, the name in quotes (RFC 5322 §3.2.4): `"Petersen, Jana" <jana@mail.example>`.
 * Throws when the address is not exactly one.
 */
export function mailbox(name: string, address: string): string {
  if (!isOneAddress(address)) throw new Error('A mailbox needs exactly one address');
  const line = headerLine(name);
  return line ? `"${line.replaceAll(/["\\]/g, '\\$&')}" <${address}>` : address;
}

/** Name and address of a mailbox as settings have it, `Radladen <post@radladen.example>` or an address alone. */
export function readMailbox(text: string): {name: string; address: string} | null {
  const [, name = '', address = text.trim()] =
    /^\s*"?([^"<>]*?)"?\s*<([^<>]+)>\s*$/.exec(text) ?? [];
  return isOneAddress(address) ? {name, address} : null;
}
