import type {AppLoadContext} from '@shopify/remix-oxygen';
import {ServiceOutage} from '~/services/http/service-outage';
import type {Customer} from '~/services/shopify/customer.server';
import {requireCustomer} from '../require-customer.server';

/** What the page 'Persönliche Daten' begins with. */
export interface ProfileView {
  /** By the names of the form's fields. */
  values: Record<string, string>;
  /** With which the customer signs in. */
  email: string | null;
}

/** The signed-in customer's data; `null` while Shopify is out, which is logged. Visitors are led to the sign-in. */
export async function loadProfile(context: AppLoadContext): Promise<ProfileView | null> {
  try {
    const {customer} = await requireCustomer(context);
    return {values: profileValues(customer), email: customer.email ?? null};
  } catch (error) {
    if (!(error instanceof ServiceOutage)) throw error;
    console.error(error.message);
    return null;
  }
}

function profileValues({firstName, lastName, email, acceptsMarketing}: Customer) {
  return {
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    email: email ?? '',
    ...(acceptsMarketing && {acceptsMarketing: 'on'}),
  };
}
