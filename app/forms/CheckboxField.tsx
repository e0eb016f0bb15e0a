import type {InputHTMLAttributes, ReactNode} from 'react';
import {FieldError} from './FieldError';
import {RequiredStar} from './FieldLabel';

interface CheckboxFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  id: string;
  name: string;
  /** May hold a link. */
  label: ReactNode;
  error?: string | undefined;
}

/** A box to tick; a required one carries a star. */
export function CheckboxField({id, label, error, required, ...input}: CheckboxFieldProps) {
  const errorId = `${id}-error`;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="flex min-h-11 items-start gap-3 py-2 text-label/[1.5]">
        <input
          {...input}
          type="checkbox"
          id={id}
          required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          className="mt-0.5 size-5 flex-none rounded-tile accent-tanne-700 not-focus-visible:aria-invalid:outline-2 not-focus-visible:aria-invalid:outline-danger"
        />
        <span>
          {label}
          {required && <RequiredStar />}
        </span>
      </label>
      {error && (
        <div className="ml-8">
          <FieldError id={errorId} quiet>
            {error}
          </FieldError>
        </div>
      )}
    </div>
  );
}
