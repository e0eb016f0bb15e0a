import {useActionData, useLoaderData} from '@remix-run/react';
import {data, type ActionFunctionArgs, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {missingPage} from '~/features/errors/error-responses.server';
import {readSent} from '~/features/requests/request-answers.server';
import {sendRequest} from '~/features/requests/send-request.server';
import {loadReview, reviewRequestFor} from '~/features/review/review.server';
import {ReviewPage} from '~/features/review/ReviewPage';
import {pageMeta} from '~/features/seo/page-meta.server';
import {href} from '~/i18n/href';
import {translatorOf} from '~/i18n/messages.server';

export async function loader({context, request, params}: LoaderFunctionArgs) {
  const {handle = ''} = params;
  const loaded = await loadReview(context, handle);
  if (!loaded) return missingPage(context, request);

  const {messages, ...page} = loaded;
  const t = translatorOf(context.language);
  const {title, state} = page;
  const sent = readSent(context, request, 'review');
  const meta = await pageMeta(context, request, {
    title: title ? t('review.pageTitle', {article: title}) : t('review.title'),
    description: t('review.lead'),
    noindex: true,
    isSent: sent !== null,
  });
  return data({page, messages, sent, meta}, {status: state === 'unknown' && !sent ? 503 : 200});
}

export function action(args: ActionFunctionArgs) {
  const {handle = ''} = args.params;
  const page = href(args.context.language, 'review', {handle});
  return sendRequest(reviewRequestFor(handle), args, page);
}

export {keepInputOnOutage as clientAction} from '~/forms/submission';
export {meta, afterOwnForms as shouldRevalidate} from '~/features/navigation/route-exports';

export default function ReviewRoute() {
  const {page, sent} = useLoaderData<typeof loader>();
  return <ReviewPage page={page} sent={sent} answer={useActionData<typeof action>() ?? null} />;
}
