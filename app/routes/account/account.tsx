import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {loadOverview} from '~/features/account/load-account.server';
import {AccountOverview} from '~/features/account/AccountOverview';
import {accountPageMessages, takeSignOutAlert} from '~/features/account/customer.server';
import {unlistedMeta} from '~/features/seo/page-meta.server';

export async function loader({context, request}: LoaderFunctionArgs) {
  return {
    ...(await loadOverview(context)),
    alert: takeSignOutAlert(context),
    messages: accountPageMessages(context.language, 'accountPages.overview', 'accountPages.orders'),
    meta: await unlistedMeta(context, request, 'account.title'),
  };
}

export {meta, unlessPosted as shouldRevalidate} from '~/features/navigation/route-exports';

export default function AccountRoute() {
  return <AccountOverview {...useLoaderData<typeof loader>()} />;
}
