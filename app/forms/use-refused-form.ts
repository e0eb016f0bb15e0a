import {useRef} from 'react';
import {useBeforePaint} from '~/ui/use-before-paint';

/**
 * Leads to what is wrong whenever a form has been refused: to its first wrong field, else to the summary; `ref` is
 * for what stands around both. Who has begun to type before script came is left alone.
 */
export function useRefusedForm<Frame extends HTMLElement>(answer: object | null) {
  const ref = useRef<Frame>(null);
  const isFirst = useRef(true);
  useBeforePaint(() => {
    const comesLate = isFirst.current && document.activeElement !== document.body;
    isFirst.current = false;
    if (!answer || comesLate) return;
    const find = (what: string) => ref.current?.querySelector<HTMLElement>(what);
    const wrong = find('[aria-invalid]') ?? find('[data-summary]');
    // Radio buttons are wrong as a group: one of them takes the focus.
    (wrong?.querySelector('input') ?? wrong)?.focus();
  }, [answer]);
  return ref;
}
