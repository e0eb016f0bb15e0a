import {type ActionFunctionArgs, type AppLoadContext, data, redirect} from '@shopify/remix-oxygen';
import {z} from 'zod';
import {translatorOf} from '~/i18n/messages.server';
import type {Story} from '~/services/storyblok/story-schema';
import {isSharedStory, sharedStories} from '~/services/storyblok/delivery-client.server';
import {optional} from '~/services/http/outage.server';
import {href} from '~/i18n/href';
import {createRenderMemory, memoize, type RenderMemory} from '~/services/http/isolate-memory';
import type {ImageView} from '../pictures/image-view';
import type {ButtonContent, EditAttributes} from '../story/field-schemas.server';
import {
  type AsideView,
  type BlockView,
  type ContentsEntry,
  keepAside,
  keepMarkup,
  toAside,
  toBlockViews,
} from './block-view.server';
import {type LoadedBlock, loadBlocks} from './load-blocks.server';
import {isInShopifysLanguage, pathOfShopify} from '../navigation/shopify-address';
import {ownPage, linkHref, storyHref} from '../story/links';
import {pageSchema} from './block-schemas.server';
import {cardPrinter} from '../product/product-markup.server';
import {loadServiceCard} from '../site/service-card.server';
import {anchorOf, plainText, type BlockNode} from '../story/rich-text';

/** A page of the content service, ready to be shown. */
export interface StoryView {
  name: string;
  slug: string;
  headline: string;
  lead: string;
  /** The first things to do here, below the lead. */
  buttons: ButtonContent[];
  edit: EditAttributes;
  blocks: BlockView[];
  /** Stands beside the page's texts. */
  aside: AsideView | null;
}

interface Crumb {
  title: string;
  href: string;
}

/** What a page of the content service is made of. */
export interface ContentPageView {
  story: StoryView;
  /** The pages above it, without the start page. */
  trail: Crumb[];
  /** Set when the address carries the visual editor's marker. */
  preview: PreviewState | null;
}

/** A page, and what only its head says. */
interface ContentPage {
  page: ContentPageView;
  seo: {title: string; description: string; image: ImageView | null; noindex: boolean};
}

/** The editor shows this very story; or the marker is forged, stale or another story's. */
export type PreviewState =
  /** `live`: the page is this story and follows every key stroke; what it is only made with shows what was saved. */
  {storyId: number; editorOrigin: string; live: boolean} | 'refused';

/**
 * The page of a story with the pages above it; `null` when there is none, or when the story is a setting and no page.
 * Throws `StoryblokError`.
 */
export async function loadContentPage(
  context: AppLoadContext,
  slug: string,
): Promise<ContentPage | null> {
  const load = (path: string) => optional(context.storyblok.story(path), null);
  const [story, ancestors, chrome] = await Promise.all([
    context.storyblok.story(slug),
    Promise.all(ancestorsOf(slug).map(load)),
    context.preview && slug === 'home' ? Promise.all(Object.values(sharedStories).map(load)) : [],
  ]);
  if (!isPage(story)) return null;
  const view = await loadStory(story, context);
  // What script asks for stands in no markup yet, and an editor changes what does.
  const isKept = context.isDocument && !context.preview;
  const {headline, lead, seo_title, seo_description, seo_image, noindex} = contentOf(story);
  return {
    page: {
      story: isKept
        ? {...view, blocks: keepMarkup(view.blocks), aside: keepAside(view.aside)}
        : view,
      trail: ancestors.filter(isPage).map((ancestor) => toCrumb(context, ancestor)),
      preview: previewState(context, [story, ...chrome]),
    },
    seo: {
      title: seo_title || headline || story.name,
      description: seo_description || lead,
      image: seo_image,
      noindex,
    },
  };
}

/** A page with a headline alone, for a shop whose editors have not written it yet. */
export function emptyPage(headline: string): ContentPage {
  const nothing = {name: headline, slug: '', lead: '', buttons: [], edit: {}, blocks: []};
  return {
    page: {story: {...nothing, headline, aside: null}, trail: [], preview: null},
    seo: {title: headline, description: '', image: null, noindex: false},
  };
}

