import {useActionData, useLoaderData} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {redirectSignedIn, redirectWithoutPasswords} from '~/features/account/customer.server';
import {NewPasswordPage} from '~/features/account/PasswordPages';
import {choosePassword, readPasswordLink} from '~/features/account/password-forms.server';
import {missingPage} from '~/features/errors/error-responses.server';
import {unlistedMeta} from '~/features/seo/page-meta.server';
import {rejectedFormResponse, readFields} from '~/forms/read-form.server';
import {pageMessages} from '~/i18n/messages.server';

export async function loader({context, params, request}: LoaderFunctionArgs) {
  redirectWithoutPasswords(context);
  const found = readPasswordLink(params, request.url);
  if (!found) return missingPage(context, request);
  const {language} = context;
  const {page} = found;
  return {
    page,
    messages: pageMessages(
      language,
      `accountPages.${page}`,
      'accountPages.newPassword',
      'accountPages.summary',
    ),
    meta: await unlistedMeta(context, request, `accountPages.${page}.title`),
  };
}

export async function action({context, params, request}: ActionFunctionArgs) {
  const found = readPasswordLink(params, request.url);
  if (!found) return missingPage(context, request);
  const refused = await choosePassword(context, await readFields(request), found);
  if (refused) return rejectedFormResponse(refused);
  throw redirectSignedIn(context);
}

export {keepInputOnOutage as clientAction} from '~/forms/submission';
export {meta, afterOwnForms as shouldRevalidate} from '~/features/navigation/route-exports';

export default function NewPasswordRoute() {
  const {page} = useLoaderData<typeof loader>();
  return <NewPasswordPage page={page} answer={useActionData<typeof action>() ?? null} />;
}
