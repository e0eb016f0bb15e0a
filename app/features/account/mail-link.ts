import type {MailLink, ResetLink} from '~/services/shopify/accounts/accounts';

type Params = Record<string, string | undefined>;

/**
 * What the mail's link holds: number of the customer and token, or Shopify's whole address in `reset_url`;
 * `null` for what Shopify never sends.
 */
export function readResetLink(params: Params, address: string): ResetLink | null {
  const resetUrl = new URL(address).searchParams.get('reset_url');
  if (resetUrl !== null) {
    const isAddress = /^https?:\/\/[^\s]{1,500}$/.test(resetUrl) && URL.canParse(resetUrl);
    return isAddress ? {resetUrl} : null;
  }
  return readMailLink(params);
}

/** Number of the customer and token, as every link of Shopify's mails ends; `null` for what it never sends. */
export function readMailLink({customerId = '', token = ''}: Params): MailLink | null {
  const isKey = /^\d{1,20}$/.test(customerId) && /^[\w-]{8,128}$/.test(token);
  return isKey ? {customer: customerId, token} : null;
}
