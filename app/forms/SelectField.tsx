import type {SelectHTMLAttributes} from 'react';
import {Icon} from '~/ui/Icon';
import {FieldFrame, type FieldFrameProps} from './FieldFrame';

type SelectFieldProps = Omit<FieldFrameProps, 'children'> &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'children'> & {
    name: string;
    /** Style sheets can tell by `className` which one is chosen. */
    options: readonly {value: string; label: string; className?: string}[];
  };

/** A labelled choice of one; a required one carries a star. */
export function SelectField(props: SelectFieldProps) {
  const {id, label, note, hint, error, required = false, options, ...select} = props;
  return (
    <FieldFrame {...{id, label, note, hint, error, required}}>
      {(control) => (
        <div className="relative">
          <select
            {...select}
            {...control}
            // Browsers ask for a choice only where there is an empty one.
            required={required && options.some(({value}) => value === '')}
            className={`h-13 w-full appearance-none rounded-control bg-kreide pr-11 pl-4 ${control.className}`}
          >
            {options.map(({label: text, ...option}) => (
              <option key={option.value} {...option}>
                {text}
              </option>
            ))}
          </select>
          <Icon
            name="chevron-down"
            size={20}
            className="pointer-events-none absolute top-4 right-3.5"
          />
        </div>
      )}
    </FieldFrame>
  );
}
