import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {pageMeta} from '~/features/chrome/page-meta';
import {PolicyPage} from '~/features/content/PolicyPage';
import {missingPage} from '~/features/errors/missing-page.server';

export async function loader({context, request}: LoaderFunctionArgs) {
  const policy = await context.shopify.shop.shippingPolicy();
  if (!policy) return missingPage(context, request);
  return {policy, meta: pageMeta(request, {title: policy.title})};
}

export const meta: MetaFunction<typeof loader> = ({data}) => data?.meta ?? [];

export default function ShippingCostsRoute() {
  const {policy} = useLoaderData<typeof loader>();
  return <PolicyPage title={policy.title} html={policy.body} />;
}
