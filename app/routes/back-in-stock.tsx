import {useActionData, useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {loadContact} from '~/features/account/customer.server';
import {changeReminder, loadBackInStock} from '~/features/back-in-stock/back-in-stock.server';
import {BackInStockPage} from '~/features/back-in-stock/BackInStockPage';
import {unlistedMeta} from '~/features/seo/page-meta.server';

export async function loader({context, request}: LoaderFunctionArgs) {
  const [{messages, ...page}, contact] = await Promise.all([
    loadBackInStock(context, request),
    loadContact(context),
  ]);
  const {state} = page;
  const isDone = state === 'joined' || state === 'left';
  const title = isDone ? (`backInStock.done.${state}` as const) : 'backInStock.title';
  const meta = await unlistedMeta(context, request, title, state === 'sent');
  return {page, messages, email: contact?.email ?? '', meta};
}

export const action = changeReminder;

export {keepInputOnOutage as clientAction} from '~/forms/submission';
export {meta, afterOwnForms as shouldRevalidate} from '~/features/navigation/route-exports';

export default function BackInStockRoute() {
  const {page, email} = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() ?? null;
  return <BackInStockPage {...page} email={email} answer={answer} />;
}
