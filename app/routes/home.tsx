import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {loadContentPage, previewStory} from '~/features/blocks/load-story.server';
import {StoryPage} from '~/features/blocks/StoryPage';
import {missingPage} from '~/features/errors/error-responses.server';
import {organizationData, pageMeta} from '~/features/seo/page-meta.server';
import {pageStories} from '~/pages';

export async function loader({context, request}: LoaderFunctionArgs) {
  const [found, structuredData] = await Promise.all([
    loadContentPage(context, pageStories.home),
    organizationData(context),
  ]);
  if (!found) return missingPage(context, request);
  const {page, seo} = found;
  return {page, meta: await pageMeta(context, request, {...seo, structuredData})};
}

export const action = previewStory;

export {keepInputOnOutage as clientAction} from '~/forms/submission';
export {meta, unlessPosted as shouldRevalidate} from '~/features/navigation/route-exports';

export default function HomeRoute() {
  return <StoryPage page={useLoaderData<typeof loader>().page} home />;
}
