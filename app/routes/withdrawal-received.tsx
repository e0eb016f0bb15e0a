import {useLoaderData} from '@remix-run/react';
import {type LoaderFunctionArgs, redirect} from '@shopify/remix-oxygen';
import {PERSONAL_HEADERS} from '~/features/navigation/responses.server';
import {loadShopContact} from '~/features/site/site-config.server';
import {unlistedMeta} from '~/features/seo/page-meta.server';
import {readReceipt} from '~/features/withdrawal/withdrawal-receipt.server';
import {WithdrawalReceivedPage} from '~/features/withdrawal/WithdrawalReceivedPage';
import {href} from '~/i18n/href';
import {pageMessages} from '~/i18n/messages.server';

export async function loader({context, request}: LoaderFunctionArgs) {
  const {language} = context;
  const receipt = await readReceipt(context, request);
  if (!receipt)
    throw redirect(href(language, 'withdrawal'), {status: 302, headers: PERSONAL_HEADERS});
  const [contact, meta] = await Promise.all([
    loadShopContact(context),
    unlistedMeta(context, request, 'withdrawal.received.title'),
  ]);
  const messages = pageMessages(language, 'withdrawal.title', 'withdrawal.received');
  return {receipt, contact, messages, meta};
}

export {meta, unlessPosted as shouldRevalidate} from '~/features/navigation/route-exports';

export default function WithdrawalReceivedRoute() {
  return <WithdrawalReceivedPage {...useLoaderData<typeof loader>()} />;
}
