import {redirect, type AppLoadContext} from '@shopify/remix-oxygen';
import type {Story} from '~/services/storyblok/story-schema';
import {optional} from '~/services/http/optional.server';
import {isOwnPage, storyHref} from './link-view';
import {loadStory} from './load-story.server';
import type {ContentPageView, Crumb, PreviewState} from './story-view';

/**
 * The page of a story with the way that leads to it; `null` when there is none, or when the story is a
 * setting and no page. `lastGood` stories survive an outage of the content service.
 */
export async function loadContentPage(
  context: AppLoadContext,
  slug: string,
  {lastGood = false}: {lastGood?: boolean} = {},
): Promise<ContentPageView | null> {
  const [story, ancestors] = await Promise.all([
    context.storyblok.story(slug, {lastGood}),
    Promise.all(ancestorsOf(slug).map((path) => optional(context.storyblok.story(path), null))),
  ]);
  if (!isPage(story)) return null;
  return {
    story: await loadStory(story, context),
    trail: ancestors.filter(isPage).map((ancestor) => toCrumb(context, ancestor)),
    preview: previewState(story, context),
  };
}

function previewState(story: Story, {preview, settings}: AppLoadContext): PreviewState | null {
  if (!preview) return null;
  if (!story.isPreview) return 'refused';
  return {storyId: story.id, editorOrigin: settings.STORYBLOK_EDITOR_ORIGIN};
}

/** Sends stories on that have a page of their own: 'home', for one, is the start page (spec §5). */
export function redirectToOwnPage({language}: AppLoadContext, slug: string): void {
  if (isOwnPage(slug)) throw redirect(storyHref(language, slug), 301);
}

function isPage(story: Story | null): story is Story {
  return story?.content.component === 'page';
}

function toCrumb({language}: AppLoadContext, {name, fullSlug, content}: Story): Crumb {
  const {headline} = content;
  return {
    title: typeof headline === 'string' && headline ? headline : name,
    href: storyHref(language, fullSlug),
  };
}

/** `a/b/c` stands below `a` and `a/b`. */
function ancestorsOf(slug: string): string[] {
  const segments = slug.split('/');
  return segments.slice(1, 5).map((_, at) => segments.slice(0, at + 1).join('/'));
}
