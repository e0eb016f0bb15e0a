import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {AccountPage} from '~/features/account/AccountPage';
import {toCustomerView} from '~/features/account/account-view';
import {requireCustomer} from '~/features/account/require-customer.server';
import {takeSignOutAlert} from '~/features/account/sign-out.server';
import {pageStays} from '~/features/navigation/page-stays';
import {personalHeaders} from '~/features/navigation/personal-page';
import {pageMeta} from '~/features/seo/page-meta.server';
import {translatorOf} from '~/i18n/messages.server';

export async function loader({context, request}: LoaderFunctionArgs) {
  const customer = await requireCustomer(context);
  const title = translatorOf(context.language)('account.title');
  return {
    customer: toCustomerView(customer, context.language),
    alert: takeSignOutAlert(context),
    meta: await pageMeta(context, request, {title, noindex: true}),
  };
}

export const headers = personalHeaders;

export const shouldRevalidate = pageStays;

export const meta: MetaFunction<typeof loader> = ({data}) => data?.meta ?? [];

export default function AccountRoute() {
  const {customer, alert} = useLoaderData<typeof loader>();
  return <AccountPage customer={customer} alert={alert} />;
}
