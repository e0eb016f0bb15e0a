import {useActionData, useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, type ActionFunctionArgs, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {activate} from '~/features/account/activation/activate.server';
import {ActivatePage} from '~/features/account/activation/ActivatePage';
import {leadTo} from '~/features/account/lead-to.server';
import {readMailKey} from '~/features/account/reset-key';
import {missingPage} from '~/features/errors/missing-page.server';
import {personalHeaders} from '~/features/navigation/personal-page';
import {pageMeta} from '~/features/seo/page-meta.server';
import {keepTyped} from '~/forms/keep-typed';
import {readFields} from '~/forms/read-form.server';
import {href} from '~/i18n/href';
import {PageMessages} from '~/i18n/PageMessages';
import {pageMessages} from '~/i18n/page-messages.server';
import {translatorOf} from '~/i18n/messages.server';

export async function loader({context, params, request}: LoaderFunctionArgs) {
  if (!readMailKey(params)) return missingPage(context, request);
  const {language} = context;
  const title = translatorOf(language)('accountPages.activate.title');
  return {
    messages: pageMessages(language, 'accountPages.activate', 'accountPages.summary'),
    meta: await pageMeta(context, request, {title, noindex: true}),
  };
}

export async function action({context, params, request}: ActionFunctionArgs) {
  const key = readMailKey(params);
  if (!key) return missingPage(context, request);
  const refused = await activate(context, await readFields(request), key);
  if (refused) return data(refused.answer, {status: refused.status});
  throw leadTo(context, href(context.language, 'account'));
}

export const clientAction = keepTyped;

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
