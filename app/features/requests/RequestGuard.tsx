import {useEffect, useRef} from 'react';
import type {FormAnswer} from '~/forms/submission';
import {HONEYPOT_FIELD, SEAL_FIELD} from '../../forms/fields';

interface RequestGuardProps {
  /** From `sealRequest` in the page's loader. */
  seal: string;
  /** A refused form keeps its seal, so that submitting it again cannot deliver it twice. */
  answer: FormAnswer | null;
}

/**
 * The hidden fields of each request form: its seal, and a honeypot that only robots fill in. The honeypot stands outside
 * of the page, is neither read out nor reached by keys, and password managers are told to leave it alone.
 */
export function RequestGuard({seal, answer}: RequestGuardProps) {
  const current = answer?.values[SEAL_FIELD] || seal;
  const honeypot = useRef<HTMLInputElement>(null);
  // What an extension of the browser has filled in would have every further try refused.
  useEffect(() => {
    if (honeypot.current) honeypot.current.value = '';
  }, [answer]);
  return (
    <>
      <input key={current} type="hidden" name={SEAL_FIELD} defaultValue={current} />
      <div
        aria-hidden="true"
        className="pointer-events-none absolute -left-[200vw] size-px overflow-hidden"
      >
        <input
          ref={honeypot}
          type="text"
          name={HONEYPOT_FIELD}
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
