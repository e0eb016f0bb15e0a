import type {TextareaHTMLAttributes} from 'react';
import {FieldFrame, type FieldFrameProps} from './FieldFrame';
import {LONGEST_TYPED} from './limits';
import {useEarlyText} from './use-early-text';

type TextareaFieldProps = Omit<FieldFrameProps, 'children'> &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'children'> & {name: string};

/** A labelled text of several lines; a required one carries a star in label and placeholder. */
export function TextareaField(props: TextareaFieldProps) {
  const {id, label, note, hint, error, required = false, ...textarea} = props;
  useEarlyText(id);
  return (
    <FieldFrame {...{id, label, note, hint, error, required}}>
      {(control) => (
        <textarea
          rows={5}
          maxLength={LONGEST_TYPED}
          placeholder={required ? `${label} *` : label}
          {...textarea}
          {...control}
          className={`min-h-32 w-full rounded-control bg-kreide px-4 py-3 placeholder:text-ink-500 ${control.className}`}
        />
      )}
    </FieldFrame>
  );
}
