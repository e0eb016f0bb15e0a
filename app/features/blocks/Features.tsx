import {DrawnIcon} from '~/ui/Icon';
import {ContentLink} from '../story/EditorLinks';
import {NamedSection, PartHeadline, Section, SectionHead} from '../story/Section';
import type {BlockProps} from './block-registry.server';

type Features = BlockProps<'features'>;
type Feature = Features['content']['items'][number];

/** Reasons to buy here: one quiet row, or cards with more to say. */
export function Features({content, level}: Features) {
  const {headline, items, layout, edit} = content;
  if (items.length === 0) return null;
  if (layout === 'cards') {
    return (
      <Section edit={edit} headline={headline}>
        <SectionHead level={level} headline={headline} />
        <ul
          className={`grid gap-4 sm:grid-cols-2 lg:gap-5 ${items.length % 3 === 0 ? 'lg:grid-cols-3' : 'lg:grid-cols-4'}`}
        >
          {items.map((feature, at) => (
            <Card
              key={feature.uid || at}
              feature={feature}
              level={headline ? level : above(level)}
            />
          ))}
        </ul>
      </Section>
    );
  }
  return (
    <NamedSection edit={edit} headline={headline} className="border-b border-stahl-200">
      <div className={`page-width ${headline ? 'pt-12 pb-5.5 md:pb-6.5' : 'py-5.5 md:py-6.5'}`}>
        <SectionHead level={level} headline={headline} />
        <ul className="grid grid-cols-2 gap-x-3.5 gap-y-4.5 lg:grid-cols-4">
          {items.map((feature, at) => (
            <RowItem key={feature.uid || at} feature={feature} />
          ))}
        </ul>
      </div>
    </NamedSection>
  );
}

function RowItem({feature: {icon, title, text, link, edit}}: {feature: Feature}) {
  return (
    <li {...edit} className="relative flex items-start gap-3">
      <FeatureIcon drawing={icon} />
      <div className="min-w-0 wrap-anywhere">
        <p className="text-label leading-[1.3] font-label hyphens-auto">
          <Title title={title} link={link} />
        </p>
        {text && <p className="mt-0.5 text-micro leading-[1.35] text-ink-500">{text}</p>}
      </div>
    </li>
  );
}

function Card({
  feature: {icon, title, text, link, edit},
  level,
}: {
  feature: Feature;
  level: Features['level'];
}) {
  return (
    <li
      {...edit}
      className="relative min-w-0 rounded-panel bg-stahl-50 p-6 wrap-anywhere hyphens-auto lg:p-7.5"
    >
      <FeatureIcon drawing={icon} />
      <PartHeadline level={level} className={icon && 'mt-4'}>
        <Title title={title} link={link} />
      </PartHeadline>
      {text && <p className="mt-2 text-ink-600">{text}</p>}
    </li>
  );
}

function FeatureIcon({drawing}: {drawing: string}) {
  if (!drawing) return null;
  return (
    <span className="mt-px flex-none text-tanne-700">
      <DrawnIcon drawing={drawing} size={24} />
    </span>
  );
}

function Title({title, link}: Pick<Feature, 'title' | 'link'>) {
  if (!link) return title;
  return (
    <ContentLink link={link} className="stretched hover:underline">
      {title}
    </ContentLink>
  );
}

/** Without a headline of the block, its cards' titles take the headline's level. */
function above(level: Features['level']): Features['level'] {
  return level === 3 ? 2 : 1;
}
