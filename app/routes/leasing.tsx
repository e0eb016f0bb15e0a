import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {loadCalculator} from '~/features/advice/leasing-calculator.server';
import {LeasingCalculator} from '~/features/advice/LeasingCalculator';
import {emptyPage, loadContentPage, previewStory} from '~/features/blocks/load-story.server';
import {StoryPage} from '~/features/blocks/StoryPage';
import {loadLeasingContent} from '~/features/leasing-request/leasing-request.server';
import {calculatedTitle, pageMeta} from '~/features/seo/page-meta.server';
import {translatorOf} from '~/i18n/messages.server';
import {pageStories} from '~/pages';

/** The story about leasing, with a calculator for the visitor's own figures. */
export async function loader({context, request}: LoaderFunctionArgs) {
  const {searchParams} = new URL(request.url);
  const {language} = context;
  const t = translatorOf(language);
  // The URL may contain somebody's salary.
  if (searchParams.has('gross')) context.makePrivate();
  const [found, {partners}] = await Promise.all([
    loadContentPage(context, pageStories.leasing),
    loadLeasingContent(context),
  ]);
  const {page, seo} = found ?? emptyPage(t('advice.leasing.page'));
  const {messages, ...calculator} = loadCalculator(searchParams, partners, language, Date.now());
  return {
    page,
    calculator,
    messages,
    meta: await pageMeta(context, request, {
      ...seo,
      title: calculatedTitle(seo.title, calculator, t('advice.calculator.wrong')),
      breadcrumb: page.breadcrumb,
      // One page for search engines, without anybody's own figures.
      isView: searchParams.size > 0,
    }),
  };
}

export const action = previewStory;

export {keepInputOnOutage as clientAction} from '~/forms/submission';
export {meta, unlessPosted as shouldRevalidate} from '~/features/navigation/route-exports';

export default function LeasingRoute() {
  const {page, calculator} = useLoaderData<typeof loader>();
  return (
    <>
      <StoryPage page={page} />
      <LeasingCalculator {...calculator} />
    </>
  );
}
