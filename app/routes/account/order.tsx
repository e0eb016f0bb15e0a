import {useLoaderData} from '@remix-run/react';
import {data, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {OrderPage} from '~/features/account/orders/OrderPage';
import {accountPageMessages, requireProfile} from '~/features/account/customer.server';
import {loadOrder} from '~/features/account/load-account.server';
import {loadOrderReturns} from '~/features/account/orders/order-returns.server';
import {missingPage} from '~/features/errors/error-responses.server';
import {pageMeta} from '~/features/seo/page-meta.server';
import {translatorOf} from '~/i18n/messages.server';

export async function loader({context, request, params}: LoaderFunctionArgs) {
  const {language} = context;
  const {id = ''} = params;
  const [order, returns] = await Promise.all([
    loadOrder(context, id),
    loadOrderReturns(context, id),
    requireProfile(context),
  ]);
  if (order === 'unknown') return missingPage(context, request);

  const name = order?.name ?? `#${id}`;
  const title = translatorOf(language)('accountPages.order.title', {name});
  const page = {
    name,
    order,
    returns: order && returns,
    messages: accountPageMessages(
      language,
      'accountPages.order',
      'accountPages.orders',
      ...(returns ? ['accountPages.returns'] : []),
    ),
    meta: await pageMeta(context, request, {title, noindex: true}),
  };
  return data(page, {status: order ? 200 : 503});
}

export {meta, afterOwnForms as shouldRevalidate} from '~/features/navigation/route-exports';

export default function OrderRoute() {
  return <OrderPage {...useLoaderData<typeof loader>()} />;
}
