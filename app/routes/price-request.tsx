import {useActionData, useLoaderData} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {loadContact, nameAndEmail} from '~/features/account/customer.server';
import {loadPriceRequest, priceRequest} from '~/features/price-request/price-request.server';
import {PriceRequestPage} from '~/features/price-request/PriceRequestPage';
import {readSent} from '~/features/requests/request-answers.server';
import {sendRequest} from '~/features/requests/send-request.server';
import {pageMeta} from '~/features/seo/page-meta.server';
import {href} from '~/i18n/href';
import {translatorOf} from '~/i18n/messages.server';

export async function loader({context, request}: LoaderFunctionArgs) {
  const t = translatorOf(context.language);
  const sent = readSent(context, request, 'price');
  const [{messages, ...page}, contact, meta] = await Promise.all([
    loadPriceRequest(context, request),
    loadContact(context),
    pageMeta(context, request, {
      title: t('priceRequest.title'),
      description: t('priceRequest.lead'),
      isSent: sent !== null,
    }),
  ]);
  const initial = contact && nameAndEmail(contact);
  return {page, messages, initial, sent, meta};
}

export function action(args: ActionFunctionArgs) {
  const page = href(args.context.language, 'priceRequest');
  return sendRequest(priceRequest, args, page);
}

export {keepInputOnOutage as clientAction} from '~/forms/submission';
export {meta, afterOwnForms as shouldRevalidate} from '~/features/navigation/route-exports';

export default function PriceRequestRoute() {
  const {page, initial, sent} = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() ?? null;
  return <PriceRequestPage {...page} {...{initial, sent, answer}} />;
}
