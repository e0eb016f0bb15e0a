/** How the played mail API misbehaves. */
export type MailFault = 'slow' | 'lost' | 'garbled' | 401 | 403 | 409 | 422 | 429 | 500 | 503;

export interface OrderedFault {
  fault: MailFault;
  /** Only the first call with a key meets it. */
  once: boolean;
}

const SENTINEL = /\b(mail|confirmation)-(slow|lost|garbled|401|403|409|422|429|500|503)(-once)?@/;

/**
 * The fault that a mail orders by its customer's address: `mail-500@…` fails every mail of that customer,
 * `confirmation-500@…` only those to the customer, `…-once@` only the first try.
 */
export function orderedFault(to: string, replyTo: string): OrderedFault | null {
  const [, which, name = '', once] = SENTINEL.exec(`${to} ${replyTo}`) ?? [];
  if (!name || (which === 'confirmation' && !SENTINEL.test(to))) return null;
  return {fault: readFault(name), once: once !== undefined};
}

function readFault(name: string): MailFault {
  if (name === 'slow' || name === 'lost' || name === 'garbled') return name;
  const status = Number(name);
  const known = [401, 403, 409, 422, 429, 500, 503] as const;
  return known.find((code) => code === status) ?? 500;
}

/** Type and words of an error by its status, as Resend documents them. */
export const errors = {
  401: ['restricted_api_key', 'This API key is restricted to only send emails.'],
  403: ['invalid_api_key', 'API key is invalid.'],
  409: ['concurrent_idempotent_requests', 'The same key is still in progress.'],
  422: ['validation_error', 'Invalid `to` field.'],
  429: ['rate_limit_exceeded', 'Too many requests.'],
  500: ['application_error', 'An unexpected error occurred.'],
  503: ['service_unavailable', 'Try again later.'],
} as const;
