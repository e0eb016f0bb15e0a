import {DAY_MS} from '~/durations';
import {hexDigest, hexHmac} from '~/services/http/encryption.server';
import {createIsolateMemory, perIsolate} from '~/services/http/isolate-memory';
import {networkOf} from './request-facts.server';
import type {SecurityLog} from './request-log.server';

/**
 * How often per minute one visitor's address may do what costs Shopify or the shop something. `wrangler.jsonc`
 * configures the same numbers at Cloudflare; elsewhere each isolate counts for itself.
 */
export const perMinute = {
  signIn: 10,
  recover: 5,
  register: 5,
  reset: 10,
  request: 5,
  agent: 60,
  visit: 120,
} as const;

export type Purpose = keyof typeof perMinute;

/** Maximum number of confirmations to one mailbox, as anybody can enter any address. */
export const perRecipient = {minute: 2, day: 3} as const;

/**
 * Maximum number of legally required receipts to one mailbox a day: far more contracts than a person withdraws from.
 */
export const receiptsPerDay = 20;

/** Factor for requests without a known address, which share one counter. */
const UNKNOWN_ADDRESS_FACTOR = 30;

interface LimitsOptions {
  /** The worker's bindings. */
  env: object;
  /** The visitor's address according to the platform; `null` if unknown. */
  address: string | null;
  windows: ReturnType<typeof countingWindows>;
  /** HMAC key for mailboxes, so that counters do not reveal them. */
  secret: string;
  log: SecurityLog;
}

export type Limits = ReturnType<typeof openLimits>;

/** The limits of one visitor. Each refusal is a security event. */
export function openLimits({env, address, windows, secret, log}: LimitsOptions) {
  const network = address ? networkOf(address) : null;
  return {
    /**
     * Counts an attempt of this visitor; `false` when there were too many within a minute. `key` separates counts, for
     * example of single forms. Nobody is counted by e-mail address alone: strangers could then lock a customer out.
     */
    async allows(purpose: Purpose, key = ''): Promise<boolean> {
      // Hashed, so that no address is stored and keys are short.
      const counterKey = await hexDigest('SHA-256', JSON.stringify([purpose, network, key]));
      const limiter = network ? limiterOf(env, purpose) : null;
      const maxAttempts = perMinute[purpose] * (network ? 1 : UNKNOWN_ADDRESS_FACTOR);
      const allowed =
        (await limiter?.(counterKey)) ?? windows.minute.counts(counterKey, maxAttempts);
      if (!allowed) await log.report('limit-reached', purpose);
      return allowed;
    },
    /**
     * Counts a confirmation to this address, whoever requests it; `false` when the limit is exceeded. Each isolate counts
     * three a day, and Cloudflare, whose bindings do not count days, two a minute. `key` is the mail's idempotency key:
     * submitting the same form again, by a double click or a reload, sends no further mail, so the isolate does not
     * count it.
     */
    async maySendConfirmationTo(email: string, key: string): Promise<boolean> {
      const counterKey = await hexHmac(`recipient:${secret}`, mailboxOf(email));
      const mailKey = `${counterKey} ${key}`;
      if (windows.confirmed.get(mailKey)) return true;
      const refused = (await limiterOf(env, 'confirmation')?.(counterKey)) === false;
      const allowed = !refused && windows.day.counts(counterKey, perRecipient.day);
      if (allowed) windows.confirmed.set(mailKey, true);
      else await log.report('limit-reached', 'confirmation');
      return allowed;
    },
    /** The same for the receipt of a withdrawal; if `false` the shop's staff have to send it. */
    async maySendReceiptTo(email: string): Promise<boolean> {
      const counterKey = await hexHmac(`receipt:${secret}`, mailboxOf(email));
      const allowed = windows.day.counts(counterKey, receiptsPerDay);
      if (!allowed) await log.report('limit-reached', 'receipt');
      return allowed;
    },
  };
}

/**
 * The same for all spellings of one mailbox: `jana+rad@mail.example` and `Jana@mail.example` are one person's, at nearly
 * every provider. Gmail also ignores dots, so that one mailbox there has thousands of spellings.
 */
function mailboxOf(email: string): string {
  const [name = '', domain = ''] = email.toLowerCase().split('@');
  const plainName = name.replace(/\+.*/, '');
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGmail ? `${plainName.replaceAll('.', '')}@gmail.com` : `${plainName}@${domain}`;
}

/** Networks and mailboxes that an isolate counts at a time: far more than submit forms to it within a minute. */
const ENTRIES = 5_000;

/** The counters of an isolate that has just started. */
export const countingWindows = () => ({
  minute: countingWindow({entries: ENTRIES, ttlMs: 60_000}),
  day: countingWindow({entries: ENTRIES, ttlMs: DAY_MS}),
  /** Mailbox and idempotency key of a day's confirmations, whose repeats are not counted. */
  confirmed: createIsolateMemory<true>({entries: ENTRIES, ttlMs: DAY_MS}),
});

export const windowsOf = perIsolate(countingWindows);

/** Name of Cloudflare's rate limiting binding in `wrangler.jsonc`: `LIMIT_SIGN_IN` for `signIn`. */
export const bindingOf = (purpose: Purpose | 'confirmation') =>
  `LIMIT_${purpose.replaceAll(/[A-Z]/g, '_$&').toUpperCase()}`;

/** Such a binding in `env` (Cloudflare, "Rate Limiting" of Workers' runtime APIs). */
interface RateLimiter {
  limit(attempt: {key: string}): Promise<{success: boolean}>;
}

/**
 * Returns a counter with the platform's binding for this purpose, or `null` without one. The counter returns `null`
 * when the platform fails to count.
 */
function limiterOf(
  env: object,
  purpose: Purpose | 'confirmation',
): ((key: string) => Promise<boolean | null>) | null {
  const binding: unknown = Reflect.get(env, bindingOf(purpose));
  if (!isRateLimiter(binding)) return null;
  return async (key) => {
    try {
      return (await binding.limit({key})).success;
    } catch (error) {
      console.error(`The platform’s rate limiter failed: ${purpose}`, String(error));
      return null;
    }
  };
}

function isRateLimiter(binding: unknown): binding is RateLimiter {
  return (
    typeof binding === 'object' &&
    binding !== null &&
    'limit' in binding &&
    typeof binding.limit === 'function'
  );
}

/** Windows of a fixed length that begin with a key's first attempt; memory stays bounded under any load. */
export function countingWindow(limits: {entries: number; ttlMs: number}) {
  const counts = createIsolateMemory<{count: number}>(limits);
  return {
    /** Counts one more for `key`; `false` when that is more than `max` since the key's window began. */
    counts(key: string, max: number): boolean {
      const counter = counts.get(key) ?? {count: 0};
      if (counter.count === 0) counts.set(key, counter);
      counter.count += 1;
      return counter.count <= max;
    },
  };
}
