import type {AppLoadContext} from '@shopify/remix-oxygen';
import {optional} from '~/services/http/outage.server';
import {toAddressView} from '../addresses/address-view';
import {requireCustomer, requireProfile} from '../customer.server';
import {loadRecentOrders} from './load-orders.server';
import {toOrderSummary} from './order-summary-view';

/**
 * What the overview shows, asked for side by side: the customer, and orders and default address as far as Shopify
 * tells them. Visitors are led to the sign-in. Throws `ServiceOutage` when there is not even a customer.
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
