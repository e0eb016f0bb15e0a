import type {AppLoadContext} from '@shopify/remix-oxygen';
import {type Language, languages} from '~/i18n/languages';
import {optional} from '~/services/http/outage.server';
import type {Profile} from '~/services/shopify/accounts/customer-data';
import {toAddressView} from './addresses/address-view';
import {requireCustomer, requireProfile} from './customer.server';
import {loadRecentOrders} from './orders/load-orders.server';
import {toOrderSummary} from './orders/order-summary-view';

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

/**
 * Data of the overview, loaded in parallel; orders and default address are `null` while Shopify does not answer for them.
 * Throws the redirect to the sign-in, or `ServiceOutage` without the profile.
 */
export async function loadOverview(context: AppLoadContext) {
  const {language} = context;
  const {addresses} = requireCustomer(context);
  const [profile, page, book] = await Promise.all([
    requireProfile(context),
    loadRecentOrders(context),
    optional(addresses.list(), null, 'Cannot get the address book'),
  ]);
  const standard = book?.find(({isDefault}) => isDefault);
  return {
    profile,
    orders: page && {
      recent: page.orders.map((order) => toOrderSummary(order, language)),
      total: page.total,
    },
    address: book && (standard ? toAddressView(standard, language).lines : []),
  };
}
