import {useFetcher} from '@remix-run/react';
import {type FormEvent, useCallback, useEffect, useRef, useState} from 'react';
import {notifySubmission} from '~/forms/submission';
import {loadPageChunk} from './open-page';
import {isOutdatedPage} from '~/services/http/fetch-shop-json';

// State of the page frame, whose cart, wishlist and account change without leaving the page: forms that are sent one
// after the other, and data of which the newest is shown.

/** The responses passed on in this tab: an error page may rerender the frame between a response and its effect. */
const passedOn = new WeakSet<object>();

/**
 * Submits forms to the page at `action` one after the other, without leaving the current page. `onAnswer` gets each
 * form with its response, or `null` if it has not reached the shop (`keepInputOnOutage`), which the page reports.
 * `sending` holds the unanswered forms, the one in flight first; a form leaves it in the rendering that shows its
 * response.
 */
export function useFormQueue(
  action: string,
  onAnswer: (form: FormData, answer: object | null) => void,
) {
  const {state, data, submit} = useFetcher<object>({key: action});
  const [sending, setSending] = useState<readonly FormData[]>([]);
  const inFlight = useRef<FormData | null>(null);
  // A click may be rendered before the preceding response: then `sending` still contains the answered form.
  const answered = useRef(new WeakSet<FormData>());
  const onAnswerRef = useRef(onAnswer);
  onAnswerRef.current = onAnswer;

  useEffect(() => {
    const finish = (form: FormData, answer: object | null) => {
      inFlight.current = null;
      answered.current.add(form);
      setSending((forms) => forms.filter((queuedForm) => queuedForm !== form));
      onAnswerRef.current(form, answer);
    };
    const begin = async (form: FormData) => {
      inFlight.current = form;
      const chunkLoaded = await loadPageChunk(action);
      if (chunkLoaded) submit(form, {method: 'post', action});
      else finish(form, null);
    };
    if (state !== 'idle') return;
    const next = sending.find((form) => !answered.current.has(form));
    if (data && !passedOn.has(data)) {
      passedOn.add(data);
      const unsent = 'unsent' in data;
      notifySubmission(unsent ? 'lost' : 'arrived');
      // The form is unknown if an error page has rerendered the frame around the page without its state.
      finish(inFlight.current ?? new FormData(), unsent ? null : data);
    } else if (next && !inFlight.current) void begin(next);
  }, [state, data, sending, submit, action]);

  const send = useCallback((form: FormData) => setSending((forms) => [...forms, form]), []);
  return {sending, send};
}

/**
 * The data of a submitted form, including its button, for JavaScript to send instead of the browser. Returns `null`
 * on an outdated page: then the browser submits it.
 */
export function interceptSubmit(event: FormEvent<HTMLFormElement>): FormData | null {
  if (isOutdatedPage()) return null;
  event.preventDefault();
  const form = new FormData(event.currentTarget);
  const button = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null;
  if (button instanceof HTMLButtonElement) form.append(button.name, button.value);
  return form;
}

/** Data from the worker with the time at which it was read there (ms since 1970): the later one wins. */
interface Dated {
  asOf: number;
}

/** The newest data of this tab, by name: an error page rerenders the frame around the page without its state. */
const newestByName = new Map<string, Dated>();

/**
 * The newest version of data that loaders and actions have returned, in this tab or another one (last write wins), with
 * a function that adds an action's response; `null` before there is any. Responses may arrive in any order.
 *
 * @param name Name of the data ('cart.de'), the same in all tabs with the same language
 * @param loaded Data returned by loaders
 */
export function useNewestData<Data extends Dated>(
  name: string,
  ...loaded: readonly (Data | null | undefined)[]
) {
  // The first rendering must not trigger another: React 18 would then count `useId` ids differently from the worker.
  const [latest, setLatest] = useState(() =>
    loaded.reduce<Data | null>(newer, (newestByName.get(name) ?? null) as Data | null),
  );
  const newest = loaded.reduce<Data | null>(newer, latest);
  if (newest !== latest) setLatest(newest);

  const add = useCallback(
    (received: Data | null) => setLatest((before) => newer(before, received)),
    [],
  );

  const tabs = useRef<BroadcastChannel>();
  useEffect(() => {
    let channel: BroadcastChannel;
    try {
      channel = tabs.current = new BroadcastChannel(name);
    } catch {
      // Firefox set to block all cookies refuses it: then tabs do not learn from each other.
      return;
    }
    channel.onmessage = ({data}: MessageEvent<Data>) => add(data);
    return () => channel.close();
  }, [name, add]);

  useEffect(() => {
    if (!newest) return;
    newestByName.set(name, newest);
    tabs.current?.postMessage(newest);
  }, [name, newest]);
  return [newest, add] as const;
}

function newer<Data extends Dated>(
  current: Data | null,
  received: Data | null | undefined,
): Data | null {
  return received && (!current || received.asOf > current.asOf) ? received : current;
}
