import {useFetcher} from '@remix-run/react';
import {lazy, Suspense, useEffect, useId} from 'react';
import {isFormAnswer} from '~/forms/form-answer';
import {PageMessages} from '~/i18n/PageMessages';
import {useHref} from '~/i18n/use-language';
import {AppointmentForm as SentForm} from '../../../appointment/AppointmentForm';
import {WorkshopAside} from '../../../appointment/WorkshopAside';
import {fetchPageChunk} from '../../../navigation/page-chunk';
import type {BlokProps} from '../../blok-view';
import {BlokHeadline, BlokSection} from '../../BlokSection';

/** The worker sends the form; its code comes after the page's, so that pages without one do not carry it. */
const AppointmentForm = import.meta.env.SSR
  ? SentForm
  : lazy(async () => {
      const form = await import('../../../appointment/AppointmentForm');
      return {default: form.AppointmentForm};
    });

/**
 * The appointment request on a page of the content service. It is sent to its own page; with script this one stays
 * until that has worked.
 */
export function AppointmentBlok({content, data, level}: BlokProps<'appointment'>) {
  const {headline, text, tone, edit} = content;
  const {view, seal, messages} = data;
  const id = useId();
  const fetcher = useFetcher();
  const address = useHref()('appointment');

  // Without the code of that page Remix would leave this one, and all that was typed would be gone.
  useEffect(() => {
    fetchPageChunk(address).catch(() => undefined);
  }, [address]);

  return (
    <BlokSection edit={edit} headline={headline} tone={tone}>
      <PageMessages messages={messages}>
        <BlokHeadline level={level}>{headline}</BlokHeadline>
        {text && <p className="mt-3.5 max-w-[62ch] text-ink-600">{text}</p>}
        <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-9 lg:grid-cols-[minmax(0,1fr)_380px] lg:gap-18">
          <div className="min-h-150 min-w-0">
            <Suspense fallback={null}>
              <AppointmentForm
                id={`appointment${id}`}
                answer={isFormAnswer(fetcher.data) ? fetcher.data : null}
                view={view}
                seal={seal}
                fetcher={fetcher}
              />
            </Suspense>
          </div>
          <WorkshopAside view={view} level={level === 1 ? 2 : 3} light={tone !== 'plain'} />
        </div>
      </PageMessages>
    </BlokSection>
  );
}
