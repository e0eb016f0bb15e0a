import type {InputHTMLAttributes} from 'react';
import {FieldFrame, type FieldFrameProps} from './FieldFrame';

type FormFieldProps = Omit<FieldFrameProps, 'children'> &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'children'> & {name: string};

/** A labelled text field; a required one carries a star in label and placeholder. */
export function FormField(props: FormFieldProps) {
  const {id, label, note, hint, error, required = false, ...input} = props;
  const placeholder = required ? `${label} *` : label;
  return (
    <FieldFrame {...{id, label, note, hint, error, required}}>
      {(control) => (
        <input
          // A date shows how it is written by itself.
          placeholder={input.type === 'date' ? undefined : placeholder}
          {...input}
          {...control}
          className={`h-13 w-full rounded-control bg-kreide px-4 placeholder:text-ink-500 ${control.className}`}
        />
      )}
    </FieldFrame>
  );
}
