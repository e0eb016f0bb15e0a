import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {finishSignIn} from '~/features/account/customer.server';

/** Where a sign-in elsewhere leads back to. */
export function loader({context, request}: LoaderFunctionArgs) {
  return finishSignIn(context, new URL(request.url));
}
