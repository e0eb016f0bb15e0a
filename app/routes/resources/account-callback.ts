import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {finishSignIn} from '~/features/account/customer.server';

/** Where an external sign-in redirects back to. */
export function loader({context, request}: LoaderFunctionArgs) {
  return finishSignIn(context, new URL(request.url));
}
