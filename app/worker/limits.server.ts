import {hexDigest} from '~/services/http/hex-digest';
import {countingWindow, type CountingWindow} from './counting-window';
import {limiterOf} from './limit-bindings';
import {networkOf} from './visitor-network';

/**
 * How often one visitor's address may do what costs Shopify or the shop something, per minute. `wrangler.jsonc`
 * gives Cloudflare the same numbers; elsewhere each isolate counts for itself.
 */
export const perMinute = {signIn: 10, recover: 5, register: 5, reset: 10, request: 5} as const;

export type Purpose = keyof typeof perMinute;

/** Visitors whose address nobody tells share one count: a platform's fault, or a worker that is run by hand. */
const FOR_ALL_UNKNOWN = 30;

export interface Limits {
  /**
   * Counts an attempt of this visitor; `false` when there were too many within a minute. `key` counts apart what
   * belongs together, such as one form. Nobody is counted by an e-mail address alone: that would let strangers
   * lock a customer out.
   */
  allows(purpose: Purpose, key?: string): Promise<boolean>;
}

interface LimitsOptions {
  /** The worker's bindings. */
  env: object;
  /** The visitor's address as the platform tells it; `null` when it does not. */
  address: string | null;
  window: CountingWindow;
}

/** The limits of one visitor. */
export function openLimits({env, address, window}: LimitsOptions): Limits {
  const network = address ? networkOf(address) : null;
  return {
    async allows(purpose, key = '') {
      const counted = await fingerprint([purpose, network ?? '', key]);
      const limiter = network ? limiterOf(env, purpose) : null;
      const allowed = await limiter?.(counted);
      return (
        allowed ?? window.counts(counted, perMinute[purpose] * (network ? 1 : FOR_ALL_UNKNOWN))
      );
    },
  };
}

/** One per isolate; far more visitors than send forms to one isolate within a minute. */
export const minuteWindow = () => countingWindow({entries: 5_000, lengthMs: 60_000});

/** Counts need no addresses to be kept, and keys of any length become short. */
const fingerprint = (parts: string[]) => hexDigest('SHA-256', JSON.stringify(parts));
