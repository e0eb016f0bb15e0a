import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {z} from 'zod';
import {translatorOf} from '~/i18n/messages.server';
import {optional} from '~/services/http/outage.server';
import type {CollectionListing} from '~/services/shopify/collection.server';
import {
  loadMenuCollections,
  type MenuCollection,
  menuPosition,
  stageAt,
} from '../catalogue/collection-view.server';
import {toImageView} from '../pictures/image-view';
import {toProductCard} from '../product/product-card-view.server';
import {
  component,
  handle,
  link,
  longText,
  nonEmpty,
  option,
  parts,
  picture,
  requiredText,
  text,
} from '../story/field-schemas.server';

/** Each tile costs one Shopify request. */
const MAX_TILES = 12;

/** A link to a collection; title and picture default to the collection's own. */
const tileSchema = component('collection-tile', {
  collection: handle({required: true, description: 'Handle der Kategorie in Shopify'}),
  title: text({max_length: 40}),
  image: picture({description: 'PNG mit durchsichtigem Hintergrund'}),
  width: option('wide', 'narrow'),
  counted: option('bikes', 'articles'),
});

/** Collections as tiles, each on a stage in its category's colour. */
export const collectionsSchema = component('collections', {
  headline: requiredText(),
  more_label: text({max_length: 40}),
  more_link: link(),
  tiles: nonEmpty(parts(tileSchema, MAX_TILES)),
});

/**
 * The tiles whose collection is currently available, with the collection's title and picture as defaults, and how many
 * of its products are in stock (`null` if unknown). One that Shopify does not know is logged, and only the editor sees
 * its tile, which says so. `null` without any.
 */
export async function loadCollectionTiles(
  {tiles}: z.output<typeof collectionsSchema>,
  context: AppLoadContext,
) {
  const menu = loadMenuCollections(context);
  const availableTiles = await Promise.all(
    tiles.map((tile) => optional(loadTile(tile, context, menu), null)),
  );
  const shownTiles = availableTiles.filter((tile) => tile !== null);
  return shownTiles.length > 0 ? shownTiles : null;
}

async function loadTile(
  {collection, title, image, ...tile}: z.output<typeof tileSchema>,
  {shopify, preview, language}: AppLoadContext,
  menu: Promise<MenuCollection[]>,
) {
  const summary = collection ? await shopify.collection.summary(collection) : null;
  if (!summary) {
    console.error(`There is no collection '${collection}' for a tile`);
    if (!preview?.isVerified) return null;
    const note = translatorOf(language)('content.leftOut.collection', {collection});
    return {...tile, handle: collection, title: note, image: null, available: null, stage: ''};
  }
  return {
    ...tile,
    ...summary,
    title: title || summary.title,
    image: image ?? (summary.image ? toImageView(summary.image, '') : null),
    /** CSS classes of its category's colour. */
    stage: stageAt(menuPosition(await menu, collection), collection),
  };
}

/** Each tab costs one Shopify request. */
const MAX_TABS = 6;

const tab = component('product-tab', {
  label: requiredText({max_length: 30}),
  collection: handle({required: true, description: 'Handle der Kategorie in Shopify'}),
  sort: option('best-selling', 'created', 'price'),
});

/** The first products of some collections, one collection at a time. */
export const productTabsSchema = component('product-tabs', {
  headline: requiredText(),
  tabs: nonEmpty(parts(tab, MAX_TABS)),
  more_label: text({max_length: 40}),
  more_link: link(),
});

type Tab = z.output<typeof productTabsSchema>['tabs'][number];

const PRODUCTS_PER_TAB = 8;

const sorting: Record<Tab['sort'], Pick<CollectionListing, 'sortKey' | 'reverse'>> = {
  'best-selling': {sortKey: 'BEST_SELLING', reverse: false},
  created: {sortKey: 'CREATED', reverse: true},
  price: {sortKey: 'PRICE', reverse: false},
};

