import {openSuppliers, type OpenSuppliers} from '../commands/open-suppliers';
import {growthPages, wakeUp} from './growth-pages';
import {ask, firstBytes, median, type Visit} from './load';
import {weigh, type PageWeight} from './page-weight';
import {playPaired, type Pair, type Played} from './rounds';
import {startWorker, type MeasuredWorker} from './worker-process';

export const sizes: [number, number] = [200, 10_000];
const rounds = 7;

/** One thing measured twice: in a small and in a large shop, or on a small and a large product. */
export interface Growth extends Pair {
  page: string;
  /** Milliseconds to the first byte, asked for the first time and in the middle of many. */
  cold: [number, number];
  warm: [number, number];
  weight: [PageWeight, PageWeight];
}

interface Shop {
  suppliers: OpenSuppliers;
  worker: MeasuredWorker;
}

/** Lists and searches in a shop of 200 and one of 10,000 products, in turns; then 8 and 2,000 variants. */
export async function measureGrowth(): Promise<{catalogue: Growth[]; variants: Growth}> {
  const suppliers = [await openSize(sizes[0]), await openSize(sizes[1])] as const;
  const [small, large] = [await openShop(suppliers[0]), await openShop(suppliers[1])];
  try {
    const pages = await growthPages(small.suppliers);
    const rows = [
      ['home', '/'],
      ['collection', pages.collection],
      ['collection, 4 facets', pages.fourFacets],
      ['/suche?q=', pages.search],
    ] as const;
    const catalogue: Growth[] = [];
    for (const [page, path] of rows) {
      catalogue.push(await compare(page, playedAt(small, path), playedAt(large, path)));
    }
    const [one, other] = [asks(small, pages.collection), asks(large, pages.collection)];
    catalogue.push(await compare('collection, search asked each time', one, other));
    const [few, many] = variantPaths(small.suppliers);
    const variants = await compare('product', playedAt(small, few), playedAt(small, many));
    return {catalogue, variants};
  } finally {
    await Promise.all([closeShop(small), closeShop(large)]);
  }
}

async function openSize(catalogueSize: number): Promise<OpenSuppliers> {
  const suppliers = await openSuppliers({port: 0, shopUrl: 'http://localhost', catalogueSize});
  await wakeUp(suppliers);
  return suppliers;
}

async function openShop(suppliers: OpenSuppliers): Promise<Shop> {
  return {suppliers, worker: await startWorker({settings: suppliers.settings})};
}

async function closeShop({suppliers, worker}: Shop): Promise<void> {
  await worker.close();
  await suppliers.close();
}

function playedAt({worker}: Shop, path: string): Played {
  return {worker, visit: {url: worker.url + path, status: 200}};
}

/** A visitor who agreed to statistics: answers of the search are never from the cache. */
function asks(shop: Shop, path: string): Played {
  const {visit, worker} = playedAt(shop, path);
  return {worker, visit: {...visit, cookie: 'consent=2.statistics.2026-11-23'}, visitors: 2};
}

async function compare(page: string, first: Played, second: Played): Promise<Growth> {
  const one = await openOnce(first.visit);
  const other = await openOnce(second.visit);
  return {
    page,
    ...(await playPaired(first, second, rounds)),
    cold: [one.firstByte, other.firstByte],
    warm: [await usual(first.visit), await usual(second.visit)],
    weight: [one.weight, other.weight],
  };
}

async function openOnce(visit: Visit) {
  const {firstByte, body} = await ask(visit);
  return {firstByte, weight: weigh(body.toString())};
}

async function usual(visit: Visit): Promise<number> {
  return median(await firstBytes(visit, 40, 4_000));
}

/** A product with about eight variants, and the one with most of them. */
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
