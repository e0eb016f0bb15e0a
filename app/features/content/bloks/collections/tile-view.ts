import type {ImageView} from '../../../pictures/image-view';

interface Tile {
  title: string;
  image: ImageView | null;
}

interface TileCollection {
  handle: string;
  title: string;
  image: ImageView | null;
  available: number | null;
  /** Classes of its category's colour. */
  stage: string;
}

/** A tile with what it shows: the editor's words and picture, or else the collection's own. */
export type ShownTile<Part extends Tile> = Omit<Part, 'image'> & TileCollection;

/** The tiles whose collection can be had; `collections` stand in the tiles' order. */
export function shownTiles<Part extends Tile>(
  tiles: Part[],
  collections: (TileCollection | null)[],
): ShownTile<Part>[] {
  return tiles.flatMap((tile, at) => {
    const collection = collections[at];
    if (!collection) return [];
    return [
      {
        ...tile,
        ...collection,
        title: tile.title || collection.title,
        image: tile.image ?? collection.image,
      },
    ];
  });
}
