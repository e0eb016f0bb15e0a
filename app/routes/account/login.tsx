import {useActionData, useLoaderData} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {ExternalLoginPage, LoginPage} from '~/features/account/LoginPage';
import {
  requireSignedOut,
  redirectSignedIn,
  redirectToExternalSignIn,
} from '~/features/account/customer.server';
import {signIn} from '~/features/account/password-forms.server';
import {unlistedMeta} from '~/features/seo/page-meta.server';
import {rejectedFormResponse, readFields} from '~/forms/read-form.server';
import {safeReturnTo} from '~/safe-addresses';

export async function loader({context, request}: LoaderFunctionArgs) {
  const url = new URL(request.url);
  await requireSignedOut(context, url.searchParams.get('returnTo'));
  const hint = await redirectToExternalSignIn(context, url);
  return {
    returnTo: safeReturnTo(url.searchParams.get('returnTo')),
    hint,
    meta: await unlistedMeta(context, request, 'account.login.title'),
  };
}

export async function action({context, request}: ActionFunctionArgs) {
  const form = await readFields(request);
  const refused = await signIn(context, form);
  if (refused) return rejectedFormResponse(refused);
  const returnTo = safeReturnTo(new URL(request.url).searchParams.get('returnTo'));
  throw redirectSignedIn(context, returnTo);
}

export {keepInputOnOutage as clientAction} from '~/forms/submission';
export {meta, afterOwnForms as shouldRevalidate} from '~/features/navigation/route-exports';

export default function LoginRoute() {
  const {returnTo, hint} = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() ?? null;
  return hint ? (
    <ExternalLoginPage hint={hint} returnTo={returnTo} />
  ) : (
    <LoginPage answer={answer} returnTo={returnTo} />
  );
}
