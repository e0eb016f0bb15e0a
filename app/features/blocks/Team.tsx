import {useHref, useTranslate} from '~/i18n/use-language';
import {Image} from '~/ui/Image';
import {ProductPlaceholder} from '../pictures/ProductPlaceholder';
import {MoreLink} from '../story/EditorLinks';
import {PartHeadline, Section, SectionHead} from '../story/Section';
import type {FavoriteBike} from './goods-blocks-schema.server';
import type {BlockProps} from './load-blocks.server';

type Props = BlockProps<'team'>;
type Member = Props['content']['members'][number];

/** The people of the shop: portraits of their bikes, or photos where there are any. */
export function Team({content, data, level}: Props) {
  const {headline, more_label: label, more_link: link, members, edit} = content;
  if (members.length === 0) return null;
  return (
    <Section edit={edit} headline={headline}>
      <SectionHead level={level} headline={headline}>
        <MoreLink label={label} link={link} />
      </SectionHead>
      <ul className="grid grid-cols-2 gap-x-3.5 gap-y-7 md:grid-cols-4 md:gap-x-5 md:gap-y-10">
        {members.map((member, at) => (
          <li key={member.uid || at} {...member.edit} className="min-w-0">
            <Portrait photo={member.photo} bike={data[at] ?? null} />
            <PartHeadline
              level={level}
              className="mt-3 text-[17px] break-words hyphens-auto font-stretch-normal"
            >
              {member.name}
            </PartHeadline>
            {member.role && (
              <p className="text-small break-words hyphens-auto text-ink-500">{member.role}</p>
            )}
            <MemberFacts member={member} bike={data[at] ?? null} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** A photo fills a square; a bike is larger than its stage, which cuts its rear wheel. */
const offers = {
  photo: {
    sizes: '(min-width: 1312px) 297px, (min-width: 768px) calc(25vw - 30px), calc(50vw - 23px)',
    widths: [180, 230, 300, 340, 480, 600],
  },
  bike: {
    sizes: '(min-width: 1312px) 495px, (min-width: 768px) 39vw, 79vw',
    widths: [300, 500, 750, 1000],
  },
} as const;

function Portrait({photo, bike}: {photo: Member['photo']; bike: FavoriteBike | null}) {
  return (
    <div
      className={`aspect-square overflow-hidden rounded-panel bg-stahl-100 ${photo ? '' : 'stage stage-studio'}`}
    >
      {photo ? (
        <Image image={photo} {...offers.photo} className="size-full" />
      ) : bike?.image ? (
        // Its name follows as text.
        <Image image={{...bike.image, alt: ''}} {...offers.bike} />
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
    <dl className="mt-2.5 grid gap-2 text-small leading-[1.4]">
      {bike && (
        <div>
          <dt className="text-ink-500">{t('content.team.favoriteBike')}</dt>
          <dd className="break-words">
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
          <dd className="break-words hyphens-auto">{tip}</dd>
        </div>
      )}
    </dl>
  );
}
