import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {finishSignIn} from '~/features/account/customer.server';
import {forgetReceipt} from '~/features/requests/request-answers.server';

/** Where an external sign-in redirects back to. */
export function loader({context, request}: LoaderFunctionArgs) {
  forgetReceipt(context);
  return finishSignIn(context, new URL(request.url));
}
