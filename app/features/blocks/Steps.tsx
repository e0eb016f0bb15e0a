import {ContentButtons} from '../story/EditorLinks';
import {PartHeadline, Section, SectionHeadline} from '../story/Section';
import type {BlockProps} from './block-registry.server';

/** As many stand beside the headline, and in one row at all; more are read from top to bottom. */
const MOST_BESIDE = 4;
const MOST_IN_A_ROW = 6;

/** What happens one after the other: numbers on a line. */
export function Steps({content, level}: BlockProps<'steps'>) {
  const {headline, text, items, buttons, tone, edit} = content;
  const beside = items.length <= MOST_BESIDE || items.length > MOST_IN_A_ROW;
  return (
    <Section edit={edit} headline={headline} tone={tone}>
      <div
        className={`grid gap-8 *:min-w-0 ${beside ? 'items-start lg:grid-cols-[1fr_2fr] lg:gap-16' : ''}`}
      >
        <div>
          <SectionHeadline level={level}>{headline}</SectionHeadline>
          {text && <p className="mt-(--below-h2) max-w-[32em] text-ink-600">{text}</p>}
          <ContentButtons buttons={buttons} className="mt-5.5" />
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
  const row = items.length <= MOST_IN_A_ROW;
  return (
    <ol className={row ? 'lg:mt-2 lg:grid lg:auto-cols-fr lg:grid-flow-col lg:gap-5' : 'lg:mt-2'}>
      {items.map(({uid, edit, title, text}, at) => (
        <li
          key={uid || at}
          {...edit}
          className={`group relative pb-6 pl-13 last:pb-0 ${row ? 'lg:pt-14 lg:pb-0 lg:pl-0' : ''}`}
        >
          <span
            className={`absolute top-0 bottom-0 left-4 w-0.75 bg-tanne-700 group-last:hidden ${
              row ? 'lg:top-4 lg:-right-5 lg:bottom-auto lg:left-0 lg:h-0.75 lg:w-auto' : ''
            }`}
          />
          <span
            className={`absolute -top-0.75 left-0 flex size-8.75 items-center justify-center rounded-full border-3 border-tanne-700 bg-kreide text-label font-[680] nums ${
              row ? 'lg:top-0' : ''
            }`}
          >
            {at + 1}
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
