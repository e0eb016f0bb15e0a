import type {AppLoadContext} from '@shopify/remix-oxygen';
import {href} from '~/i18n/href';
import type {Customer} from '~/services/shopify/customer.server';
import {leadTo} from './lead-to.server';
import {loadCustomer} from './load-customer.server';
import {LOGIN_QUERY} from './login-flag';

/**
 * The customer, for loaders and actions of the account: each asks for itself, because script may leave a
 * parent's loader out. Visitors are led to the home page with the sign-in drawer open (spec §5).
 */
export async function requireCustomer(context: AppLoadContext): Promise<Customer> {
  const customer = await loadCustomer(context);
  if (customer) return customer;
  throw leadTo(context, href(context.language, 'home') + LOGIN_QUERY);
}
