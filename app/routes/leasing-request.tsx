import {useActionData, useLoaderData} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {loadContact} from '~/features/account/customer.server';
import {previewOf} from '~/features/blocks/load-story.server';
import {StoryPreview} from '~/features/blocks/StoryPreview';
import {LeasingRequestPage} from '~/features/leasing-request/LeasingRequestPage';
import {
  leasingRequest,
  loadLeasingRequest,
  personValues,
} from '~/features/leasing-request/leasing-request.server';
import {readSent} from '~/features/requests/request-answers.server';
import {sendRequest} from '~/features/requests/send-request.server';
import {pageMeta} from '~/features/seo/page-meta.server';
import {href} from '~/i18n/href';
import {translatorOf} from '~/i18n/messages.server';
import {pageStories} from '~/pages';

export async function loader({context, request}: LoaderFunctionArgs) {
  const t = translatorOf(context.language);
  const sent = readSent(context, request, 'leasing');
  const [{messages, ...page}, contact, preview, meta] = await Promise.all([
    loadLeasingRequest(context, request),
    loadContact(context),
    previewOf(context, pageStories.leasingRequest),
    pageMeta(context, request, {
      title: t('leasingRequest.title'),
      description: t('leasingRequest.description'),
      isSent: sent !== null,
    }),
  ]);
  return {page, messages, initial: personValues(contact), sent, preview, meta};
}

export function action(args: ActionFunctionArgs) {
  const page = href(args.context.language, 'leasingRequest');
  return sendRequest(leasingRequest, args, page);
}

export {
  submitAndClear as clientAction,
  shouldRevalidateRequest as shouldRevalidate,
} from '~/features/leasing-request/use-leasing-form';
export {meta} from '~/features/navigation/route-exports';

export default function LeasingRequestRoute() {
  const loaded = useLoaderData<typeof loader>();
  return (
    <>
      <StoryPreview preview={loaded.preview} />
      <LeasingRequestPage {...loaded} answer={useActionData<typeof action>() ?? null} />
    </>
  );
}
