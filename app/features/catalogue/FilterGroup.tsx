import {useState, type ReactNode} from 'react';
import {Icon} from '~/ui/Icon';

interface Props {
  title: string;
  initiallyOpen: boolean;
  children: ReactNode;
}

/** A group of filters to open and close; what a visitor opened stays so while the list changes. */
export function FilterGroup({title, initiallyOpen, children}: Props) {
  const [open] = useState(initiallyOpen);
  return (
    <details
      open={open}
      className="group/filter border-t border-stahl-200 last-of-type:border-b max-lg:first:border-t-0"
    >
      <summary className="flex min-h-13.5 list-none items-center justify-between font-[630] hover:text-tanne-700 [&::-webkit-details-marker]:hidden">
        {title}
        <Icon name="chevron-down" size={20} className="group-open/filter:rotate-180" />
      </summary>
      <fieldset className="min-w-0 pb-4.5">
        <legend className="sr-only">{title}</legend>
        {children}
      </fieldset>
    </details>
  );
}
