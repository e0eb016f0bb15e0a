import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {loadOverview, toCustomerView} from '~/features/account/load-account.server';
import {AccountOverview} from '~/features/account/AccountOverview';
import {accountPageMessages, takeSignOutAlert} from '~/features/account/customer.server';
import {shouldRevalidateUnlessPosted} from '~/features/navigation/should-revalidate';
import {pageMeta} from '~/features/seo/page-meta.server';
import {translatorOf} from '~/i18n/messages.server';

export async function loader({context, request}: LoaderFunctionArgs) {
  const {language} = context;
  const {profile, ...parts} = await loadOverview(context);
  const title = translatorOf(language)('account.title');
  return {
    customer: toCustomerView(profile, language),
    ...parts,
    alert: takeSignOutAlert(context),
    messages: accountPageMessages(language, 'accountPages.overview', 'accountPages.orders'),
    meta: await pageMeta(context, request, {title, noindex: true}),
  };
}

export const shouldRevalidate = shouldRevalidateUnlessPosted;

export const meta: MetaFunction<typeof loader> = ({data}) => data?.meta ?? [];

export default function AccountRoute() {
  return <AccountOverview {...useLoaderData<typeof loader>()} />;
}
