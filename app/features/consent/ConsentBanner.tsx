import {useFetcher, useLocation} from '@remix-run/react';
import type {FormEvent} from 'react';
import {useHref} from '~/i18n/use-language';
import {loadPageChunk} from '../navigation/page-chunk';
import {KeptMarkup} from '~/ui/KeptMarkup';
import {ConsentForm} from './ConsentForm';
import type {ConsentAnswer} from './consent.server';

/** Submits the choice without loading the page: the banner closes at once, and screen readers hear the confirmation. */
export function ConsentBanner({asks}: {asks: boolean}) {
  const {pathname, search} = useLocation();
  const returnTo = pathname + search;
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
      {asks && state === 'idle' && (
        <div onSubmit={(event) => void send(event)}>
          <KeptMarkup name="consent-banner" returnTo={returnTo}>
            {import.meta.env.SSR && <ConsentForm returnTo={returnTo} />}
          </KeptMarkup>
        </div>
      )}
      <p className="sr-only" role="status">
        {data?.message}
      </p>
    </>
  );
}
