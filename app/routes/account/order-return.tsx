import {useActionData, useLoaderData} from '@remix-run/react';
import {data, type ActionFunctionArgs, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {accountPageMessages} from '~/features/account/customer.server';
import {loadReturnForm, requestReturn} from '~/features/account/orders/order-returns.server';
import {ReturnPage} from '~/features/account/orders/ReturnPage';
import {missingPage} from '~/features/errors/error-responses.server';
import {seeOther} from '~/features/navigation/responses.server';
import {flashNotice} from '~/features/notices/flash-notice.server';
import {unlistedMeta} from '~/features/seo/page-meta.server';
import {rejectedFormResponse, readFields} from '~/forms/read-form.server';
import {href} from '~/i18n/href';

export async function loader({context, request, params}: LoaderFunctionArgs) {
  const {language} = context;
  const {id = ''} = params;
  const form = await loadReturnForm(context, id);
  if (form === 'unknown') return missingPage(context, request);

  const page = {
    id,
    form,
    messages: accountPageMessages(
      language,
      'accountPages.returns',
      'accountPages.order.title',
      'accountPages.order.unavailable',
      'accountPages.orders',
      'requests.privacy.link',
      'accountPages.summary',
    ),
    meta: await unlistedMeta(context, request, 'accountPages.returns.title'),
  };
  return data(page, {status: form ? 200 : 503});
}

export async function action({context, request, params}: ActionFunctionArgs) {
  const {id = ''} = params;
  const refused = await requestReturn(context, id, await readFields(request));
  if (refused === 'unknown') return missingPage(context, request);
  if (refused) return rejectedFormResponse(refused);
  flashNotice(context, {
    type: 'success',
    title: 'account.notice.returnRequested',
    message: 'account.notice.returnAnswered',
  });
  throw seeOther(context, href(context.language, 'order', {id}));
}

export {keepInputOnOutage as clientAction} from '~/forms/submission';
export {meta, unlessPosted as shouldRevalidate} from '~/features/navigation/route-exports';

export default function OrderReturnRoute() {
  const page = useLoaderData<typeof loader>();
  return <ReturnPage {...page} answer={useActionData<typeof action>() ?? null} />;
}
