interface LabelTextProps {
  required: boolean;
  /** Beside the label and less loud. */
  note?: string | undefined;
  children: string;
}

/** A field's label. */
export function FieldLabel({htmlFor, ...text}: LabelTextProps & {htmlFor: string}) {
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
