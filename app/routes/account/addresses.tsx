import {useActionData, useLoaderData} from '@remix-run/react';
import {data, type ActionFunctionArgs, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {AddressesPage} from '~/features/account/addresses/AddressesPage';
import {
  changeAddresses,
  loadAddressBook,
  toAddressesView,
} from '~/features/account/addresses/change-addresses.server';
import {
  addressesTitle,
  addressQuery,
  readAddressTask,
} from '~/features/account/addresses/address-view';
import {seeOther} from '~/features/navigation/responses.server';
import {accountPageMessages} from '~/features/account/customer.server';
import {flashNotice} from '~/features/notices/flash-notice.server';
import {unlistedMeta} from '~/features/seo/page-meta.server';
import {rejectedFormResponse, readFields} from '~/forms/read-form.server';
import {href} from '~/i18n/href';

export async function loader({context, request}: LoaderFunctionArgs) {
  const book = await loadAddressBook(context);
  const view = toAddressesView(context, book, readAddressTask(request.url));
  const page = {
    view,
    messages: accountPageMessages(
      context.language,
      'accountPages.addresses',
      'accountPages.person',
      'requests.privacy.link',
      'accountPages.summary',
      'shopify.outage',
    ),
    meta: await unlistedMeta(context, request, addressesTitle(view.task)),
  };
  return data(page, {status: book ? 200 : 503});
}

export async function action({context, request}: ActionFunctionArgs) {
  const task = readAddressTask(request.url);
  const addresses = href(context.language, 'addresses');
  const refused = await changeAddresses(context, task, await readFields(request));
  if (refused === 'gone') throw seeOther(context, addresses + addressQuery({name: 'gone'}));
  if (refused) return rejectedFormResponse(refused);
  const change = task.name === 'delete' ? 'addressDeleted' : 'addressesChanged';
  flashNotice(context, {type: 'success', title: `account.notice.${change}`, message: null});
  throw seeOther(context, addresses);
}

export {keepInputOnOutage as clientAction} from '~/forms/submission';
export {meta, unlessPosted as shouldRevalidate} from '~/features/navigation/route-exports';

export default function AddressesRoute() {
  const {view} = useLoaderData<typeof loader>();
  return <AddressesPage view={view} answer={useActionData<typeof action>() ?? null} />;
}
