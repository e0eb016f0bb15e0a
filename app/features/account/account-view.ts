import {languages, type Language} from '~/i18n/languages';
import type {Profile} from '~/services/shopify/accounts/accounts';

/** What every page knows of the visitor's account. */
export interface AccountView {
  signedIn: boolean;
  firstName: string | null;
  /** How many orders there are; `null` when unknown. */
  orders: number | null;
}

/** What the account page shows. */
export interface CustomerView {
  name: string;
  email: string | null;
  acceptsMarketing: boolean;
  /** 'März 2023', or `null` when Shopify sends no date. */
  since: string | null;
}

/** The account page's view of a customer, dates in the words of the language. */
export function toCustomerView(profile: Profile, language: Language): CustomerView {
  const created = new Date(profile.createdAt);
  const month = new Intl.DateTimeFormat(languages[language].locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'Europe/Berlin',
  });
  return {
    name: profile.displayName,
    email: profile.email ?? null,
    acceptsMarketing: profile.acceptsMarketing,
    since: Number.isNaN(created.getTime()) ? null : month.format(created),
  };
}
