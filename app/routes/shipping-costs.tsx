import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {loadDestination} from '~/features/site/destination.server';
import {loadContentPage, previewStory} from '~/features/blocks/load-story.server';
import {pageStays} from '~/features/navigation/page-stays';
import {StoryPage} from '~/features/blocks/StoryPage';
import {missingPage} from '~/features/errors/missing-page.server';
import {shippingTable} from '~/features/goods/shipping';
import {ShippingTable} from '~/features/goods/ShippingTable';
import {pageMeta} from '~/features/seo/page-meta.server';

/** A story with an address of its own in each language. */
export async function loader({context, request}: LoaderFunctionArgs) {
  const page = await loadContentPage(context, 'versandkosten-lieferzeit');
  if (!page) return missingPage(context, request);
  const destination = await loadDestination(context);
  const {t} = destination;
  const table = {
    title: t('goods.shipping.title'),
    head: (['place', 'goods', 'bike', 'time'] as const).map((name) => t(`goods.shipping.${name}`)),
    rows: shippingTable(destination),
  };
  return {
    page,
    table,
    meta: await pageMeta(context, request, {...page.story.seo, trail: page.trail}),
  };
}

/** The visual editor asks what the story looks like that is being typed. */
export function action({context, request}: ActionFunctionArgs) {
  return previewStory(context, request);
}

export const shouldRevalidate = pageStays;

export const meta: MetaFunction<typeof loader> = ({data}) => data?.meta ?? [];

export default function ShippingCostsRoute() {
  const {page, table} = useLoaderData<typeof loader>();
  return (
    <StoryPage page={page}>
      <ShippingTable {...table} />
    </StoryPage>
  );
}
