import {useActionData, useLoaderData, type MetaFunction} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {staysAfterOtherForms} from '~/features/navigation/page-stays';
import {seeOther, personalHeaders} from '~/features/navigation/personal-answers.server';
import {explainWithoutPasswords} from '~/features/account/customer.server';
import {readResetLink} from '~/features/account/mail-link';
import {resetPassword} from '~/features/account/password-forms.server';
import {ResetPasswordPage} from '~/features/account/NewPasswordPage';
import {missingPage} from '~/features/errors/error-answers.server';
import {pageMeta} from '~/features/seo/page-meta.server';
import {keepTyped} from '~/forms/submission';
import {answerRefused, readFields} from '~/forms/read-form.server';
import {href} from '~/i18n/href';
import {PageMessages} from '~/i18n/use-language';
import {translatorOf, pageMessages} from '~/i18n/messages.server';

export async function loader({context, params, request}: LoaderFunctionArgs) {
  explainWithoutPasswords(context);
  if (!readResetLink(params, request.url)) return missingPage(context, request);
  const {language} = context;
  const title = translatorOf(language)('accountPages.resetPassword.title');
  return {
    messages: pageMessages(
      language,
      'accountPages.resetPassword',
      'accountPages.register.passwordHint',
      'accountPages.summary',
    ),
    meta: await pageMeta(context, request, {title, noindex: true}),
  };
}

export async function action({context, params, request}: ActionFunctionArgs) {
  const link = readResetLink(params, request.url);
  if (!link) return missingPage(context, request);
  const refused = await resetPassword(context, await readFields(request), link);
  if (refused) return answerRefused(refused);
  throw seeOther(context, href(context.language, 'account'));
}

export const clientAction = keepTyped;

export const shouldRevalidate = staysAfterOtherForms;

export const headers = personalHeaders;

export const meta: MetaFunction<typeof loader> = ({data: loaded}) => loaded?.meta ?? [];

export default function ResetPasswordRoute() {
  const {messages} = useLoaderData<typeof loader>();
  return (
    <PageMessages messages={messages}>
      <ResetPasswordPage answer={useActionData<typeof action>() ?? null} />
    </PageMessages>
  );
}
