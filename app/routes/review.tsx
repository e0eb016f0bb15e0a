import {useActionData, useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, type ActionFunctionArgs, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {seeOther} from '~/features/navigation/see-other.server';
import {missingPage} from '~/features/errors/missing-page.server';
import {personalHeaders} from '~/features/navigation/personal-page';
import {readSent} from '~/features/requests/receipt.server';
import {sentQuery} from '~/features/requests/sent-page';
import {loadReview} from '~/features/review/load-review.server';
import {ReviewPage} from '~/features/review/ReviewPage';
import {sendReview} from '~/features/review/send-review.server';
import {pageMeta} from '~/features/seo/page-meta.server';
import {keepTyped} from '~/forms/keep-typed';
import {readFields} from '~/forms/read-form.server';
import {href} from '~/i18n/href';
import {translatorOf} from '~/i18n/messages.server';
import {PageMessages} from '~/i18n/PageMessages';

export async function loader({context, request, params}: LoaderFunctionArgs) {
  const {handle = ''} = params;
  const page = await loadReview(context, handle);
  if (!page) return missingPage(context, request);

  const t = translatorOf(context.language);
  const {title, state} = page;
  const sent = readSent(context, request, 'review');
  const meta = await pageMeta(context, request, {
    title: title ? t('review.pageTitle', {article: title}) : t('review.title'),
    description: t('review.lead'),
    noindex: true,
  });
  return data({page, sent, meta}, {status: state === 'unknown' && !sent ? 503 : 200});
}

export async function action({context, request, params}: ActionFunctionArgs) {
  const {handle = ''} = params;
  const form = await readFields(request);
  const sent = await sendReview(context, handle, form);
  if (!sent) return missingPage(context, request);
  if (sent.refused) return data(sent.refused.answer, {status: sent.refused.status});
  throw seeOther(context, href(context.language, 'review', {handle}) + sentQuery(sent));
}

export const clientAction = keepTyped;

export const headers = personalHeaders;

export const meta: MetaFunction<typeof loader> = ({data: loaded}) => loaded?.meta ?? [];

export default function ReviewRoute() {
  const {page, sent} = useLoaderData<typeof loader>();
  const {messages, ...view} = page;
  return (
    <PageMessages messages={messages}>
      <ReviewPage page={view} sent={sent} answer={useActionData<typeof action>() ?? null} />
    </PageMessages>
  );
}
