import {useActionData, useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {loadContact, nameAndEmail} from '~/features/account/customer.server';
import {shouldRevalidateAfterOwnForms} from '~/features/navigation/should-revalidate';
import {pageMeta} from '~/features/seo/page-meta.server';
import {declareWithdrawal, loadWithdrawal} from '~/features/withdrawal/withdrawal.server';
import {WithdrawalPage} from '~/features/withdrawal/WithdrawalPage';
import {keepInputOnOutage} from '~/forms/submission';
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

export const clientAction = keepInputOnOutage;

export const shouldRevalidate = shouldRevalidateAfterOwnForms;

export const meta: MetaFunction<typeof loader> = ({data: loaded}) => loaded?.meta ?? [];

export default function WithdrawalRoute() {
  const {page, initial} = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() ?? null;
  return <WithdrawalPage {...page} initial={initial} answer={answer} />;
}
