/** 'Felder mit * sind Pflichtfelder.', its star in the colour that stars have at the labels. */
export function RequiredNote({text}: {text: string}) {
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
