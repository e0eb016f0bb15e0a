import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {loadComparison} from '~/features/comparison/comparison.server';
import {ComparisonPage} from '~/features/comparison/ComparisonPage';
import {unlistedMeta} from '~/features/seo/page-meta.server';

export async function loader({context, request}: LoaderFunctionArgs) {
  const {messages, ...page} = await loadComparison(context, new URL(request.url));
  return {page, messages, meta: await unlistedMeta(context, request, 'comparison.page.title')};
}

export {meta, unlessPosted as shouldRevalidate} from '~/features/navigation/route-exports';

export default function ComparisonRoute() {
  return <ComparisonPage page={useLoaderData<typeof loader>().page} />;
}
