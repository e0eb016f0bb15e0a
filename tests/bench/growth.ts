import {createCatalogue} from '../stand-ins/catalogue/catalogue';
import type {StandInsOptions} from '../stand-ins/handlers';
import {fieldsIn} from '../stand-ins/storyblok/content-values';
import {readStoryFiles} from '../stand-ins/storyblok/story-files';
import type {StoredStory} from '../stand-ins/storyblok/story-schema';
import {openSuppliers, type OpenSuppliers} from '../commands/open-suppliers';
import {ask, firstBytes, median, type Visit} from './load';
import {weigh, type PageWeight} from './page-weight';
import {playPaired, type Pair, type BenchTarget} from './rounds';
import {startWorker, type MeasuredWorker} from './worker-process';

const rounds = 7;
/** Products on a full page of a list: a shorter one would cost less. */
const full = 25;
const bikes = '/collections/e-bikes';
const facets =
  'frame=Diamant&frame=Tiefeinsteiger&model_year=2025&model_year=2026&gender=Unisex&drive=Kettenschaltung&drive=Riemen&drive=Nabenschaltung';

/** One page measured twice: in a small and a large shop, or with little and much content. */
export interface Growth extends Pair {
  page: string;
  /** Milliseconds to the first byte, of the first request and of the median one. */
  cold: [number, number];
  warm: [number, number];
  weight: [PageWeight, PageWeight];
}

/** What grows, and what that costs. */
export interface GrowthTable {
  title: string;
  /** Maximum CPU of the large one, as a multiple of the small one's. */
  most: number;
  rows: Growth[];
}

interface Shop {
  suppliers: OpenSuppliers;
  worker: MeasuredWorker;
}

/** Alternates between small and large: the catalogue, a product's variants, the main menu, the blocks of a story. */
export async function measureGrowth(): Promise<GrowthTable[]> {
  return [...(await measureCatalogues()), await measureMenus(), await measureBlocks()];
}

/** Lists and searches in a shop with 200 and one with 10,000 products; then 8 and 2,000 variants. */
async function measureCatalogues(): Promise<GrowthTable[]> {
  return inTwoShops({catalogueSize: 200}, {catalogueSize: 10_000}, async (small, large) => {
    const paths = [
      ['home', '/', 0],
      ['collection', bikes, full],
      ['collection, 4 facets', `${bikes}?${facets}`, full],
      ['/suche?q=', '/suche?q=trekking', full],
    ] as const;
    const rows: Growth[] = [];
    for (const [page, path, products] of paths) {
      rows.push(await compare(page, targetAt(small, path), targetAt(large, path), products));
    }
    const [one, other] = [uncachedTargetAt(small, bikes), uncachedTargetAt(large, bikes)];
    rows.push(await compare('collection, search asked each time', one, other, full));
    const [few, many] = variantPaths(small.suppliers);
    const product = await compare('product', targetAt(small, few), targetAt(small, many));
    return [
      // Any difference should only be noise.
      {title: 'A shop of 200 products → one of 10,000', most: 1.25, rows},
      {title: 'A product with 8 variants → one with 2,000', most: 1.3, rows: [product]},
    ];
  });
}

/** The demo's main menu, cut to five entries and in full. */
function measureMenus(): Promise<GrowthTable> {
  const catalogue = createCatalogue();
  const menus = catalogue.menus.map((menu) => ({
    ...menu,
    items: menu.items.slice(0, 5).map((item) => ({...item, items: []})),
  }));
  const small = {
    source: {catalogue: () => ({...catalogue, menus}), stories: () => readStoryFiles()},
  };
  return inTwoShops(small, {}, async (few, many) => ({
    title: 'A main menu of 5 entries → one of 70',
    most: 1.3,
    rows: [await compare('content', targetAt(few, '/werkstatt'), targetAt(many, '/werkstatt'))],
  }));
}

