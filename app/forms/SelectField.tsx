import type {SelectHTMLAttributes} from 'react';
import {Icon} from '~/ui/Icon';
import {FieldError} from './FieldError';
import {FieldLabel} from './FieldLabel';

interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement> {
  id: string;
  name: string;
  label: string;
  options: readonly {value: string; label: string}[];
  error?: string | undefined;
}

/** A labelled choice of one; a required one carries a star. */
export function SelectField(props: SelectFieldProps) {
  const {id, label, options, error, required = false, ...select} = props;
  const errorId = `${id}-error`;
  const border = error ? 'border-2 border-danger' : 'border border-ink-400';
  return (
    <div className="grid gap-1.5">
      <FieldLabel htmlFor={id} required={required}>
        {label}
      </FieldLabel>
      <div className="relative">
        <select
          {...select}
          id={id}
          required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          className={`h-13 w-full appearance-none rounded-control bg-kreide pr-11 pl-4 ${border}`}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon
          name="chevron-down"
          size={20}
          className="pointer-events-none absolute top-4 right-3.5"
        />
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
