import type {AppLoadContext} from '@shopify/remix-oxygen';
import {href} from '~/i18n/href';
import {leadTo} from './lead-to.server';
import {loadAccount} from './load-customer.server';

/** Who is signed in goes straight to the account. */
export async function refuseSignedIn(context: AppLoadContext): Promise<void> {
  const {signedIn} = await loadAccount(context);
  if (signedIn) throw leadTo(context, href(context.language, 'account'));
}
