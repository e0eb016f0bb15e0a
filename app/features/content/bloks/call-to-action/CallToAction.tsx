import type {BlokProps} from '../../blok-view';
import {BlokHeadline, BlokSection} from '../../BlokSection';
import {ContentButtons} from '../../ContentButtons';

/** A request to do one thing, on its own band. */
export function CallToAction({content, level}: BlokProps<'call-to-action'>) {
  const {headline, text, buttons, tone, edit} = content;
  const muted = tone === 'tanne' ? 'text-[#dbe6dd]' : 'text-ink-600';
  return (
    <BlokSection edit={edit} headline={headline} tone={tone}>
      <div className="grid items-center gap-6 *:min-w-0 lg:grid-cols-[1fr_auto] lg:gap-16">
        <div>
          <BlokHeadline level={level}>{headline}</BlokHeadline>
          {text && <p className={`mt-(--below-h2) max-w-[62ch] text-lead ${muted}`}>{text}</p>}
        </div>
        <ContentButtons buttons={buttons} dark={tone === 'tanne'} className="lg:max-w-100" />
      </div>
    </BlokSection>
  );
}
