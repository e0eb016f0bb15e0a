import {useActionData, useLoaderData} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {seeOther} from '~/features/navigation/responses.server';
import {
  offersNewsletter,
  redirectSignedIn,
  requireSignedOut,
  redirectToExternalSignIn,
} from '~/features/account/customer.server';
import {register} from '~/features/account/password-forms.server';
import {RegisterPage} from '~/features/account/PasswordPages';
import {unlistedMeta} from '~/features/seo/page-meta.server';
import {rejectedFormResponse, readFields} from '~/forms/read-form.server';
import {href} from '~/i18n/href';
import {pageMessages} from '~/i18n/messages.server';

export async function loader({context, request}: LoaderFunctionArgs) {
  await requireSignedOut(context);
  await redirectToExternalSignIn(context, new URL(request.url));
  const {language} = context;
  return {
    messages: pageMessages(
      language,
      'accountPages.register',
      'accountPages.person',
      'accountPages.newPassword',
      'accountPages.newsletter',
      'accountPages.summary',
      'requests.privacy.link',
    ),
    newsletter: offersNewsletter(context),
    meta: await unlistedMeta(context, request, 'account.login.register'),
  };
}

export async function action({context, request}: ActionFunctionArgs) {
  await requireSignedOut(context);
  const refused = await register(context, await readFields(request));
  if (refused === 'signInFailed') throw seeOther(context, href(context.language, 'login'));
  if (refused) return rejectedFormResponse(refused);
  throw redirectSignedIn(context);
}

export {keepInputOnOutage as clientAction} from '~/forms/submission';
export {meta, afterOwnForms as shouldRevalidate} from '~/features/navigation/route-exports';

export default function RegisterRoute() {
  const {newsletter} = useLoaderData<typeof loader>();
  return <RegisterPage answer={useActionData<typeof action>() ?? null} newsletter={newsletter} />;
}
