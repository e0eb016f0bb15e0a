import {redirect, type AppLoadContext} from '@shopify/remix-oxygen';
import type {Story} from '~/services/storyblok/story-schema';
import {optional} from '~/services/http/outage.server';
import {href} from '~/i18n/href';
import {pathOfShopify} from '../navigation/shopify-address';
import {isOwnPage, storyHref} from './link-view';
import {loadStory} from './load-story.server';
import type {ContentPageView, Crumb, PreviewState} from './story-view';

/** Settings that stand around every page. */
const chromeStories: readonly string[] = ['config', 'footer'];

/**
 * The page of a story with the way that leads to it; `null` when there is none, or when the story is a
 * setting and no page. `lastGood` stories survive an outage of the content service.
 */
export async function loadContentPage(
  context: AppLoadContext,
  slug: string,
  {lastGood = false}: {lastGood?: boolean} = {},
): Promise<ContentPageView | null> {
  const load = (path: string) => optional(context.storyblok.story(path, {lastGood: true}), null);
  const [story, ancestors, chrome] = await Promise.all([
    context.storyblok.story(slug, {lastGood}),
    Promise.all(ancestorsOf(slug).map((path) => optional(context.storyblok.story(path), null))),
    context.preview && slug === 'home' ? Promise.all(chromeStories.map(load)) : [],
  ]);
  if (!isPage(story)) return null;
  return {
    story: await loadStory(story, context),
    trail: ancestors.filter(isPage).map((ancestor) => toCrumb(context, ancestor)),
    preview: previewState(context, [story, ...chrome]),
  };
}

/** What the visual editor is told by a page that shows a setting of this slug, `null` for everybody else. */
export async function previewOf(
  context: AppLoadContext,
  slug: string,
): Promise<PreviewState | null> {
  if (!context.preview) return null;
  const story = await optional(context.storyblok.story(slug, {lastGood: true}), null);
  return previewState(context, [null, story]);
}

/** The editor shows the page's own story, or one of the settings that the page is made with. */
function previewState(
  {preview, settings}: AppLoadContext,
  [page, ...settingStories]: (Story | null)[],
): PreviewState | null {
  if (!preview) return null;
  const edited = [page, ...settingStories].find((story) => story?.isPreview);
  if (!edited) return 'refused';
  const {STORYBLOK_EDITOR_ORIGIN: editorOrigin} = settings;
  return {storyId: edited.id, editorOrigin, live: edited === page};
}

/**
 * Sends stories on that have a page of their own, 'home' to the start page. The query goes along: the visual editor
 * opens stories by their slug, and says in it who it is. Settings that stand around every page are shown to it on the
 * start page.
 */
export function redirectToOwnPage(
  {language, preview}: AppLoadContext,
  slug: string,
  {pathname, search: query}: URL,
): void {
  // The content service and Shopify say 'en' where addresses here say 'en-us'.
  if (/^\/en(\/|$)/i.test(pathname)) throw redirect((pathOfShopify(pathname) ?? '/') + query, 301);
  if (isOwnPage(slug)) throw redirect(storyHref(language, slug) + query, 301);
  if (preview && chromeStories.includes(slug)) throw redirect(href(language, 'home') + query, 302);
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
