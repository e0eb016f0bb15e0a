import {useId, type ReactNode} from 'react';
import {Icon} from '~/ui/Icon';

interface FooterColumnProps {
  title: string;
  /** A list of links is a landmark of its own. */
  links?: boolean;
  /** Below 768 px its title is a disclosure that shows the rest, else the whole column stands there. */
  folds?: boolean;
  children: ReactNode;
}

/** A titled column of the footer. */
export function FooterColumn({title, links = false, folds = false, children}: FooterColumnProps) {
  const id = useId();
  const Frame = links ? 'nav' : 'div';
  return (
    <Frame
      className={folds ? 'max-md:border-t max-md:border-kreide/14' : undefined}
      aria-labelledby={links ? id : undefined}
    >
      <h2
        id={id}
        className={`mb-3 text-label tracking-normal font-stretch-100% ${folds ? 'max-md:hidden' : ''}`}
      >
        {title}
      </h2>
      {folds && (
        <details className="peer group/fold md:hidden">
          <summary className="flex min-h-12 list-none items-center justify-between font-heading [&::-webkit-details-marker]:hidden">
            {title}
            <Icon
              name="chevron-down"
              size={20}
              className="transition-transform group-open/fold:rotate-180"
            />
          </summary>
        </details>
      )}
      <div className={folds ? 'max-md:hidden max-md:pb-3 max-md:peer-open:block' : undefined}>
        {children}
      </div>
    </Frame>
  );
}
