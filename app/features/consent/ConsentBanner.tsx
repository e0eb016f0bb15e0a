import {useFetcher} from '@remix-run/react';
import type {FormEvent, ReactNode} from 'react';
import {useHref} from '~/i18n/use-language';
import type {ConsentAnswer} from './take-choice.server';

interface ConsentBannerProps {
  asks: boolean;
  /** The form as the worker made it. */
  children: ReactNode;
}

/** Sends the choice without loading the page anew: the question goes at once, and screen readers hear why. */
export function ConsentBanner({asks, children}: ConsentBannerProps) {
  const href = useHref();
  const {submit, state, data} = useFetcher<ConsentAnswer>();
  if (!asks && !data) return null;

  const send = (event: FormEvent) => {
    const {nativeEvent} = event;
    const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
    if (!(button instanceof HTMLButtonElement)) return;
    event.preventDefault();
    submit({choice: button.value}, {method: 'post', action: href('privacySettings')});
  };

  return (
    <>
      {asks && state === 'idle' && <div onSubmit={send}>{children}</div>}
      <p className="sr-only" role="status">
        {data?.message}
      </p>
    </>
  );
}
