import type {ButtonContent} from './field-schemas.server';
import {ContentButtons} from './ContentButtons';
import type {HeadingLevel} from './blok-view';
import {BlokHeadline} from './BlokSection';

interface PageHeadProps {
  level: HeadingLevel;
  headline: string;
  lead: string;
  buttons: ButtonContent[];
}

/** Headline, lead and first buttons above blocks. A plain block follows closely, a band of colour keeps its own room. */
export function PageHead({level, headline, lead, buttons}: PageHeadProps) {
  if (!headline && !lead) return null;
  return (
    <header className="page-width pt-4 pb-8 md:pt-6 md:pb-10 [&+.is-plain]:pt-0">
      <BlokHeadline level={level}>{headline}</BlokHeadline>
      {lead && <p className="mt-(--below-h2) max-w-[62ch] text-lead text-ink-600">{lead}</p>}
      <ContentButtons buttons={buttons} className="mt-6" />
    </header>
  );
}
