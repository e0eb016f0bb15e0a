import type {ReactNode} from 'react';
import {useTranslate} from '~/i18n/use-language';
import {FieldError} from './FieldError';

export interface FieldFrameProps {
  /** One of a kind on the page: a form may stand in a drawer and on the page below it. */
  id: string;
  label: string;
  /** Beside the label and less loud: '(falls vorhanden)'. */
  note?: string | undefined;
  /** What to write, below the label. */
  hint?: string | undefined;
  /** Why it was refused, ready to read. */
  error?: string | undefined;
  required?: boolean | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** What ties a control to its label, its hint and its error. */
interface ControlProps {
  id: string;
  required: boolean;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  className: string;
}

/** What stands around a control: label above, hint, and below what is wrong. */
export function FieldFrame(props: FieldFrameProps) {
  const {id, label, note, hint, error, required = false, children} = props;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <div className="grid content-start gap-1.5">
      {/* One row, so that grids of fields can line up their controls whatever is said above them. */}
      <div className="grid content-start gap-1.5">
        <FieldLabel htmlFor={id} required={required} note={note}>
          {label}
        </FieldLabel>
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
        'aria-describedby': described || undefined,
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
  /** Beside the label and less loud. */
  note?: string | undefined;
  children: string;
}

function FieldLabel({htmlFor, ...text}: LabelTextProps & {htmlFor: string}) {
  return (
    <label htmlFor={htmlFor} className="text-label font-label">
      <LabelText {...text} />
    </label>
  );
}

/** What a label says; a required field's carries a star, which is not read out. */
export function LabelText({required, note, children}: LabelTextProps) {
  return (
    <>
      {children}
      {required && <RequiredStar />}
      {note && <span className="font-normal text-ink-500"> {note}</span>}
    </>
  );
}

/** The star of a required field, for the eye: the field itself says it to screen readers. */
export function RequiredStar() {
  return (
    <span className="text-danger" aria-hidden="true">
      {' *'}
    </span>
  );
}

/** 'Felder mit * sind Pflichtfelder.' at the beginning of a form. */
export function RequiredNote() {
  const t = useTranslate();
  return (
    <p className="text-small text-ink-600">
      <RequiredText text={t('account.required')} />
    </p>
  );
}

/** The same words elsewhere; their star has the colour that stars have at the labels. */
export function RequiredText({text}: {text: string}) {
  return text.split(/(\*)/).map((part, at) =>
    part === '*' ? (
      <span key={at} className="text-danger">
        *
      </span>
    ) : (
      part
    ),
  );
}
