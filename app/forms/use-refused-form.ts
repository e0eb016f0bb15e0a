import {useEffect, useRef} from 'react';

/** Puts the focus on the first wrong field whenever a form has been refused; `ref` is for what stands around it. */
export function useRefusedForm<Frame extends HTMLElement>(answer: object | null) {
  const ref = useRef<Frame>(null);
  useEffect(() => {
    if (answer) ref.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [answer]);
  return ref;
}
