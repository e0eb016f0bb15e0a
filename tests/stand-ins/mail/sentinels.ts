/** Failure modes of the mail API. */
type MailFault = 'slow' | 'lost' | 'garbled' | 401 | 403 | 409 | 422 | 429 | 500 | 503;

interface InjectedFault {
  fault: MailFault;
  /** How many calls with the same key it affects. */
  times: number;
}

const SENTINEL =
  /\b(mail|shop|confirmation)-(slow|lost|garbled|401|403|409|422|429|500|503)(-once|-twice)?@/;
const TIMES: Record<string, number> = {'-once': 1, '-twice': 2};

/**
 * The fault selected by the customer's address: `mail-500@…` fails every mail of that customer, `confirmation-500@…`
 * only those to the customer, `shop-500@…` only those to the shop, `…-once@` only the first attempt.
 */
export function orderedFault(to: string, replyTo: string): InjectedFault | null {
  const [, which, name = '', times = ''] = SENTINEL.exec(`${to} ${replyTo}`) ?? [];
  const isMeant = which === 'mail' || SENTINEL.test(to) === (which === 'confirmation');
  return name && isMeant ? {fault: readFault(name), times: TIMES[times] ?? Infinity} : null;
}

function readFault(name: string): MailFault {
  if (name === 'slow' || name === 'lost' || name === 'garbled') return name;
  const status = Number(name);
  const known = [401, 403, 409, 422, 429, 500, 503] as const;
  return known.find((code) => code === status) ?? 500;
}

/** Type and message of an error by its status, as Resend documents them. */
export const errors = {
  401: ['restricted_api_key', 'This API key is restricted to only send emails.'],
  403: ['invalid_api_key', 'API key is invalid.'],
  409: ['concurrent_idempotent_requests', 'The same key is still in progress.'],
  422: ['validation_error', 'Invalid `to` field.'],
  429: ['rate_limit_exceeded', 'Too many requests.'],
  500: ['application_error', 'An unexpected error occurred.'],
  503: ['service_unavailable', 'Try again later.'],
} as const;
