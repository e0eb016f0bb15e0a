import {useActionData, useLoaderData} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {seeOther} from '~/features/navigation/responses.server';
import {LostPasswordPage} from '~/features/account/PasswordPages';
import {redirectWithoutPasswords} from '~/features/account/customer.server';
import {recoverPassword} from '~/features/account/password-forms.server';
import {unlistedMeta} from '~/features/seo/page-meta.server';
import {rejectedFormResponse, readFields} from '~/forms/read-form.server';
import {href} from '~/i18n/href';
import {pageMessages} from '~/i18n/messages.server';

/** Set by the redirect after the form, so that a reload does not submit it again. */
const SENT = 'sent';

export async function loader({context, request}: LoaderFunctionArgs) {
  redirectWithoutPasswords(context);
  const {language} = context;
  const sent = new URL(request.url).searchParams.has(SENT);
  return {
    sent,
    messages: pageMessages(language, 'accountPages.lostPassword', 'accountPages.summary'),
    meta: await unlistedMeta(context, request, 'account.login.lost', sent),
  };
}

export async function action({context, request}: ActionFunctionArgs) {
  const refused = await recoverPassword(context, await readFields(request));
  if (refused) return rejectedFormResponse(refused);
  throw seeOther(context, `${href(context.language, 'lostPassword')}?${SENT}`);
}

export {keepInputOnOutage as clientAction} from '~/forms/submission';
export {meta, afterOwnForms as shouldRevalidate} from '~/features/navigation/route-exports';

export default function LostPasswordRoute() {
  const {sent} = useLoaderData<typeof loader>();
  return <LostPasswordPage sent={sent} answer={useActionData<typeof action>() ?? null} />;
}
