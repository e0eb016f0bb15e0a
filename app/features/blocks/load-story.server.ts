import {
  type ActionFunctionArgs,
  type AppLoadContext,
  data,
  redirect,
  redirectDocument,
} from '@shopify/remix-oxygen';
import {z} from 'zod';
import {translatorOf} from '~/i18n/messages.server';
import type {Story} from '~/services/storyblok/story-schema';
import {isSharedStory, sharedStories} from '~/services/storyblok/delivery-client.server';
import {optional} from '~/services/http/outage.server';
import {href} from '~/i18n/href';
import {createRenderCache, memoize, type RenderCache} from '~/services/http/isolate-memory';
import type {ImageView} from '../pictures/image-view';
import {type ContentsEntry, toAside, toBlockViews} from './block-view.server';
import {type LoadedBlock, loadBlocks} from './load-blocks.server';
import {isInShopifysLanguage, fromShopifyPath} from '../navigation/shopify-paths';
import {ownPage, linkHref, storyHref} from '../story/links';
import {pageSchema} from './block-schemas.server';
import {createCardRenderer} from '../product/product-markup.server';
import {loadServiceCard} from '../site/service-card.server';
import {anchorOf, plainText} from '../story/rich-text';

type StoryView = Awaited<ReturnType<typeof loadStory>>;

/** View data for a page of the content service. */
export interface ContentPageView {
  story: StoryView;
  /** Ancestor pages, without the home page. */
  breadcrumb: {title: string; href: string}[];
  /** Set when the URL carries the visual editor's preview parameters. */
  preview: PreviewState | null;
}

interface ContentPage {
  page: ContentPageView;
  seo: {
    title: string;
    name: string;
    description: string;
    image: ImageView | null;
    noindex: boolean;
  };
}

/** Either the editor shows this very story, or the preview parameters are old, forged or another story's: a warning. */
export type PreviewState =
  /** `live`: the page is this story and follows every keystroke; a story used as a setting shows its saved version. */
  {storyId: number; editorOrigin: string; live: boolean} | {warning: string};

/**
 * The page of a story with its ancestors; `null` when there is none, or when the story is a setting and not a page.
 * Throws `StoryblokError`.
 */
export async function loadContentPage(
  context: AppLoadContext,
  slug: string,
): Promise<ContentPage | null> {
  const load = (path: string) => optional(context.storyblok.story(path), null);
  const [story, chrome] = await Promise.all([
    context.storyblok.story(slug),
    context.preview && slug === 'home' ? Promise.all(Object.values(sharedStories).map(load)) : [],
  ]);
  // A story that was never published, in an editor that may no longer read drafts.
  if (!isPage(story)) return hasExpired(context) ? emptyPage(slug, warningFor(context)) : null;
  const {headline, lead, seo_title, seo_description, seo_image, noindex} = contentOf(story);
  // Not for a path without a story: a scan of such paths would use up the few calls a second that all visitors share.
  const [view, ancestors] = await Promise.all([
    loadStory(story, context),
    Promise.all(ancestorsOf(slug).map(load)),
  ]);
  return {
    page: {
      story: view,
      breadcrumb: ancestors.filter(isPage).map((ancestor) => toCrumb(context, ancestor)),
      preview: previewState(context, [story, ...chrome]),
    },
    seo: {
      title: seo_title || headline || story.name,
      name: view.headline || view.name,
      description: seo_description || lead,
      image: seo_image,
      noindex,
    },
  };
}

/** A page with only a headline, for a shop whose editors have not written it yet. */
export function emptyPage(headline: string, preview: PreviewState | null = null): ContentPage {
  const emptyStory = {name: headline, slug: '', lead: '', buttons: [], edit: {}, blocks: []};
  return {
    page: {story: {...emptyStory, headline, aside: null}, breadcrumb: [], preview},
    seo: {title: headline, name: headline, description: '', image: null, noindex: false},
  };
}

const hasExpired = ({preview}: AppLoadContext) => preview?.hasExpired === true;

const warningFor = (context: AppLoadContext) => {
  const problem = hasExpired(context) ? 'expired' : 'refused';
  return {warning: translatorOf(context.language)(`content.preview.${problem}`)};
};

/** The preview state of a page that uses the setting with this slug; `null` outside the visual editor. */
export async function previewOf(
  context: AppLoadContext,
  slug: string,
): Promise<PreviewState | null> {
  if (!context.preview) return null;
  const story = await optional(context.storyblok.story(slug), null);
  return previewState(context, [null, story]);
}

/** The editor shows either the page's own story, or one of the settings that the page uses. */
function previewState(
  context: AppLoadContext,
  [page, ...settingStories]: (Story | null)[],
): PreviewState | null {
  if (!context.preview) return null;
  const edited = [page, ...settingStories].find((story) => story?.isPreview);
  if (!edited) return warningFor(context);
  const {STORYBLOK_EDITOR_ORIGIN: editorOrigin} = context.settings;
  return {storyId: edited.id, editorOrigin, live: edited === page};
}

/**
 * Redirects stories that have their own page to it, 'home' to the home page. Keeps the query: the visual editor opens
 * stories by their slug and identifies itself in it. Settings that all pages share are previewed on the home page.
 */
export function redirectToOwnPage(
  {language, preview}: AppLoadContext,
  slug: string,
  {pathname, search: query}: URL,
): void {
  // The content service and Shopify use 'en' where URLs here use 'en-us'.
  if (isInShopifysLanguage(pathname))
    throw redirectDocument((fromShopifyPath(pathname) ?? '/') + query, 301);
  if (ownPage(slug)) throw redirect(storyHref(language, slug) + query, 301);
  if (preview && isSharedStory(slug)) throw redirect(href(language, 'home') + query, 302);
}

