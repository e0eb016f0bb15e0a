import type {InputHTMLAttributes} from 'react';
import {FieldError} from './FieldError';

interface FormFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  /** One of a kind on the page: a form may stand in a drawer and on the page below it. */
  id: string;
  name: string;
  label: string;
  /** Why it was refused, ready to read. */
  error?: string | undefined;
}

/** A labelled text field; a required one carries a star in label and placeholder (spec §5). */
export function FormField({id, label, error, required = false, ...input}: FormFieldProps) {
  const errorId = `${id}-error`;
  const border = error ? 'border-2 border-danger' : 'border border-ink-400';
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-label font-label">
        {label}
        {required && (
          <span className="text-danger" aria-hidden="true">
            {' *'}
          </span>
        )}
      </label>
      <input
        {...input}
        id={id}
        required={required}
        placeholder={required ? `${label} *` : label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        className={`h-13 w-full rounded-control bg-kreide px-4 placeholder:text-ink-500 ${border}`}
      />
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
