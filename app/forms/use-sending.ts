import {useNavigation, useSubmit, type FetcherWithComponents} from '@remix-run/react';
import {useCallback, useEffect, useRef, useState, type FormEvent} from 'react';

/** Sends forms by script and says how far that is: `idle` when it has been answered. */
export type Sender = Pick<FetcherWithComponents<unknown>, 'state' | 'submit'>;

/**
 * Sends a form by script, one at a time: until the answer to it is there, further clicks do nothing. `answer` is
 * what has come back. Without a fetcher the page's own navigation sends it.
 */
export function useSending(answer: unknown, fetcher?: Sender) {
  const submitPage = useSubmit();
  const navigation = useNavigation();
  const {state, submit} = fetcher ?? {state: navigation.state, submit: submitPage};
  const sent = useRef(false);
  const [pending, setPending] = useState(false);

  const wake = useCallback(() => {
    sent.current = false;
    setPending(false);
  }, []);

  // The answer is there before the data that are loaded after it.
  useEffect(wake, [wake, answer]);
  useEffect(() => {
    if (state === 'idle') wake();
  }, [wake, state]);

  // A page that comes back out of the browser's memory was left in the middle of sending.
  useEffect(() => {
    const onShow = ({persisted}: PageTransitionEvent) => {
      if (persisted) wake();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [wake]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    // A new build has other chunks: the answer comes as a document.
    if (document.documentElement.dataset.newBuild !== undefined) return;
    event.preventDefault();
    if (sent.current) return;
    sent.current = true;
    setPending(true);
    const button = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null;
    const source = button instanceof HTMLButtonElement ? button : event.currentTarget;
    submit(source, {preventScrollReset: true});
  };

  return {onSubmit, pending};
}
