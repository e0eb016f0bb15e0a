import {type ComponentType, type ReactNode, useId} from 'react';
import type {Language} from '~/i18n/languages';
import {
  renderMarkup,
  sendOnly,
  sendWithout,
  type SentToBrowser,
} from '../navigation/worker-markup.server';
import {createRenderCache, memoize, type RenderCache} from '~/services/http/isolate-memory';
import type {RenderCards, ProductItemView} from '../product/product-markup.server';
import {ServiceCard} from '../site/ServiceCard';
import type {ServiceCardView} from '../site/service-card.server';
import type {HeadingLevel} from '../story/rich-text';
import {type BlockName, type BlockSource, blockSources} from './block-schemas.server';
import {Collections, Team} from './ProductBlocks';
import {Hero} from './Hero';
import {Features, Steps} from './ListBlocks';
import type {BlockProps, LoadedBlock} from './load-blocks.server';
import {ImageGrid, Logos} from './PictureBlocks';
import {RoutePlanner} from './RoutePlanner';
import {ContentTeaser, CustomerReviews} from './ShopBlocks';
import {CallToAction, GuaranteeNotice, Policy, ReturnTerms, TextBlock} from './TextBlocks';

/** Components of blocks that only the worker renders. The others are in `StoryPage.tsx`. */
const components = {
  'call-to-action': CallToAction,
  collections: Collections,
  'content-teaser': ContentTeaser,
  'customer-reviews': CustomerReviews,
  features: Features,
  'guarantee-notice': GuaranteeNotice,
  hero: Hero,
  'image-grid': ImageGrid,
  logos: Logos,
  policy: Policy,
  'return-terms': ReturnTerms,
  'route-planner': RoutePlanner,
  steps: Steps,
  team: Team,
  text: TextBlock,
} satisfies {[Name in BlockName]?: ComponentType<BlockProps<Name>>};

type ServerBlockName = keyof typeof components;
export type HydratedBlockName = Exclude<BlockName, ServerBlockName>;

/** A block that the browser renders as well. */
export interface HydratedBlock<Name extends HydratedBlockName> extends Omit<
  BlockProps<Name>,
  'children'
> {
  name: Name;
  /** Unique on this page. */
  id: string;
  isServerOnly?: undefined;
  blocks: BlockView[];
}

interface ServerBlock {
  name: ServerBlockName;
  id: string;
  isServerOnly: true;
  narrow?: true | undefined;
  html: string;
}

/** A block as the page shows it. Documents omit name and `html`, because their markup already contains it. */
export type BlockView =
  | {[Name in HydratedBlockName]: HydratedBlock<Name>}[HydratedBlockName]
  | SentToBrowser<ServerBlock, 'id' | 'isServerOnly' | 'narrow'>;

interface Page {
  slug: string;
  language: Language;
  /** The page has no headline of its own; the first block provides it. */
  untitled: boolean;
  renderCards: RenderCards;
  /** Browsers get no HTML that the document's markup already contains. */
  omitsMarkup?: boolean;
}

/** Blocks as the views that their page renders. */
export function toBlockViews(blocks: LoadedBlock[], page: Page): BlockView[] {
  return blocks.map((block, index) => {
    const first = index === 0;
    return toView(
      block,
      {level: first && page.untitled ? 1 : 2, first},
      `${page.slug}/${index}`,
      page,
    );
  });
}

interface BlockPosition {
  level: HeadingLevel;
  /** Its picture is above the fold. */
  first: boolean;
}

/** @param path Its position in the page, for unique ids */
function toView(block: LoadedBlock, position: BlockPosition, path: string, page: Page): BlockView {
  const {name, data, blocks} = block;
  if (isServerBlock(name)) {
    const {narrow}: BlockSource = blockSources[name];
    const html = htmlOf(block, position, path, page);
    const view = {name, id: path, isServerOnly: true as const, ...(narrow && {narrow}), html};
    return page.omitsMarkup ? sendOnly(view, 'id', 'isServerOnly', 'narrow') : view;
  }
  // Without a headline of its own, a group adds no level.
  const level = !block.content.headline ? position.level : position.level === 1 ? 2 : 3;
  const nestedPosition: BlockPosition = {level, first: false};
  const views = blocks.map((nestedBlock, index) =>
    toView(nestedBlock, nestedPosition, `${path}-${index}`, page),
  );
  const viewData = name === 'product-tabs' ? withCards(data, position, page.renderCards) : data;
  return {
    name,
    id: path,
    content: toBrowserContent(block),
    data: viewData,
    ...position,
    blocks: views,
  } as BlockView;
}

