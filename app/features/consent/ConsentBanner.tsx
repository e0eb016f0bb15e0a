import {useFetcher} from '@remix-run/react';
import type {FormEvent, ReactNode} from 'react';
import {useHref} from '~/i18n/use-language';
import {loadPageChunk} from '../navigation/page-chunk';
import type {ConsentAnswer} from './consent.server';

interface ConsentBannerProps {
  asks: boolean;
  /** The form as the worker made it. */
  children: ReactNode;
}

/** Submits the choice without loading the page: the banner closes at once, and screen readers hear the confirmation. */
export function ConsentBanner({asks, children}: ConsentBannerProps) {
  const action = useHref()('privacySettings');
  const {submit, state, data} = useFetcher<ConsentAnswer>();
  if (!asks && !data) return null;

  const send = async (event: FormEvent) => {
    const {nativeEvent} = event;
    const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
    if (!(button instanceof HTMLButtonElement)) return;
    event.preventDefault();
    if (!(await loadPageChunk(action, location.pathname + location.search))) return;
    submit({choice: button.value}, {method: 'post', action});
  };

  return (
    <>
      {asks && state === 'idle' && <div onSubmit={(event) => void send(event)}>{children}</div>}
      <p className="sr-only" role="status">
        {data?.message}
      </p>
    </>
  );
}