/**
 * Tabs as links, and the products of the one named in the URL, otherwise of the first. Tabs whose collection is missing,
 * empty or unavailable are logged and left out, only the editor sees that they are empty; to find out, all are fetched
 * in parallel. `null` without any tab.
 */
export async function loadProductTabs(
  {tabs}: z.output<typeof productTabsSchema>,
  context: AppLoadContext,
) {
  const productsByTab = await Promise.all(
    tabs.map((tab) => optional(productsOf(tab, context), [])),
  );
  const t = translatorOf(context.language);
  const shownTabs = tabs.flatMap((tab, index) => {
    const products = productsByTab[index] ?? [];
    const isEmpty = products.length === 0;
    if (isEmpty && !context.preview?.isVerified) return [];
    const label = isEmpty ? t('content.leftOut.tab', {collection: tab.collection}) : tab.label;
    return [{...tab, label, products, query: `?${TAB_PARAM}=${encodeURIComponent(tabName(tab))}`}];
  });
  if (shownTabs.length === 0) return null;
  const requestedTab = new URL(
    context.requestedPath,
    context.settings.SHOP_ORIGIN,
  ).searchParams.get(TAB_PARAM);
  const currentTab = shownTabs.find((tab) => tabName(tab) === requestedTab) ?? shownTabs[0];
  return {
    tabs: shownTabs.map((tab) => ({
      label: tab.label,
      query: tab.query,
      current: tab === currentTab,
      edit: tab.edit,
    })),
    products: currentTab?.products.map((product) => toProductCard(product, context.language)) ?? [],
  };
}

const TAB_PARAM = 'tab';

/** A tab's name in URLs. */
function tabName({collection, sort}: Tab): string {
  return `${collection}.${sort}`;
}

async function productsOf({collection: handle, sort}: Tab, {shopify}: AppLoadContext) {
  const listing = {first: PRODUCTS_PER_TAB, ...sorting[sort]};
  const products = handle ? await shopify.collection.products(handle, listing) : [];
  if (products.length === 0) console.error(`Collection '${handle}' has no products for a tab`);
  return products;
}

/** Each favourite bike costs one Shopify request. */
const MAX_MEMBERS = 24;

const member = component('member', {
  name: requiredText({max_length: 60, translatable: false}),
  role: text({max_length: 60}),
  photo: picture(),
  favorite_bike: handle({description: 'Handle des Artikels in Shopify, oder ein Name'}),
  personal_tip: longText(),
});

/** The shop's team, each with a favourite bike and a tip. */
export const teamSchema = component('team', {
  headline: requiredText(),
  more_label: text({max_length: 40}),
  more_link: link(),
  members: nonEmpty(parts(member, MAX_MEMBERS)),
});

export type FavoriteBike = NonNullable<Awaited<ReturnType<typeof loadFavoriteBikes>>[number]>;

/** The favourite bike of each member, in order, with picture and handle if the shop sells it; `null` for none. */
export async function loadFavoriteBikes(
  {members}: z.output<typeof teamSchema>,
  context: AppLoadContext,
) {
  return Promise.all(
    members.map(async ({favorite_bike: entry}) => {
      if (!entry) return null;
      const bikeFromShop = await optional(bikeOf(entry, context), null);
      return bikeFromShop ?? {title: nameOfBike(entry), handle: null, image: null};
    }),
  );
}

/** Entries that are no handles are names of bikes from elsewhere. */
const HANDLE = /^[\p{Ll}\p{N}]+([-_][\p{Ll}\p{N}]+)*$/u;

async function bikeOf(entry: string, {shopify}: AppLoadContext) {
  const product = HANDLE.test(entry) ? await shopify.product.mention(entry) : null;
  if (!product) return null;
  const {handle, title, featuredImage} = product;
  return {handle, title, image: featuredImage ? toImageView(featuredImage, title) : null};
}

/** Turns the handle of a product that no longer exists back into a name. */
function nameOfBike(entry: string): string {
  if (!HANDLE.test(entry)) return entry;
  const words = entry.split(/[-_]/);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}
