import {type ComponentType, type ReactNode, useId} from 'react';
import type {Language} from '~/i18n/languages';
import {renderMarkup, sendOnly, sendWithout, type Sent} from '../navigation/worker-markup.server';
import {createRenderMemory, memoize, type RenderMemory} from '~/services/http/isolate-memory';
import type {PrintCards, ProductItemView} from '../product/product-markup.server';
import {ServiceCard} from '../site/ServiceCard';
import type {ServiceCardView} from '../site/site-facts';
import type {HeadingLevel} from '../story/rich-text';
import {type BlockName, type BlockSource, blockSources} from './block-schemas.server';
import {Collections, Team} from './GoodsBlocks';
import {Hero} from './Hero';
import {Features, Steps} from './ListBlocks';
import type {BlockProps, LoadedBlock} from './load-blocks.server';
import {ImageGrid, Logos} from './PictureBlocks';
import {RoutePlanner} from './RoutePlanner';
import {ContentTeaser, CustomerReviews} from './ShopBlocks';
import {CallToAction, GuaranteeNotice, Policy, ReturnTerms, TextBlock} from './TextBlocks';

/** What blocks look like that the worker alone renders. `StoryPage.tsx` has all others. */
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

type BlockOfMarkup = keyof typeof components;
export type BlockWithScript = Exclude<BlockName, BlockOfMarkup>;

/** A block that browsers render as well. */
export interface BlockWithScriptOf<Name extends BlockWithScript> extends Omit<
  BlockProps<Name>,
  'children'
> {
  name: Name;
  /** Like no other's on this page. */
  id: string;
  kept?: undefined;
  blocks: BlockView[];
}

/** A block as the worker has rendered it. */
interface KeptBlock {
  name: BlockOfMarkup;
  id: string;
  kept: true;
  narrow?: true | undefined;
  html: string;
}

/** A block as a page shows it. Documents send no `html`: it stands in their markup. */
export type BlockView =
  | {[Name in BlockWithScript]: BlockWithScriptOf<Name>}[BlockWithScript]
  | Sent<KeptBlock, 'name' | 'id' | 'kept' | 'narrow'>;

interface Page {
  slug: string;
  language: Language;
  /** The first block opens the page, and has its headline. */
  untitled: boolean;
  print: PrintCards;
}

/** Blocks as their page shows them. */
export function toBlockViews(blocks: LoadedBlock[], page: Page): BlockView[] {
  return blocks.map((block, at) => {
    const first = at === 0;
    return toView(
      block,
      {level: first && page.untitled ? 1 : 2, first},
      `${page.slug}/${at}`,
      page,
    );
  });
}

interface Place {
  level: HeadingLevel;
  /** Its picture is among the first things seen. */
  first: boolean;
}

/** @param path Where it stands in its page, for ids that no other block has */
function toView(block: LoadedBlock, place: Place, path: string, page: Page): BlockView {
  const {name, data, blocks} = block;
  if (isOfMarkup(name)) {
    const {narrow}: BlockSource = blockSources[name];
    const html = htmlOf(block, place, path, page);
    return {name, id: path, kept: true, ...(narrow && {narrow}), html};
  }
  const inside: Place = {level: place.level === 1 ? 2 : 3, first: false};
  const views = blocks.map((one, at) => toView(one, inside, `${path}-${at}`, page));
  const shown = name === 'product-tabs' ? withCards(data, place, page.print) : data;
  return {
    name,
    id: path,
    content: ofBrowser(block),
    data: shown,
    ...place,
    blocks: views,
  } as BlockView;
}

/** A block's content without what only the worker reads of it. */
function ofBrowser({name, content}: LoadedBlock): LoadedBlock['content'] {
  return name === 'product-tabs'
    ? sendWithout({...content}, 'uid', 'tabs')
    : sendWithout({...content}, 'uid');
}

/** Tabs as they are shown: the worker has rendered the products. */
export type TabsOfMarkup = Omit<BlockProps<'product-tabs'>['data'], 'products'> & {
  products: ProductItemView[];
};

/** The products of tabs as markup, with headings below that of the block. */
function withCards(
  data: BlockProps<'product-tabs'>['data'],
  {level, first}: Place,
  print: PrintCards,
): TabsOfMarkup {
  const heading = level === 1 ? 'h2' : level === 2 ? 'h3' : 'h4';
  return {...data, products: print(data.products, {heading, inView: first ? 4 : 0})};
}

function isOfMarkup(name: BlockName): name is BlockOfMarkup {
  return name in components;
}

/** What was rendered of a story that the isolate remembers, by its place and what it shows beyond the story. */
const renderedOf = memoize<object, RenderMemory>(() => createRenderMemory(20));

function htmlOf(
  {name, content, data}: LoadedBlock,
  place: Place,
  path: string,
  page: Page,
): string {
  const {language} = page;
  return renderedOf(content)([language, path, place, data], () => {
    const Component = components[name as BlockOfMarkup] as ComponentType<object>;
    return renderMarkup(<Component {...{content, data}} {...place} />, language, `b${path}`);
  });
}

/** A headline inside of a page's texts. */
export interface ContentsEntry {
  title: string;
  /** Of the element, without '#'. */
  id: string;
}

interface ContentsView {
  title: string;
  entries: ContentsEntry[];
}

/** What stands beside a page's texts, as the worker has rendered it. */
interface StoryAside {
  /** The service card, which narrow screens show below the text; else the table of contents. */
  isCard: boolean;
  /** Beside the first of them. */
  html: string;
  /** Beside each further one. */
  brief: string;
}

/** Documents send no markup of it: it stands in theirs. */
export type AsideView = Sent<StoryAside, 'isCard'>;

const renderedAsides = createRenderMemory<StoryAside>(50);

/** The card beside a page's texts, or their table of contents on a page without one; `null` for neither. */
export function toAside(
  card: ServiceCardView | null,
  contents: ContentsView,
  language: Language,
): StoryAside | null {
  if (!card && contents.entries.length === 0) return null;
  const html = (part: ReactNode) => renderMarkup(part, language, 'aside');
  return renderedAsides([language, card, contents], () => ({
    isCard: card !== null,
    html: html(card ? <ServiceCard card={card} level={2} /> : <Contents {...contents} />),
    brief: card ? html(<ServiceCard card={card} level={2} brief />) : '',
  }));
}

/** The headlines of a long text, which stay beside it. */
function Contents({title, entries}: ContentsView) {
  const id = useId();
  return (
    <nav
      aria-labelledby={id}
      className="max-h-[calc(100dvh-8rem)] overflow-y-auto rounded-panel bg-stahl-50 p-6 lg:sticky lg:top-24 print:hidden short:static"
    >
      <h2 id={id} className="text-h3 tracking-[-0.005em]">
        {title}
      </h2>
      <ol className="mt-2 text-label leading-[1.35]">
        {entries.map((entry) => (
          <li key={entry.id}>
            <a
              href={`#${entry.id}`}
              className="block py-1.5 break-words underline-offset-3 hover:underline focus-visible:-outline-offset-3"
            >
              {entry.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The same blocks for a document, of which browsers keep the markup. */
export function keepMarkup(blocks: BlockView[]): BlockView[] {
  return blocks.map((block): BlockView => {
    if (!block.kept) return {...block, blocks: keepMarkup(block.blocks)};
    return sendOnly({...block}, 'name', 'id', 'kept', 'narrow');
  });
}

/** The same for what stands beside them. */
export function keepAside(aside: AsideView | null): AsideView | null {
  return aside && sendOnly({...aside}, 'isCard');
}
