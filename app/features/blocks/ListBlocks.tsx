import {DrawnIcon} from '~/ui/Icon';
import {ContentButtons, ContentLink} from '../story/EditorLinks';
import {levelAboveParts} from '../story/rich-text';
import {NamedSection, PartHeadline, Section, SectionHead, SectionHeadline} from '../story/Section';
import type {BlockProps} from './load-blocks.server';

type Features = BlockProps<'features'>;
type Feature = Features['content']['items'][number];

/** Reasons to buy here, as a compact row or as cards with more text. */
export function Features({content, level}: Features) {
  const {headline, items, layout, edit} = content;
  if (layout === 'cards') {
    return (
      <Section edit={edit} headline={headline}>
        <SectionHead level={level} headline={headline} />
        <ul
          className={`grid gap-4 sm:grid-cols-2 lg:gap-5 ${items.length % 3 === 0 ? 'md:grid-cols-3' : 'lg:grid-cols-4'}`}
        >
          {items.map((feature, index) => (
            <Card
              key={feature.uid || index}
              feature={feature}
              level={levelAboveParts(headline, level)}
            />
          ))}
        </ul>
      </Section>
    );
  }
  return (
    <NamedSection edit={edit} headline={headline} className="border-b border-stahl-200">
      <div className={`page-width ${headline ? 'pt-12 pb-6' : 'py-6'}`}>
        <SectionHead level={level} headline={headline} />
        <ul className="grid grid-cols-2 gap-x-3 gap-y-4 lg:grid-cols-4">
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
          <ContentLink link={link} className="stretched hover:underline">
            {title}
          </ContentLink>
        </p>
        {text && <p className="mt-0.5 text-micro leading-[1.3] text-ink-500">{text}</p>}
      </div>
    </li>
  );
}

function Card({feature, level}: {feature: Feature; level: Features['level']}) {
  const {icon, title, text, link, edit} = feature;
  return (
    <li
      {...edit}
      className="relative min-w-0 rounded-panel bg-stahl-50 p-6 wrap-anywhere hyphens-auto md:max-lg:p-5 lg:p-7.5"
    >
      <FeatureIcon drawing={icon} />
      <PartHeadline level={level} className={icon && 'mt-4'}>
        <ContentLink link={link} className="stretched hover:underline">
          {title}
        </ContentLink>
      </PartHeadline>
      {text && <p className="mt-2 text-ink-600">{text}</p>}
    </li>
  );
}

function FeatureIcon({drawing}: {drawing: string}) {
  if (!drawing) return null;
  return (
    <span className="mt-0.5 flex-none text-tanne-700">
      <DrawnIcon drawing={drawing} size={24} />
    </span>
  );
}

/** How many steps fit next to the headline, and how many in one row; more form a vertical list. */
const MAX_NEXT_TO_HEADLINE = 4;
const MAX_PER_ROW = 6;

/** Consecutive steps, as numbers on a line. */
export function Steps({content, level}: BlockProps<'steps'>) {
  const {headline, text, items, buttons, tone, edit} = content;
  const isNextToHeadline = items.length <= MAX_NEXT_TO_HEADLINE || items.length > MAX_PER_ROW;
  return (
    <Section edit={edit} headline={headline} tone={tone}>
      <div
        className={`grid gap-x-16 gap-y-8 *:min-w-0 ${isNextToHeadline ? 'items-start lg:grid-cols-[1fr_2fr]' : ''}`}
      >
        <div>
          <SectionHeadline level={level}>{headline}</SectionHeadline>
          {text && <p className="mt-(--below-h2) max-w-[32em] text-ink-600">{text}</p>}
          <ContentButtons buttons={buttons} className="mt-6" />
        </div>
        {items.length > 0 && <StepList items={items} level={level} />}
      </div>
    </Section>
  );
}

function StepList({
  items,
  level,
}: Pick<BlockProps<'steps'>['content'], 'items'> & Pick<BlockProps<'steps'>, 'level'>) {
  const isRow = items.length <= MAX_PER_ROW;
  return (
    <ol className={isRow ? 'gap-5 lg:mt-2 lg:grid lg:auto-cols-fr lg:grid-flow-col' : 'lg:mt-2'}>
      {items.map(({uid, edit, title, text}, index) => (
        <li
          key={uid || index}
          {...edit}
          className={`group relative pb-6 pl-13 last:pb-0 ${isRow ? 'lg:pt-14 lg:pb-0 lg:pl-0' : ''}`}
        >
          <span
            className={`absolute top-0 bottom-0 left-4 w-0.75 bg-tanne-700 group-last:hidden ${
              isRow ? 'lg:top-4 lg:-right-5 lg:bottom-auto lg:left-0 lg:h-0.75 lg:w-auto' : ''
            }`}
          />
          <span
            className={`absolute -top-0.75 left-0 flex size-8.75 items-center justify-center rounded-full border-3 border-tanne-700 bg-kreide text-label font-[680] nums ${
              isRow ? 'lg:top-0' : ''
            }`}
          >
            {index + 1}
          </span>
          <PartHeadline level={level} small>
            {title}
          </PartHeadline>
          {text && (
            <p className="mt-0.5 text-label leading-normal wrap-anywhere text-ink-600">{text}</p>
          )}
        </li>
      ))}
    </ol>
  );
}
