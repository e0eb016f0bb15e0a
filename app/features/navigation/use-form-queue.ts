import {useFetcher} from '@remix-run/react';
import {useCallback, useEffect, useRef, useState} from 'react';
import {tellSent} from '~/forms/submission';
import {loadPageChunk} from './open-page';

/**
 * Sends forms to the page at `action` one after the other, without leaving the page that is shown. `onAnswer` gets
 * each form with its answer, `null` when it has not reached the shop (`keepTyped`), which the page tells. `sending` holds the forms
 * that are not answered yet, the one under way first; a form leaves it in the rendering that shows its answer.
 */
export function useFormQueue(
  action: string,
  onAnswer: (form: FormData, answer: object | null) => void,
) {
  const {state, data, submit} = useFetcher<object>({key: action});
  const [sending, setSending] = useState<readonly FormData[]>([]);
  const underWay = useRef<FormData | null>(null);
  // A click may be rendered before the answer that came first: then `sending` still has what is answered.
  const answered = useRef(new WeakSet<FormData>());
  const known = useRef(data);
  const tell = useRef(onAnswer);
  tell.current = onAnswer;

  useEffect(() => {
    const end = (form: FormData, answer: object | null) => {
      underWay.current = null;
      answered.current.add(form);
      setSending((forms) => forms.filter((one) => one !== form));
      tell.current(form, answer);
    };
    const begin = async (form: FormData) => {
      underWay.current = form;
      const there = await loadPageChunk(action, location.pathname + location.search);
      if (there) submit(form, {method: 'post', action});
      else end(form, null);
    };
    if (state !== 'idle') return;
    const next = sending.find((form) => !answered.current.has(form));
    if (underWay.current && data && data !== known.current) {
      known.current = data;
      const unsent = 'unsent' in data;
      tellSent(unsent ? 'lost' : 'arrived');
      end(underWay.current, unsent ? null : data);
    } else if (next && !underWay.current) void begin(next);
  }, [state, data, sending, submit, action]);

  const send = useCallback((form: FormData) => setSending((forms) => [...forms, form]), []);
  return {sending, send};
}
