import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {loadComparison} from '~/features/comparison/comparison.server';
import {ComparisonPage} from '~/features/comparison/ComparisonPage';
import {pageMeta} from '~/features/seo/page-meta.server';
import {translatorOf} from '~/i18n/messages.server';

export async function loader({context, request}: LoaderFunctionArgs) {
  const {messages, ...page} = await loadComparison(context, new URL(request.url));
  const title = translatorOf(context.language)('comparison.page.title');
  return {page, messages, meta: await pageMeta(context, request, {title, noindex: true})};
}

export {meta, unlessPosted as shouldRevalidate} from '~/features/navigation/route-exports';

export default function ComparisonRoute() {
  return <ComparisonPage page={useLoaderData<typeof loader>().page} />;
}
