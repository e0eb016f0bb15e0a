import type {ResetKey} from './reset-password.server';

type Params = Record<string, string | undefined>;

export interface MailKey {
  /** The customer's number. */
  customer: string;
  token: string;
}

/**
 * What the mail's link holds: number of the customer and token, or Shopify's whole address in `reset_url`;
 * `null` for what Shopify never sends.
 */
export function readResetKey(params: Params, address: string): ResetKey | null {
  const resetUrl = new URL(address).searchParams.get('reset_url');
  if (resetUrl !== null) {
    const isAddress = /^https?:\/\/[^\s]{1,500}$/.test(resetUrl) && URL.canParse(resetUrl);
    return isAddress ? {resetUrl} : null;
  }
  return readMailKey(params);
}

/** Number of the customer and token, as every link of Shopify's mails ends; `null` for what it never sends. */
export function readMailKey({customerId = '', token = ''}: Params): MailKey | null {
  const isKey = /^\d{1,20}$/.test(customerId) && /^[\w-]{8,128}$/.test(token);
  return isKey ? {customer: customerId, token} : null;
}
