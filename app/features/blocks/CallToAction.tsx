import {ContentButtons} from '../story/EditorLinks';
import {Section, SectionHeadline} from '../story/Section';
import type {BlockProps} from './block-registry.server';

/** A request to do one thing, on its own band. */
export function CallToAction({content, level}: BlockProps<'call-to-action'>) {
  const {headline, text, buttons, tone, edit} = content;
  const muted = tone === 'tanne' ? 'text-[#dbe6dd]' : 'text-ink-600';
  return (
    <Section edit={edit} headline={headline} tone={tone}>
      <div className="grid items-center gap-6 *:min-w-0 lg:grid-cols-[1fr_auto] lg:gap-16">
        <div>
          <SectionHeadline level={level}>{headline}</SectionHeadline>
          {text && <p className={`mt-(--below-h2) max-w-[62ch] text-lead ${muted}`}>{text}</p>}
        </div>
        <ContentButtons buttons={buttons} dark={tone === 'tanne'} className="lg:max-w-100" />
      </div>
    </Section>
  );
}
