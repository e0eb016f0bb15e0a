/** A field's label; a required one carries a star (spec §5), which is not read out. */
export function FieldLabel(props: {htmlFor: string; required: boolean; children: string}) {
  const {htmlFor, required, children} = props;
  return (
    <label htmlFor={htmlFor} className="text-label font-label">
      {children}
      {required && <RequiredStar />}
    </label>
  );
}

export function RequiredStar() {
  return (
    <span className="text-danger" aria-hidden="true">
      {' *'}
    </span>
  );
}
