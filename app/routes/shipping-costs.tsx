import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {loadDeliveryTerms} from '~/features/site/site-config.server';
import {emptyPage, loadContentPage, previewStory} from '~/features/blocks/load-story.server';
import {StoryPage} from '~/features/blocks/StoryPage';
import {shippingTable} from '~/features/goods/shipping';
import {ShippingTable} from '~/features/goods/ShippingTable';
import {pageMeta} from '~/features/seo/page-meta.server';
import {pageStories} from '~/pages';

/** The shop's shipping rates, below the story of this name; prices and the footer link here even if there is none. */
export async function loader({context, request}: LoaderFunctionArgs) {
  const [found, delivery] = await Promise.all([
    loadContentPage(context, pageStories.shippingCosts),
    loadDeliveryTerms(context),
  ]);
  const {t} = delivery;
  const {page, seo} = found ?? emptyPage(t('chrome.footer.shippingCosts'));
  const table = {
    title: t('goods.shipping.title'),
    head: (['place', 'goods', 'bike', 'time'] as const).map((name) => t(`goods.shipping.${name}`)),
    rows: shippingTable(delivery),
  };
  return {
    page,
    table,
    meta: await pageMeta(context, request, {...seo, breadcrumb: page.breadcrumb}),
  };
}

export const action = previewStory;

export {keepInputOnOutage as clientAction} from '~/forms/submission';
export {meta, unlessPosted as shouldRevalidate} from '~/features/navigation/route-exports';

export default function ShippingCostsRoute() {
  const {page, table} = useLoaderData<typeof loader>();
  return (
    <StoryPage page={page}>
      <ShippingTable {...table} />
    </StoryPage>
  );
}
