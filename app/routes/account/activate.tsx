import {useActionData, useLoaderData, type MetaFunction} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {explainWithoutPasswords} from '~/features/account/customer.server';
import {ActivatePage} from '~/features/account/NewPasswordPage';
import {staysAfterOtherForms} from '~/features/navigation/page-stays';
import {seeOther, personalHeaders} from '~/features/navigation/personal-answers.server';
import {readMailLink} from '~/features/account/mail-link';
import {activate} from '~/features/account/password-forms.server';
import {missingPage} from '~/features/errors/error-answers.server';
import {pageMeta} from '~/features/seo/page-meta.server';
import {keepTyped} from '~/forms/submission';
import {answerRefused, readFields} from '~/forms/read-form.server';
import {href} from '~/i18n/href';
import {PageMessages} from '~/i18n/use-language';
import {translatorOf, pageMessages} from '~/i18n/messages.server';

export async function loader({context, params, request}: LoaderFunctionArgs) {
  explainWithoutPasswords(context);
  if (!readMailLink(params)) return missingPage(context, request);
  const {language} = context;
  const title = translatorOf(language)('accountPages.activate.title');
  return {
    messages: pageMessages(language, 'accountPages.activate', 'accountPages.summary'),
    meta: await pageMeta(context, request, {title, noindex: true}),
  };
}

export async function action({context, params, request}: ActionFunctionArgs) {
  const link = readMailLink(params);
  if (!link) return missingPage(context, request);
  const refused = await activate(context, await readFields(request), link);
  if (refused) return answerRefused(refused);
  throw seeOther(context, href(context.language, 'account'));
}

export const clientAction = keepTyped;

export const shouldRevalidate = staysAfterOtherForms;

export const headers = personalHeaders;

export const meta: MetaFunction<typeof loader> = ({data: loaded}) => loaded?.meta ?? [];

export default function ActivateRoute() {
  const {messages} = useLoaderData<typeof loader>();
  return (
    <PageMessages messages={messages}>
      <ActivatePage answer={useActionData<typeof action>() ?? null} />
    </PageMessages>
  );
}
