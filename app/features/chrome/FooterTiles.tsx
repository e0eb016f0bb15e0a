import type {Tile} from '../site/site-facts';
import {TileFace} from '../site/TileFace';

interface FooterTilesProps {
  title: string;
  tiles: readonly Tile[];
}

/**
 * Ways to pay or firms that deliver: pictures of the icon collection, names in our own type where there are none. Lines of them are
 * equally long, so none stands alone in the last one.
 */
export function FooterTiles({title, tiles}: FooterTilesProps) {
  return (
    <div>
      <h2 className="mb-3 text-label tracking-normal font-stretch-100%">{title}</h2>
      <ul className="-mb-2 text-balance">
        {tiles.map((tile) => (
          <li
            key={tile.name}
            className="mr-2 mb-2 inline-flex h-8 min-w-13 items-center justify-center rounded-tile bg-kreide px-2.5 text-micro font-[650] text-ink-800 font-stretch-96%"
          >
            <TileFace tile={tile} />
          </li>
        ))}
      </ul>
    </div>
  );
}