/** A block's content without the fields that only the worker needs. */
function toBrowserContent({name, content}: LoadedBlock): LoadedBlock['content'] {
  return name === 'product-tabs'
    ? sendWithout({...content}, 'uid', 'tabs')
    : sendWithout({...content}, 'uid');
}

/** Tabs with products that the worker has rendered. */
export type RenderedTabs = Omit<BlockProps<'product-tabs'>['data'], 'products'> & {
  products: ProductItemView[];
};

/** The products of tabs as markup, with headings one level below the block's. */
function withCards(
  data: BlockProps<'product-tabs'>['data'],
  {level, first}: BlockPosition,
  renderCards: RenderCards,
): RenderedTabs {
  const heading = level === 1 ? 'h2' : level === 2 ? 'h3' : 'h4';
  return {...data, products: renderCards(data.products, {heading, inView: first ? 4 : 0})};
}

function isServerBlock(name: BlockName): name is ServerBlockName {
  return name in components;
}

/** Markup rendered from a story that the isolate caches, by position and by the data beyond the story. */
const renderCacheOf = memoize<object, RenderCache>(() => createRenderCache(20));

function htmlOf(
  {name, content, data}: LoadedBlock,
  position: BlockPosition,
  path: string,
  page: Page,
): string {
  const {language} = page;
  return renderCacheOf(content)([language, path, position, data], () => {
    const Component = components[name as ServerBlockName] as ComponentType<object>;
    return renderMarkup(<Component {...{content, data}} {...position} />, language, `b${path}`);
  });
}

/** A headline within the page's texts. */
export interface ContentsEntry {
  title: string;
  /** Of the element, without '#'. */
  id: string;
}

/** The aside next to a page's texts, rendered by the worker. */
interface StoryAside {
  /** Whether it is the service card, which narrow screens show below the text, or the table of contents. */
  isCard: boolean;
  /** Next to the first run of texts. */
  html: string;
  /** Next to each further run. */
  brief: string;
}

/** Documents omit its markup, because they already contain it. */
type AsideView = SentToBrowser<StoryAside, 'isCard'>;

const renderedAsides = createRenderCache<StoryAside>(50);

/** The card next to a page's texts, or the table of contents on a page without one; `null` for neither. */
export function toAside(
  card: ServiceCardView | null,
  contents: {title: string; entries: ContentsEntry[]},
  language: Language,
  omitsMarkup: boolean,
): AsideView | null {
  if (!card && contents.entries.length === 0) return null;
  const renderAside = (part: ReactNode) => renderMarkup(part, language, 'aside');
  const aside = renderedAsides([language, card, contents], () => ({
    isCard: card !== null,
    html: renderAside(card ? <ServiceCard card={card} level={2} /> : <Contents {...contents} />),
    brief: card ? renderAside(<ServiceCard card={card} level={2} brief />) : '',
  }));
  return omitsMarkup ? sendOnly({...aside}, 'isCard') : aside;
}

/** The headlines of a long text, sticky next to it. */
function Contents({title, entries}: Parameters<typeof toAside>[1]) {
  const id = useId();
  return (
    <nav
      aria-labelledby={id}
      className="max-h-[calc(100dvh-128px)] overflow-y-auto rounded-panel bg-stahl-50 p-6 lg:sticky lg:top-24 print:hidden short:static"
    >
      <h2 id={id} className="text-h3 tracking-[-0.005em]">
        {title}
      </h2>
      <ol className="mt-2 text-label leading-[1.3]">
        {entries.map((entry) => (
          <li key={entry.id}>
            <a
              href={`#${entry.id}`}
              className="block py-1.5 underline-offset-3 hover:underline focus-visible:-outline-offset-3"
            >
              {entry.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
