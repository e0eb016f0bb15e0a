import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {calculatedTitle, pageMeta} from '~/features/seo/page-meta.server';
import {loadSizeFinder} from '~/features/sizing/size-finder.server';
import {SizeFinderPage} from '~/features/sizing/SizeFinderPage';
import {translatorOf} from '~/i18n/messages.server';

export async function loader({context, request}: LoaderFunctionArgs) {
  const {searchParams} = new URL(request.url);
  const t = translatorOf(context.language);
  const {messages, ...page} = await loadSizeFinder(context, searchParams);
  const meta = await pageMeta(context, request, {
    title: calculatedTitle(t('sizing.page.title'), page, t('sizing.page.wrong')),
    description: t('sizing.page.lead'),
    // One page for search engines, without anybody's own figures.
    noindex: searchParams.size > 0,
  });
  return {page, messages, meta};
}

export {meta, unlessPosted as shouldRevalidate} from '~/features/navigation/route-exports';

export default function SizeFinderRoute() {
  return <SizeFinderPage page={useLoaderData<typeof loader>().page} />;
}
