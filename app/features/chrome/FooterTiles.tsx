import {Image} from '~/ui/Image';
import type {IconView} from './chrome-view';

interface FooterTilesProps {
  title: string;
  tiles: readonly Pick<IconView, 'name' | 'label' | 'picture'>[];
}

/** Ways to pay or firms that deliver: pictures of the icon collection, names in our own type where there are none. */
export function FooterTiles({title, tiles}: FooterTilesProps) {
  return (
    <div>
      <h2 className="mb-3 text-label tracking-normal font-stretch-100%">{title}</h2>
      <ul className="flex flex-wrap gap-2">
        {tiles.map(({name, label, picture}) => (
          <li
            key={name}
            className="inline-flex h-8 min-w-13 items-center justify-center rounded-tile bg-kreide px-2.5 text-micro font-[650] text-ink-800 font-stretch-96%"
          >
            {picture ? (
              <Image
                image={{...picture, alt: label}}
                sizes="52px"
                widths={[52, 104]}
                fit="contain"
                className="h-6 w-auto"
              />
            ) : (
              label
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