/** The demo's home story with its ten blocks, and with each of them six times. */
function measureBlocks(): Promise<GrowthTable> {
  const stories = () =>
    readStoryFiles().map((story) => (story.full_slug === 'home' ? repeatBlocks(story, 6) : story));
  return inTwoShops({}, {source: {catalogue: createCatalogue, stories}}, async (few, many) => ({
    title: 'A story of 10 blocks → one of 60',
    // Four times the bytes.
    most: 2.6,
    rows: [await compare('home', targetAt(few, '/'), targetAt(many, '/'))],
  }));
}

/** The story with its blocks repeated; identifiers of blocks stay unique. */
function repeatBlocks(story: StoredStory, times: number): StoredStory {
  const {body = []} = story.content;
  const all = Array.from({length: times}, (_, time) => {
    const copy = structuredClone(body);
    for (const fields of fieldsIn(copy)) {
      if (typeof fields._uid === 'string') fields._uid += `-${time}`;
    }
    return copy;
  });
  return {...story, content: {...story.content, body: all.flat()}};
}

type ShopOptions = Pick<StandInsOptions, 'catalogueSize' | 'source'>;

async function inTwoShops<Result>(
  one: ShopOptions,
  other: ShopOptions,
  use: (small: Shop, large: Shop) => Promise<Result>,
): Promise<Result> {
  const [small, large] = [await openShop(one), await openShop(other)];
  try {
    return await use(small, large);
  } finally {
    await Promise.all([closeShop(small), closeShop(large)]);
  }
}

async function openShop(options: ShopOptions): Promise<Shop> {
  const suppliers = await openSuppliers({port: 0, shopUrl: 'http://localhost', ...options});
  return {suppliers, worker: await startWorker({settings: suppliers.settings})};
}

async function closeShop({suppliers, worker}: Shop): Promise<void> {
  await worker.close();
  await suppliers.close();
}

function targetAt({worker}: Shop, path: string): BenchTarget {
  return {worker, visit: {url: worker.url + path, status: 200}};
}

/** A visitor who has consented to statistics, whose search responses never come from the cache. */
function uncachedTargetAt(shop: Shop, path: string): BenchTarget {
  const {visit, worker} = targetAt(shop, path);
  return {worker, visit: {...visit, cookie: 'consent=2.statistics.2026-11-23'}, visitors: 2};
}

/** Throws when one of the pages shows fewer products than it should. */
async function compare(
  page: string,
  first: BenchTarget,
  second: BenchTarget,
  products = 0,
): Promise<Growth> {
  const one = await openOnce(first.visit, products);
  const other = await openOnce(second.visit, products);
  return {
    page,
    ...(await playPaired(first, second, rounds)),
    cold: [one.firstByte, other.firstByte],
    warm: [await usual(first.visit), await usual(second.visit)],
    weight: [one.weight, other.weight],
  };
}

async function openOnce(visit: Visit, products: number) {
  const {firstByte, body} = await ask(visit);
  const html = body.toString();
  const shown = html.split('<article').length - 1;
  if (shown < products) throw new Error(`${visit.url} shows ${shown} products, not ${products}`);
  return {firstByte, weight: weigh(html)};
}

async function usual(visit: Visit): Promise<number> {
  return median(await firstBytes(visit, 40, 4_000));
}

/** A product with about eight variants, and the one with the most. */
function variantPaths({catalogue}: OpenSuppliers): [string, string] {
  const all = [...catalogue().productsByHandle.values()];
  const products = all.filter(({variants}) => variants.some(isInStock));
  const distance = ({variants}: {variants: readonly unknown[]}) => Math.abs(variants.length - 8);
  const [usual] = [...products].sort((one, other) => distance(one) - distance(other));
  const [largest] = [...products].sort((one, other) => other.variants.length - one.variants.length);
  if (!usual || !largest) throw new Error('The suppliers have nothing to sell');
  return [`/products/${usual.handle}`, `/products/${largest.handle}`];
}

const isInStock = ({stock}: {stock: number}) => stock > 0;
