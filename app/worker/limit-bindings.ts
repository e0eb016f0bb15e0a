import type {Purpose} from './limits.server';

/** Names of Cloudflare's rate limiting bindings in `wrangler.jsonc`. */
export const limitBindings = {
  signIn: 'LIMIT_SIGN_IN',
  recover: 'LIMIT_RECOVER',
  register: 'LIMIT_REGISTER',
  reset: 'LIMIT_RESET',
  request: 'LIMIT_REQUEST',
  confirmation: 'LIMIT_CONFIRMATION',
} as const satisfies Record<Purpose | 'confirmation', string>;

/** What `env` holds for such a binding (Cloudflare, "Rate Limiting" of Workers' runtime APIs). */
interface RateLimiter {
  limit(attempt: {key: string}): Promise<{success: boolean}>;
}

/**
 * Counts with the platform where it has a binding for this purpose, else `null`. The answer is `null` when the
 * platform fails to count.
 */
export function limiterOf(
  env: object,
  purpose: keyof typeof limitBindings,
): ((key: string) => Promise<boolean | null>) | null {
  const binding: unknown = Reflect.get(env, limitBindings[purpose]);
  if (!isRateLimiter(binding)) return null;
  return async (key) => {
    try {
      return (await binding.limit({key})).success;
    } catch (error) {
      console.error(`The platform does not count: ${purpose}`, String(error));
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
