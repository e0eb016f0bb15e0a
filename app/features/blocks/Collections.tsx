import {useHref, useTranslate} from '~/i18n/use-language';
import {Image} from '~/ui/Image';
import {MoreLink} from '../story/EditorLinks';
import {PartHeadline, Section, SectionHead} from '../story/Section';
import type {BlockProps} from './load-blocks.server';

type Props = BlockProps<'collections'>;

/** The heights of pictures on a tile's stage, in pixels of screens: see `stage.css` and the tile's own. */
const HEIGHTS = [182, 228, 272, 370, 450];

/** How a tile's picture is offered: all are as high as the stage says, so that a cargo bike is half as wide again. */
function bikeOffer({width, height}: {width: number; height: number}) {
  const ratio = width > 0 && height > 0 ? width / height : 3 / 2;
  const wide = (high: number) => Math.round(high * ratio);
  return {
    widths: HEIGHTS.map(wide),
    sizes: `(min-width: 1282px) ${wide(224)}px, (min-width: 768px) ${wide(17.5)}vw, (min-width: 427px) ${wide(145)}px, ${wide(34)}vw`,
  };
}

/** Ways into collections: tiles, each a stage of its category's colour with a bike on it. */
export function Collections({content, data: tiles, level, first}: Props) {
  const {headline, more_label: label, more_link: link, edit} = content;
  if (tiles.length === 0) return null;
  return (
    <Section edit={edit} headline={headline}>
      <SectionHead level={level} headline={headline}>
        <MoreLink label={label} link={link} />
      </SectionHead>
      <ul className="grid grid-flow-dense grid-cols-2 gap-3 md:grid-cols-4 md:gap-4">
        {tiles.map((tile, at) => (
          <CollectionTile
            key={tile.uid || at}
            tile={tile}
            level={level}
            priority={first && at === 0}
          />
        ))}
      </ul>
    </Section>
  );
}

interface CollectionTileProps {
  tile: Props['data'][number];
  level: Props['level'];
  priority: boolean;
}

function CollectionTile({tile, level, priority}: CollectionTileProps) {
  const t = useTranslate();
  const href = useHref();
  const {handle, title, image, available, counted, stage, edit} = tile;
  return (
    <li
      {...edit}
      className={`stage group h-55 rounded-panel p-3.5 has-[a:focus-visible]:focus-ring md:h-65 md:p-4 lg:h-85 lg:p-5 ${tile.width === 'wide' ? 'col-span-2' : ''} ${stage}`}
    >
      <PartHeadline
        level={level}
        className="text-[clamp(15px,4.7vw,19px)] leading-[1.15] break-words hyphens-auto md:text-[18px] lg:text-[24px]"
      >
        <a href={href('collection', {handle})} className="stretched outline-none">
          {title}
        </a>
      </PartHeadline>
      {available !== null && available > 0 && (
        <p className="mt-0.5 text-small">
          {t(`content.collections.${counted}`, {count: available})}
        </p>
      )}
      {image && (
        <Image
          image={{...image, alt: ''}}
          {...bikeOffer(image)}
          fit="contain"
          priority={priority}
          className="origin-bottom transition-transform duration-300 ease-out motion-safe:group-hover:scale-102"
        />
      )}
    </li>
  );
}
