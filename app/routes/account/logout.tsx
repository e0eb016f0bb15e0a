import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {seeOther} from '~/features/navigation/responses.server';
import {signOut} from '~/features/account/customer.server';
import {forgetReceipt} from '~/features/requests/request-answers.server';
import {href} from '~/i18n/href';

export async function action({context}: ActionFunctionArgs) {
  const result = await signOut(context);
  if (result === 'refused') return seeOther(context, href(context.language, 'account'));
  forgetReceipt(context);
  return seeOther(context, result.redirectTo);
}

/** A link (GET) signs nobody out. */
export function loader({context}: LoaderFunctionArgs) {
  return seeOther(context, href(context.language, 'account'));
}