/** What the visual editor is told by a page that shows a setting of this slug, `null` for everybody else. */
export async function previewOf(
  context: AppLoadContext,
  slug: string,
): Promise<PreviewState | null> {
  if (!context.preview) return null;
  const story = await optional(context.storyblok.story(slug), null);
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
  if (isInShopifysLanguage(pathname)) throw redirect((pathOfShopify(pathname) ?? '/') + query, 301);
  if (ownPage(slug)) throw redirect(storyHref(language, slug) + query, 301);
  if (preview && isSharedStory(slug)) throw redirect(href(language, 'home') + query, 302);
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

/** A story that the isolate remembers is read once, not for each request. */
const readPage = memoize((content: object) => pageSchema.safeParse(content));

type WrittenPage = Pick<Story, 'name' | 'fullSlug'> & {content: object};

/** What editors wrote into a story. Throws when it is no page at all. */
function contentOf({fullSlug, content}: WrittenPage) {
  const parsed = readPage(content);
  if (parsed.success) return parsed.data;
  throw new Error(`Story '${fullSlug}' is no page: ${z.prettifyError(parsed.error)}`);
}

/** A story as the page that shows it, with all data of its blocks. */
async function loadStory(story: WrittenPage, context: AppLoadContext): Promise<StoryView> {
  const {body, side_card: place, related, ...page} = contentOf(story);
  const links = related.flatMap(({label, link}) =>
    link ? [{label, href: linkHref(context.language, link)}] : [],
  );
  const [loaded, print, card] = await Promise.all([
    loadBlocks(body, context),
    cardPrinter(context),
    place === 'none' ? null : loadServiceCard(context, place, links),
  ]);
  const {blocks, contents} = card ? {blocks: loaded, contents: []} : withContents(loaded);
  return {
    name: story.name,
    slug: story.fullSlug,
    headline: page.headline,
    lead: page.lead,
    buttons: page.buttons,
    edit: page.edit,
    blocks: toBlockViews(blocks, {
      slug: story.fullSlug,
      language: context.language,
      untitled: !page.headline,
      print,
    }),
    aside: toAside(
      card,
      {title: translatorOf(context.language)('serviceCard.contents'), entries: contents},
      context.language,
    ),
  };
}

/** What the editor's bridge hands over: the story as it is typed just now. */
const editedStory = z.object({
  id: z.number(),
  name: z.string(),
  full_slug: z.string(),
  content: z.looseObject({component: z.literal('page')}),
});

/**
 * Reads a story that is being edited and answers the page that it makes; nothing is stored. Only for the
 * verified visual editor and only for the story that it shows: 403 for others, whose body is not read, 400 for what is
 * no page.
 */
export async function previewStory({
  context,
  request,
}: ActionFunctionArgs): Promise<{edited: StoryView}> {
  const {preview} = context;
  if (!preview?.isVerified) throw data(null, {status: 403});
  const parsed = editedStory.safeParse(await request.json().catch(() => null));
  if (!parsed.success) throw data(null, {status: 400});
  const {id, name, full_slug: fullSlug, content} = parsed.data;
  if (id !== preview.storyId) throw data(null, {status: 403});
  return {edited: await loadStory({name, fullSlug, content}, context)};
}

/** Fewer are seen at once. */
const FEWEST_ENTRIES = 3;

/**
 * The headlines inside of a page's texts as its table of contents, and the same blocks with an id at each of them. Both
 * are as they were, and the table empty, when there are only few.
 */
export function withContents(blocks: LoadedBlock[]): {
  blocks: LoadedBlock[];
  contents: ContentsEntry[];
} {
  const contents: ContentsEntry[] = [];
  const marked = blocks.map((block): LoadedBlock => {
    const before = contents.length;
    if (block.name === 'return-terms' && block.content.headline) {
      const title = block.content.headline;
      contents.push({title, id: anchorOf(title)});
    }
    if (block.name !== 'text') return block;
    const {body} = block.content;
    const nodes = body.nodes.map((node) => withId(node, contents));
    const ids = contents.slice(before).map(({id}) => id);
    const content = textsOf(block.content)([ids], () => ({
      ...block.content,
      body: {...body, nodes},
    }));
    return {...block, content};
  });
  return contents.length < FEWEST_ENTRIES ? {blocks, contents: []} : {blocks: marked, contents};
}

type TextContent = Extract<LoadedBlock, {name: 'text'}>['content'];

/** Each text with the ids it was given: the same object each time, for its markup is kept by it (`block-view.server.tsx`). */
const textsOf = memoize<TextContent, RenderMemory<TextContent>>(() => createRenderMemory(1));

function withId(node: BlockNode, contents: ContentsEntry[]): BlockNode {
  if (node.kind !== 'heading' || node.level !== 2) return node;
  const title = plainText({nodes: [node]});
  const slug = anchorOf(title);
  const id = contents.some((other) => other.id === slug) ? `${slug}-${contents.length}` : slug;
  contents.push({title, id});
  return {...node, id};
}
