import {type ReactNode, useId} from 'react';

interface PanelProps {
  title: string;
  /** At the right end of the title. */
  aside?: ReactNode;
  /** `small` for the cards at the end of a page. */
  size?: 'large' | 'small';
  /** Without a frame on small screens, where its rows have frames of their own. */
  cards?: boolean;
  /** Has its own margins: some of it fills the panel from edge to edge. */
  children: ReactNode;
}

/** The frame of a part. */
export const FRAME = 'overflow-hidden rounded-panel border border-stahl-200';
/** The frame of a table that is a list of cards on small screens. */
export const CARDS_FRAME = 'rounded-panel border-stahl-200 md:overflow-hidden md:border';

/** A part of an account page in its frame. */
export function Panel({title, aside, size = 'large', cards = false, children}: PanelProps) {
  const headingId = useId();
  const large = size === 'large';
  return (
    <section
      aria-labelledby={headingId}
      className={`${cards ? CARDS_FRAME : FRAME} ${large ? '' : 'print:break-inside-avoid'}`}
    >
      <div
        className={`flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 md:px-6 md:pt-5.5 ${cards ? '' : 'px-4 pt-5.5'} ${large ? 'pb-4' : 'pb-2.5'}`}
      >
        <h2 id={headingId} className={large ? 'text-title' : 'text-h3'}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** An address, line by line. */
export function AddressLines({lines}: {lines: string[]}) {
  return (
    <address className="wrap-anywhere">
      {lines.map((line, at) => (
        <p key={at}>{line}</p>
      ))}
    </address>
  );
}
