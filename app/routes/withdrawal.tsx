import {useActionData, useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {loadContact, nameAndEmail} from '~/features/account/customer.server';
import {pageMeta} from '~/features/seo/page-meta.server';
import {declareWithdrawal, loadWithdrawal} from '~/features/withdrawal/withdrawal.server';
import {WithdrawalPage} from '~/features/withdrawal/WithdrawalPage';
import {translatorOf} from '~/i18n/messages.server';

export async function loader({context, request}: LoaderFunctionArgs) {
  const t = translatorOf(context.language);
  const [{messages, ...page}, contact, meta] = await Promise.all([
    loadWithdrawal(context, request),
    loadContact(context),
    pageMeta(context, request, {
      title: t('withdrawal.title'),
      description: t('withdrawal.lead'),
      breadcrumb: [],
    }),
  ]);
  const initial = {contract: page.contract, ...(contact && nameAndEmail(contact))};
  return {page, messages, initial, meta};
}

export const action = declareWithdrawal;

export {keepInputOnOutage as clientAction} from '~/forms/submission';
export {meta, afterOwnForms as shouldRevalidate} from '~/features/navigation/route-exports';

export default function WithdrawalRoute() {
  const {page, initial} = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() ?? null;
  return <WithdrawalPage {...page} initial={initial} answer={answer} />;
}
