import {useId, type ReactNode} from 'react';

interface FooterColumnProps {
  title: string;
  /** A list of links is a landmark of its own. */
  links?: boolean;
  children: ReactNode;
  className?: string;
}

/** A titled column of the footer. */
export function FooterColumn({title, links = false, children, className}: FooterColumnProps) {
  const id = useId();
  const Frame = links ? 'nav' : 'div';
  return (
    <Frame className={className} aria-labelledby={links ? id : undefined}>
      <h2 id={id} className="mb-3 text-label tracking-normal font-stretch-100%">
        {title}
      </h2>
      {children}
    </Frame>
  );
}
