import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {finishSignIn} from '~/features/account/customer.server';

/** Where Shopify's sign-in leads back to. */
export function loader({context, request}: LoaderFunctionArgs) {
  return finishSignIn(context, new URL(request.url));
}