function isPage(story: Story | null): story is Story {
  return story?.content.component === 'page';
}

function toCrumb({language}: AppLoadContext, {name, fullSlug, content}: Story) {
  const {headline} = content;
  return {
    title: typeof headline === 'string' && headline ? headline : name,
    href: storyHref(language, fullSlug),
  };
}

/** The ancestors of `a/b/c`: `a` and `a/b`; at most four. */
function ancestorsOf(slug: string): string[] {
  const segments = slug.split('/');
  return segments.slice(1, 5).map((_, index) => segments.slice(0, index + 1).join('/'));
}

/** Parses a story that the isolate caches once, not per request. */
const parsePage = memoize((content: object) => pageSchema.safeParse(content));

type PageSource = Pick<Story, 'name' | 'fullSlug'> & {content: object};

/** The parsed content of a story. Throws when it is not a page. */
function contentOf({fullSlug, content}: PageSource) {
  const parsed = parsePage(content);
  if (parsed.success) return parsed.data;
  throw new Error(`Story '${fullSlug}' is no page: ${z.prettifyError(parsed.error)}`);
}

/** A story as the page that shows it, with the data of all its blocks. */
async function loadStory(story: PageSource, context: AppLoadContext) {
  const {body, side_card: sideCard, related, ...page} = contentOf(story);
  const links = related.flatMap(({label, link}) =>
    link ? [{label, href: linkHref(context.language, link)}] : [],
  );
  const [loaded, renderCards, card] = await Promise.all([
    loadBlocks(body, context),
    createCardRenderer(context),
    sideCard === 'none' ? null : loadServiceCard(context, sideCard, links),
  ]);
  const {blocks, contents} = card ? {blocks: loaded, contents: []} : withTableOfContents(loaded);
  // Client-side navigations have no such markup in the document yet, and an editor changes it.
  const omitsMarkup = context.isDocument && !context.preview;
  // Every page needs a headline of the first level.
  const headline = page.headline || (blocks[0]?.content.headline ? '' : story.name);
  return {
    name: story.name,
    slug: story.fullSlug,
    headline,
    lead: page.lead,
    buttons: page.buttons,
    edit: page.edit,
    blocks: toBlockViews(blocks, {
      slug: story.fullSlug,
      language: context.language,
      untitled: !headline,
      renderCards,
      omitsMarkup,
    }),
    /** Shown next to the page's texts. */
    aside: toAside(
      card,
      {title: translatorOf(context.language)('serviceCard.contents'), entries: contents},
      context.language,
      omitsMarkup,
    ),
  };
}

/** The story as the editor bridge sends it while it is being typed. */
const editedStorySchema = z.object({
  id: z.number(),
  name: z.string(),
  full_slug: z.string(),
  content: z.looseObject({component: z.literal('page')}),
});

/** What the editor's page gets for each change: the page it makes, or a warning once its signature is too old. */
export type EditedPage = {edited?: StoryView; warning?: string};

/**
 * Parses a story that is being edited and returns the page it makes; nothing is stored. Throws 403 unless this is the
 * visual editor (before reading the body) and the story it shows, 400 for anything that is not a page.
 */
export async function previewStory({context, request}: ActionFunctionArgs): Promise<EditedPage> {
  const {preview} = context;
  if (hasExpired(context)) return warningFor(context);
  if (!preview?.isVerified) throw data(null, {status: 403});
  const parsed = editedStorySchema.safeParse(await request.json().catch(() => null));
  if (!parsed.success) throw data(null, {status: 400});
  const {id, name, full_slug: fullSlug, content} = parsed.data;
  if (id !== preview.storyId) throw data(null, {status: 403});
  return {edited: await loadStory({name, fullSlug, content}, context)};
}

/** Fewer headlines are visible at a glance anyway. */
const MIN_ENTRIES = 3;

/**
 * The headlines within a page's texts as its table of contents, and the same blocks with an id on each of them. With
 * too few headlines, the blocks are unchanged and the table is empty.
 */
export function withTableOfContents(blocks: LoadedBlock[]): {
  blocks: LoadedBlock[];
  contents: ContentsEntry[];
} {
  const contents: ContentsEntry[] = [];
  const takenIds = new Set<string>();
  const addEntry = (title: string) => {
    const slug = anchorOf(title);
    let id = slug;
    for (let count = 2; takenIds.has(id); count += 1) id = `${slug}-${count}`;
    takenIds.add(id);
    contents.push({title, id});
    return id;
  };
  const blocksWithIds = blocks.map((block): LoadedBlock => {
    const previousCount = contents.length;
    if (block.name === 'return-terms' && block.content.headline) {
      return {...block, data: {...block.data, id: addEntry(block.content.headline)}};
    }
    if (block.name !== 'text') return block;
    const {body} = block.content;
    const nodes = body.nodes.map((node) =>
      node.kind === 'heading' && node.level === 2
        ? {...node, id: addEntry(plainText({nodes: [node]}))}
        : node,
    );
    const ids = contents.slice(previousCount).map(({id}) => id);
    const content = textCacheOf(block.content)([ids], () => ({
      ...block.content,
      body: {...body, nodes},
    }));
    return {...block, content};
  });
  return contents.length < MIN_ENTRIES ? {blocks, contents: []} : {blocks: blocksWithIds, contents};
}

type TextContent = Extract<LoadedBlock, {name: 'text'}>['content'];

/** Each text with its ids: the same object each time, because its markup is cached by it (`block-view.server.tsx`). */
const textCacheOf = memoize<TextContent, RenderCache<TextContent>>(() => createRenderCache(1));
