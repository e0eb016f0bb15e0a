import {useLoaderData} from '@remix-run/react';
import {data, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {OrdersPage} from '~/features/account/orders/OrdersPage';
import {accountPageMessages} from '~/features/account/customer.server';
import {loadOrders, readOrdersPosition} from '~/features/account/load-account.server';
import {unlistedMeta} from '~/features/seo/page-meta.server';

export async function loader({context, request}: LoaderFunctionArgs) {
  const {searchParams} = new URL(request.url);
  const list = await loadOrders(context, readOrdersPosition(searchParams));
  const page = {
    list,
    messages: accountPageMessages(context.language, 'accountPages.orders'),
    meta: await unlistedMeta(context, request, 'accountPages.orders.title'),
  };
  return data(page, {status: list ? 200 : 503});
}

export {meta, afterOwnForms as shouldRevalidate} from '~/features/navigation/route-exports';

export default function OrdersRoute() {
  return <OrdersPage {...useLoaderData<typeof loader>()} />;
}
