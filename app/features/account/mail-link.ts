import {href} from '~/i18n/href';
import {defaultLanguage, languageOfSegment} from '~/i18n/languages';
import {matchPage} from '~/pages';
import {webAddress} from '~/safe-addresses';
import type {MailLink, ResetLink} from '~/services/shopify/accounts/accounts';

type Params = Record<string, string | undefined>;

/** A link to one of the pages for choosing a password. */
export type PasswordLink =
  | {page: 'resetPassword'; link: ResetLink}
  | {page: 'activate'; link: MailLink};

/**
 * Parses the URL of such a page: customer number and token, or, for password resets only, Shopify's full URL in
 * `reset_url`. Returns `null` for anything Shopify never sends.
 */
export function readPasswordLink(params: Params, url: string): PasswordLink | null {
  const {pathname, searchParams} = new URL(url);
  const resetUrl = searchParams.get('reset_url');
  const isActivation = matchPage(pathname)?.page === 'activate';
  if (resetUrl !== null && !isActivation) {
    const isUrl = /^\S{1,500}$/.test(resetUrl) && webAddress(resetUrl);
    return isUrl ? {page: 'resetPassword', link: {resetUrl}} : null;
  }
  const link = readMailLink(params);
  return link && {page: isActivation ? 'activate' : 'resetPassword', link};
}

/** Customer number and token, as at the end of every link in Shopify's mails; `null` for anything else. */
function readMailLink({customerId = '', token = ''}: Params): MailLink | null {
  const isValid = /^\d{1,20}$/.test(customerId) && /^[\w-]{8,128}$/.test(token);
  return isValid ? {customer: customerId, token} : null;
}

/** A shop with several languages prefixes its paths with their codes (Shopify Help Center, "Language URLs"). */
const SHOPIFY_ACCOUNT_PATH = /^\/(?:([\w-]+)\/)?account(?:\/(.*?))?\/*$/i;

/**
 * Maps an account URL from Shopify's own mails or its online store (`customer.reset_password_url`,
 * `customer.account_activation_url`, an order's `customer_order_url`) to the page of this shop; `null` for any other
 * URL.
 */
export function pageOfShopifyLink(pathname: string): string | null {
  const [match, prefix, rest = ''] = SHOPIFY_ACCOUNT_PATH.exec(pathname) ?? [];
  if (match === undefined) return null;
  const language = prefix === undefined ? defaultLanguage : languageOfSegment(prefix);
  if (!language) return null;
  const [section = '', customerId, token, ...more] = rest.split('/');
  if (more.length > 0) return null;

  const name = section.toLowerCase();
  if (name === 'reset' || name === 'activate') {
    const mailLink = readMailLink({customerId, token});
    if (!mailLink) return null;
    const page = name === 'reset' ? 'resetPassword' : 'activate';
    return href(language, page, {customerId: mailLink.customer, token: mailLink.token});
  }
  // Shopify identifies an order there by a secret token, which does not contain its number.
  if (name === 'orders' && token === undefined) return href(language, 'orders');
  if (customerId !== undefined) return null;
  switch (name) {
    case '':
      return href(language, 'account');
    case 'login':
    case 'register':
    case 'addresses':
      return href(language, name);
    default:
      return null;
  }
}
