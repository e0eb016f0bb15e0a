import {createContext, useContext, useId, type ReactNode} from 'react';
import type {EditAttributes, HeadingLevel} from './blok-view';

const tones = {
  // Two plain blocks have the room of one between them.
  plain: 'is-plain [.is-plain+&]:pt-0',
  reseda: 'bg-reseda-50',
  tanne: 'on-dark bg-tanne-950 text-kreide',
};

/** Joins a headline to the section that it names. */
const HeadlineId = createContext<string | undefined>(undefined);

interface BlokSectionProps {
  edit: EditAttributes;
  /** The block's headline, which a `BlokHeadline` inside shows: it names the section. */
  headline?: string;
  tone?: keyof typeof tones;
  /** Names the part of the page for screen readers when it has no headline. */
  label?: string | undefined;
  children: ReactNode;
}

/** The frame of a block: its band of colour, its room, the page's width and the marks for the editor. */
export function BlokSection({edit, headline, tone = 'plain', label, children}: BlokSectionProps) {
  return (
    <NamedSection
      edit={edit}
      headline={headline}
      label={label}
      className={`section-space ${tones[tone]}`}
    >
      <div className="page-width">{children}</div>
    </NamedSection>
  );
}

interface NamedSectionProps {
  edit: EditAttributes;
  headline: string | undefined;
  label?: string | undefined;
  className?: string;
  children: ReactNode;
}

/** A section without looks for blocks that are as wide as the window; named as `BlokSection` is. */
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

interface BlokHeadlineProps {
  level: HeadingLevel;
  children: string;
  className?: string;
}

/** The headline of a block on the level that the page gives it; nothing for an empty one. */
export function BlokHeadline({level, children, className = ''}: BlokHeadlineProps) {
  const id = useContext(HeadlineId);
  const Heading = `h${level}` as const;
  if (!children) return null;
  return (
    <Heading id={id} className={className || undefined}>
      {children}
    </Heading>
  );
}

interface BlokHeadProps {
  level: HeadingLevel;
  headline: string;
  /** Stands at the end of the line: a link to more, tabs, arrows. */
  children?: ReactNode;
}

/** The line above a block's items: headline and, beside it, what belongs to all of them. */
export function BlokHead({level, headline, children}: BlokHeadProps) {
  if (!headline && !children) return null;
  return (
    <div className="mb-(--below-head) flex flex-wrap items-end justify-between gap-x-6 gap-y-2.5">
      <BlokHeadline level={level}>{headline}</BlokHeadline>
      {children}
    </div>
  );
}

interface PartHeadlineProps {
  /** Of the block's headline, which stands above. */
  level: HeadingLevel;
  /** Beside others in a narrow row. */
  small?: boolean;
  children: ReactNode;
  className?: string;
}

/** The title of a part of a block, one level below its headline. */
export function PartHeadline({level, small = false, children, className = ''}: PartHeadlineProps) {
  const Heading = `h${level === 3 ? 4 : level === 2 ? 3 : 2}` as const;
  const size = small
    ? 'text-[17px]/[1.4] tracking-normal font-stretch-100%'
    : 'text-h3 tracking-[-0.005em] font-stretch-110%';
  return <Heading className={`font-heading ${size} ${className}`}>{children}</Heading>;
}
