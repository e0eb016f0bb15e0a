import {useEffect, useRef} from 'react';
import type {FormAnswer} from '~/forms/form-answer';
import {SEAL_FIELD, TRAP_FIELD} from './trap-fields';

interface RequestTrapProps {
  /** From `sealRequest` in the page's loader. */
  seal: string;
  /** A refused form keeps its seal, so that sending it again cannot deliver it twice. */
  answer: FormAnswer | null;
}

/**
 * Hidden fields of each request form: its seal, and a field for robots. That one stands outside of the page,
 * is not read out, not reached by keys and told to password managers as none of theirs.
 */
export function RequestTrap({seal, answer}: RequestTrapProps) {
  const current = answer?.values[SEAL_FIELD] || seal;
  const trap = useRef<HTMLInputElement>(null);
  // What a browser's helper has filled in would refuse every further try.
  useEffect(() => {
    if (trap.current) trap.current.value = '';
  }, [answer]);
  return (
    <>
      <input key={current} type="hidden" name={SEAL_FIELD} defaultValue={current} />
      <div
        aria-hidden="true"
        className="pointer-events-none absolute -left-[200vw] size-px overflow-hidden"
      >
        <input
          ref={trap}
          type="text"
          name={TRAP_FIELD}
          defaultValue=""
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-bwignore=""
          data-lpignore="true"
          data-form-type="other"
        />
      </div>
    </>
  );
}
