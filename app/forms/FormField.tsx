import type {InputHTMLAttributes} from 'react';
import {FieldError} from './FieldError';
import {FieldLabel} from './FieldLabel';

interface FormFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  /** One of a kind on the page: a form may stand in a drawer and on the page below it. */
  id: string;
  name: string;
  label: string;
  /** What to write, below the label. */
  hint?: string | undefined;
  /** Why it was refused, ready to read. */
  error?: string | undefined;
}

/** A labelled text field; a required one carries a star in label and placeholder (spec §5). */
export function FormField(props: FormFieldProps) {
  const {id, label, hint, error, required = false, ...input} = props;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  const border = error ? 'border-2 border-danger' : 'border border-ink-400';
  return (
    <div className="grid gap-1.5">
      <FieldLabel htmlFor={id} required={required}>
        {label}
      </FieldLabel>
      {hint && (
        <p id={hintId} className="text-small text-ink-500">
          {hint}
        </p>
      )}
      <input
        {...input}
        id={id}
        required={required}
        placeholder={required ? `${label} *` : label}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        className={`h-13 w-full rounded-control bg-kreide px-4 placeholder:text-ink-500 ${border}`}
      />
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
