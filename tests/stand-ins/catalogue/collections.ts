import {accessories, bikeModels, paints} from '../images/drawing-name';
import {bikeCollections} from './bike-collections';
import type {CatalogueCollection, CatalogueImage, CatalogueProduct, Text} from './catalogue-types';
import {goodsCollections} from './goods-collections';
import {plainPicture} from './pictures';
import {oneOf, rowText, tableRows, textPair, type TableRow} from './text-table';

const NEWEST = 32;
const BEST_SELLERS = 40;

const isReduced = ({variants}: CatalogueProduct) =>
  variants.some(
    ({price, compareAtPrice}) => compareAtPrice !== undefined && compareAtPrice > price,
  );

const lowestPrice = ({variants}: CatalogueProduct) => Math.min(...variants.map(({price}) => price));

const byOrders = (products: readonly CatalogueProduct[]) =>
  [...products].sort((one, other) => other.recentlyOrdered - one.recentlyOrdered);

const byDate = (products: readonly CatalogueProduct[]) =>
  [...products].sort((one, other) => other.publishedAt.localeCompare(one.publishedAt));

type Choice = (products: readonly CatalogueProduct[]) => CatalogueProduct[];

/** Collections that are not based on a tag. */
const choices: Readonly<Record<string, Choice>> = {
  '@sale': (products) => byOrders(products.filter(isReduced)),
  '@new': (products) => byDate(products).slice(0, NEWEST),
  '@top': (products) => byOrders(products).slice(0, BEST_SELLERS),
  '@ebikes2500': (products) =>
    byOrders(
      products.filter((one) => one.tags.includes('e-bikes') && lowestPrice(one) <= 2_500_00),
    ),
};

function members(from: string, products: readonly CatalogueProduct[]): string[] {
  const choose = choices[from] ?? ((all) => byOrders(all.filter(({tags}) => tags.includes(from))));
  return choose(products).map(({handle}) => handle);
}

/** `trapez mennige ostwind` is a cut-out bike, `helmet mennige` an accessory. */
function pictureOf(source: string, title: Text): CatalogueImage {
  const [what = '', colour = '', decal] = source.split(' ');
  const paint = oneOf(paints, colour);
  const alt = {de: `Beispiel aus ${title.de}`, en: `Example from ${title.en}`};
  if (decal) {
    return plainPicture({kind: 'cutout', model: oneOf(bikeModels, what), paint, decal}, alt);
  }
  const accessory = oneOf(accessories, what);
  return plainPicture({kind: 'accessory', accessory, paint, view: 1}, alt);
}

function collectionOf(
  row: TableRow,
  at: number,
  products: readonly CatalogueProduct[],
): CatalogueCollection {
  const handle = row.cell('handle');
  const title = textPair(row.cell('title'));
  const text = rowText(row);
  return {
    id: 460_000_000_000 + at + 1,
    handle,
    title,
    descriptionHtml: {de: `<p>${text.de}</p>`, en: `<p>${text.en}</p>`},
    image: pictureOf(row.cell('picture'), title),
    products: members(row.cell('from') || handle, products),
    updatedAt: new Date(Date.UTC(2026, 8, 1 + (at % 28), 6)).toISOString(),
  };
}

/** All collections of the shop, each with its products, best sellers first. */
export function createCollections(products: readonly CatalogueProduct[]): CatalogueCollection[] {
  return [...tableRows(bikeCollections), ...tableRows(goodsCollections)].map((row, at) =>
    collectionOf(row, at, products),
  );
}
