import type {ReactNode} from 'react';

/** Fields of one question: a headline to the eye, a group to screen readers. */
export function FieldGroup({legend, children}: {legend: string; children: ReactNode}) {
  return (
    <fieldset className="grid min-w-0 gap-5">
      <legend className="float-left w-full text-h3 font-heading tracking-[-0.005em] font-stretch-110%">
        {legend}
      </legend>
      {children}
    </fieldset>
  );
}
