import {languages, type Language} from '~/i18n/languages';
import type {Customer} from '~/services/shopify/customer.server';

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
export function toCustomerView(customer: Customer, language: Language): CustomerView {
  const created = new Date(customer.createdAt);
  const month = new Intl.DateTimeFormat(languages[language].locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'Europe/Berlin',
  });
  return {
    name: customer.displayName,
    email: customer.email ?? null,
    acceptsMarketing: customer.acceptsMarketing,
    since: Number.isNaN(created.getTime()) ? null : month.format(created),
  };
}
