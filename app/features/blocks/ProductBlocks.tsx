import {useHref, useTranslate} from '~/i18n/use-language';
import {Image} from '~/ui/Image';
import {ProductPlaceholder} from '../pictures/ProductPlaceholder';
import {MoreLink} from '../story/EditorLinks';
import {PartHeadline, Section, SectionHead} from '../story/Section';
import type {FavoriteBike} from './product-blocks-schema.server';
import type {BlockProps} from './load-blocks.server';

type CollectionsProps = BlockProps<'collections'>;

/** Heights of a tile's picture in device pixels: see `stage.css` and the tile's own classes. */
const IMAGE_HEIGHTS = [182, 228, 272, 370, 450];

/** Widths and `sizes` of a tile's picture: the stage sets the height, so a cargo bike is half as wide again. */
function bikeImageSizes({width, height}: {width: number; height: number}) {
  const ratio = width > 0 && height > 0 ? width / height : 3 / 2;
  const widthAt = (imageHeight: number) => Math.round(imageHeight * ratio);
  return {
    widths: IMAGE_HEIGHTS.map(widthAt),
    sizes: `(min-width: 80.125rem) ${widthAt(224)}px, (min-width: 48rem) ${widthAt(17.5)}vw, (min-width: 26.6875rem) ${widthAt(145)}px, ${widthAt(34)}vw`,
  };
}

/** Links to collections as tiles, each showing a bike on a stage in its category's colour. */
export function Collections({content, data: tiles, level, first}: CollectionsProps) {
  const {headline, more_label: label, more_link: link, edit} = content;
  return (
    <Section edit={edit} headline={headline}>
      <SectionHead level={level} headline={headline}>
        <MoreLink label={label} link={link} />
      </SectionHead>
      <ul className="grid grid-flow-dense grid-cols-2 gap-3 md:grid-cols-4 md:gap-4">
        {tiles.map((tile, index) => (
          <CollectionTile
            key={tile.uid || index}
            tile={tile}
            level={level}
            priority={first && index === 0}
          />
        ))}
      </ul>
    </Section>
  );
}

interface CollectionTileProps {
  tile: CollectionsProps['data'][number];
  level: CollectionsProps['level'];
  priority: boolean;
}

function CollectionTile({tile, level, priority}: CollectionTileProps) {
  const t = useTranslate();
  const href = useHref();
  const {handle, title, image, available, counted, stage, edit} = tile;
  return (
    <li
      {...edit}
      className={`stage group h-55 rounded-panel p-3 has-focus-visible:focus-ring md:h-65 md:p-4 lg:h-85 lg:p-5 ${tile.width === 'wide' ? 'col-span-2' : ''} ${stage}`}
    >
      <PartHeadline
        level={level}
        className="text-[clamp(0.9375rem,4.7vw,1.1875rem)] leading-[1.2] hyphens-auto md:text-[1.125rem] lg:text-[1.5rem]"
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
          {...bikeImageSizes(image)}
          fit="contain"
          priority={priority}
          className="origin-bottom transition-transform duration-300 ease-out motion-safe:group-has-[a:hover]:scale-102"
        />
      )}
    </li>
  );
}

type Member = BlockProps<'team'>['content']['members'][number];

/** The shop's team, each with a photo or, without one, a picture of their favourite bike. */
export function Team({content, data, level}: BlockProps<'team'>) {
  const {headline, more_label: label, more_link: link, members, edit} = content;
  return (
    <Section edit={edit} headline={headline}>
      <SectionHead level={level} headline={headline}>
        <MoreLink label={label} link={link} />
      </SectionHead>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-7 md:grid-cols-4 md:gap-x-5 md:gap-y-10">
        {members.map((member, index) => (
          <li key={member.uid || index} {...member.edit} className="min-w-0">
            <Portrait photo={member.photo} bike={data[index] ?? null} />
            <PartHeadline
              level={level}
              className="mt-3 text-[1.0625rem] hyphens-auto font-stretch-normal"
            >
              {member.name}
            </PartHeadline>
            {member.role && <p className="text-small hyphens-auto text-ink-500">{member.role}</p>}
            <MemberFacts member={member} bike={data[index] ?? null} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** A photo fills a square; a bike is larger than its stage, which crops its rear wheel. */
const portraitImageProps = {
  photo: {
    sizes: '(min-width: 82rem) 297px, (min-width: 48rem) calc(25vw - 30px), calc(50vw - 23px)',
    widths: [180, 230, 300, 340, 480, 600],
  },
  bike: {
    sizes: '(min-width: 82rem) 495px, (min-width: 48rem) 39vw, 79vw',
    widths: [300, 500, 750, 1000],
  },
} as const;

function Portrait({photo, bike}: {photo: Member['photo']; bike: FavoriteBike | null}) {
  return (
    <div
      className={`aspect-square overflow-hidden rounded-panel bg-stahl-100 ${photo ? '' : 'stage stage-studio'}`}
    >
      {photo ? (
        <Image image={photo} {...portraitImageProps.photo} className="size-full" />
      ) : bike?.image ? (
        // Decorative: the bike's name follows as text.
        <Image image={{...bike.image, alt: ''}} {...portraitImageProps.bike} />
      ) : (
        <ProductPlaceholder className="relative left-[-16.7%] h-full w-[133.4%] max-w-none" />
      )}
    </div>
  );
}

function MemberFacts({member, bike}: {member: Member; bike: FavoriteBike | null}) {
  const t = useTranslate();
  const href = useHref();
  const {personal_tip: tip} = member;
  if (!bike && !tip) return null;
  return (
    <dl className="mt-3 grid gap-2 text-small leading-[1.4] wrap-anywhere">
      {bike && (
        <div>
          <dt className="text-ink-500">{t('content.team.favoriteBike')}</dt>
          <dd>
            {bike.handle ? (
              <a
                href={href('product', {handle: bike.handle})}
                className="-my-1 inline-block py-1 link"
              >
                {bike.title}
              </a>
            ) : (
              bike.title
            )}
          </dd>
        </div>
      )}
      {tip && (
        <div>
          <dt className="text-ink-500">{t('content.team.personalTip')}</dt>
          <dd className="hyphens-auto">{tip}</dd>
        </div>
      )}
    </dl>
  );
}
