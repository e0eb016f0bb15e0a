import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {z} from 'zod';
import {optional} from '~/services/http/outage.server';
import {
  component,
  handle,
  link,
  option,
  parts,
  picture,
  requiredText,
  text,
} from '../../story/field-schemas.server';
import {type ImageView, toImageView} from '../../pictures/image-view';
import {
  loadMenuCollections,
  type MenuCollection,
  menuPosition,
  stageAt,
} from '../../catalogue/collection-view.server';

/** Each tile asks Shopify once. */
const MOST_TILES = 12;

/** A way into a collection; title and picture are the collection's own unless given here. */
const tile = component('collection-tile', {
  collection: handle({required: true, description: 'Shopify: handle'}),
  title: text({max_length: 40}),
  image: picture({description: 'PNG, transparent'}),
  width: option('wide', 'narrow'),
  counted: option('bikes', 'articles'),
});

/** Collections as tiles, each on a stage of its category's colour. */
export const collectionsSchema = component('collections', {
  headline: requiredText(),
  more_label: text({max_length: 40}),
  more_link: link(),
  tiles: parts(tile, MOST_TILES),
});

/** What Shopify knows of a tile's collection. */
interface TileCollection {
  handle: string;
  title: string;
  image: ImageView | null;
  /** How many of its products are in stock; `null` when nobody knows. */
  available: number | null;
  /** Classes of its category's colour. */
  stage: string;
}

/**
 * The collection of each tile, in the tiles' order; `null` for one that does not exist or cannot be had
 * right now: the others are shown without it.
 */
export async function loadCollectionTiles(
  {tiles}: z.output<typeof collectionsSchema>,
  context: AppLoadContext,
): Promise<(TileCollection | null)[]> {
  const menu = loadMenuCollections(context);
  return Promise.all(
    tiles.map(({collection}) => optional(tileCollection(collection, context, menu), null)),
  );
}

async function tileCollection(
  handle: string,
  {shopify}: AppLoadContext,
  menu: Promise<MenuCollection[]>,
): Promise<TileCollection | null> {
  const summary = handle ? await shopify.collection.summary(handle) : null;
  if (!summary) return null;
  const {image, ...collection} = summary;
  return {
    ...collection,
    image: image ? toImageView(image, '') : null,
    stage: stageAt(menuPosition(await menu, handle), handle),
  };
}
