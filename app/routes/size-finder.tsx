import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {pageMeta} from '~/features/seo/page-meta.server';
import {loadSizeFinder, type SizeFinderData} from '~/features/sizing/size-finder.server';
import {SizeFinderPage} from '~/features/sizing/SizeFinderPage';
import type {Translate} from '~/i18n/messages';
import {translatorOf} from '~/i18n/messages.server';

export async function loader({context, request}: LoaderFunctionArgs) {
  const {searchParams} = new URL(request.url);
  const t = translatorOf(context.language);
  const {messages, ...page} = await loadSizeFinder(context, searchParams);
  const meta = await pageMeta(context, request, {
    title: titleOf(page, t),
    description: t('sizing.page.lead'),
    // One page for search engines, without anybody's own figures.
    noindex: searchParams.size > 0,
  });
  return {page, messages, meta};
}

/** Starts with the result or the rejection: screen readers announce the title of the page that a form loads. */
function titleOf({answer, errors}: Pick<SizeFinderData, 'answer' | 'errors'>, t: Translate) {
  const wrong = Object.keys(errors).length > 0 && t('sizing.page.wrong');
  return [answer?.headline ?? wrong, t('sizing.page.title')].filter(Boolean).join(' – ');
}

export {meta, unlessPosted as shouldRevalidate} from '~/features/navigation/route-exports';

export default function SizeFinderRoute() {
  return <SizeFinderPage page={useLoaderData<typeof loader>().page} />;
}
