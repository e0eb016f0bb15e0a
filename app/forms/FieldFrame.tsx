import type {ReactNode} from 'react';
import {useTranslate} from '~/i18n/use-language';
import {FieldError} from './FieldError';

export interface FieldFrameProps {
  /** Unique on the page: a form may be in a drawer and on the page behind it. */
  id: string;
  label: string;
  /** Next to the label and less prominent: '(falls vorhanden)'. */
  note?: string | undefined;
  /** What to enter, below the label. */
  hint?: string | undefined;
  /** Why it was rejected, already translated. */
  error?: string | undefined;
  required?: boolean | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** Connects a control with its label, hint and error. */
interface ControlProps {
  id: string;
  required: boolean;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  className: string;
}

/** The frame of a control: label and hint above it, its error below. */
export function FieldFrame(props: FieldFrameProps) {
  const {id, label, note, hint, error, required = false, children} = props;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <div className="grid content-start gap-1.5">
      {/* One row, so that grids of fields can align their controls whatever the text above them. */}
      <div className="grid content-start gap-1.5">
        <label htmlFor={id} className="text-label font-label">
          <LabelText required={required} note={note}>
            {label}
          </LabelText>
        </label>
        {hint && (
          <p id={hintId} className="text-small text-ink-500">
            {hint}
          </p>
        )}
      </div>
      {children({
        id,
        required,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
        className: error ? 'border-2 border-danger' : 'border border-ink-400',
      })}
      {error && (
        <FieldError id={errorId} quiet>
          {error}
        </FieldError>
      )}
    </div>
  );
}

interface LabelTextProps {
  required: boolean;
  /** Next to the label and less prominent. */
  note?: string | undefined;
  children: string;
}

/** The text of a label; a required field's has an asterisk, which is not read out. */
export function LabelText({required, note, children}: LabelTextProps) {
  return (
    <>
      {children}
      {required && <RequiredStar />}
      {note && <span className="font-normal text-ink-500"> {note}</span>}
    </>
  );
}

/** The asterisk of a required field, visual only: screen readers get `required` from the field itself. */
export function RequiredStar() {
  return (
    <span className="text-danger" aria-hidden="true">
      {' *'}
    </span>
  );
}

/** 'Felder mit * sind Pflichtfelder.' at the top of a form. */
export function RequiredNote() {
  const t = useTranslate();
  return (
    <p className="text-small text-ink-600">
      <RequiredText text={t('account.required')} />
    </p>
  );
}

/** A similar text elsewhere, with asterisks in the same colour as those of the labels. */
export function RequiredText({text}: {text: string}) {
  return text.split(/(\*)/).map((part, index) =>
    part === '*' ? (
      <span key={index} className="text-danger">
        *
      </span>
    ) : (
      part
    ),
  );
}
