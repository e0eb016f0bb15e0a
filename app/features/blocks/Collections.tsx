import {useHref, useTranslate} from '~/i18n/use-language';
import {Image} from '~/ui/Image';
import {MoreLink} from '../story/EditorLinks';
import {PartHeadline, Section, SectionHead} from '../story/Section';
import type {BlockProps} from './load-blocks.server';

type Props = BlockProps<'collections'>;

/** As wide as bikes of the stage's height are, see `stage.css`; a cargo bike is half as long again. */
const BIKE_SIZES = '(min-width: 1312px) 336px, (min-width: 768px) 27vw, 51vw';

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
          sizes={BIKE_SIZES}
          widths={[240, 360, 480, 720, 960]}
          fit="contain"
          priority={priority}
          className="origin-bottom transition-transform duration-300 ease-out motion-safe:group-hover:scale-102"
        />
      )}
    </li>
  );
}
