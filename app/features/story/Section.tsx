import {createContext, type ReactNode, useContext, useId} from 'react';
import type {ButtonContent, EditAttributes} from './field-schemas.server';
import type {HeadingLevel} from './rich-text';
import {ContentButtons} from './EditorLinks';

const tones = {
  // Two plain blocks in a row share one spacing.
  plain: 'is-plain after-plain:pt-0',
  reseda: 'bg-reseda-50',
  tanne: 'on-dark bg-tanne-950 text-kreide',
};

/** Connects a headline to the section that it labels. */
const HeadlineId = createContext<string | undefined>(undefined);

interface SectionProps {
  edit: EditAttributes;
  /** The block's headline, which a `SectionHeadline` inside renders: it labels the section. */
  headline?: string;
  tone?: keyof typeof tones;
  children: ReactNode;
}

/** The frame of a block: its coloured band, spacing, page width and the attributes for the editor. */
export function Section({edit, headline, tone = 'plain', children}: SectionProps) {
  return (
    <NamedSection edit={edit} headline={headline} className={`section-space ${tones[tone]}`}>
      <div className="page-width">{children}</div>
    </NamedSection>
  );
}

interface NamedSectionProps {
  edit: EditAttributes;
  headline: string | undefined;
  /** Accessible name of a section without a headline. */
  label?: string | undefined;
  className: string;
  children: ReactNode;
}

/** An unstyled section for blocks that are as wide as the window; labelled like `Section`. */
export function NamedSection({edit, headline, label, className, children}: NamedSectionProps) {
  const id = useId();
  return (
    <section
      {...edit}
      className={className}
      aria-labelledby={headline ? id : undefined}
      aria-label={headline ? undefined : label}
    >
      <HeadlineId.Provider value={headline ? id : undefined}>{children}</HeadlineId.Provider>
    </section>
  );
}

interface SectionHeadlineProps {
  level: HeadingLevel;
  children: string;
  className?: string;
}

/** A block's headline, at the level that the page assigns; renders nothing for an empty one. */
export function SectionHeadline({level, children, className = ''}: SectionHeadlineProps) {
  const id = useContext(HeadlineId);
  const Heading = `h${level}` as const;
  if (!children) return null;
  return (
    <Heading id={id} className={className || undefined}>
      {children}
    </Heading>
  );
}

interface SectionHeadProps {
  level: HeadingLevel;
  headline: string;
  /** At the end of the line: a link to more, tabs, arrows. */
  children?: ReactNode;
}

/** The line above a block's items: its headline and, next to it, what applies to all of them. */
export function SectionHead({level, headline, children}: SectionHeadProps) {
  if (!headline && !children) return null;
  return (
    <div className="mb-(--below-head) flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
      <SectionHeadline level={level}>{headline}</SectionHeadline>
      {children}
    </div>
  );
}

interface PartHeadlineProps {
  /** Level of the block's headline above. */
  level: HeadingLevel;
  /** For titles side by side in a narrow row. */
  small?: boolean;
  children: ReactNode;
  className?: string;
}

/** The title of a part of a block, one level below its headline. */
export function PartHeadline({level, small = false, children, className = ''}: PartHeadlineProps) {
  const Heading = `h${level === 3 ? 4 : level === 2 ? 3 : 2}` as const;
  const size = small
    ? 'text-[1.0625rem] leading-[1.4] tracking-normal font-stretch-normal'
    : 'text-h3 tracking-[-0.005em] font-stretch-110%';
  return <Heading className={`font-heading ${size} ${className}`}>{children}</Heading>;
}

interface PageHeadProps {
  level: HeadingLevel;
  headline: string;
  lead: string;
  buttons: ButtonContent[];
}

/** Headline, lead and buttons above blocks. A plain block follows closely, a coloured band keeps its spacing. */
export function PageHead({level, headline, lead, buttons}: PageHeadProps) {
  if (!headline && !lead && buttons.length === 0) return null;
  return (
    <header
      className={`page-width pb-8 md:pb-10 [&+*>.is-plain]:pt-0 ${level === 1 ? '' : 'pt-4 md:pt-6'}`}
    >
      <SectionHeadline level={level}>{headline}</SectionHeadline>
      {lead && <p className="mt-(--below-h2) max-w-[62ch] text-lead text-ink-600">{lead}</p>}
      <ContentButtons buttons={buttons} className="mt-6" />
    </header>
  );
}
