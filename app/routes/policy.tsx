import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {loadPolicy} from '~/features/site/site-config.server';
import {PolicyPage} from '~/features/site/PolicyPage';
import {missingPage} from '~/features/errors/error-responses.server';
import {pageMeta} from '~/features/seo/page-meta.server';

/** The shop's policies, which Shopify links to in menus and at the checkout. */
export async function loader({context, params, request}: LoaderFunctionArgs) {
  const policy = await loadPolicy(context, request, params.handle ?? '');
  if (!policy) return missingPage(context, request);
  return {policy, meta: await pageMeta(context, request, {title: policy.title})};
}

export {meta, unlessPosted as shouldRevalidate} from '~/features/navigation/route-exports';

export default function PolicyRoute() {
  return <PolicyPage {...useLoaderData<typeof loader>().policy} />;
}
