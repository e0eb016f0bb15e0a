import {lazy, Suspense, useId} from 'react';
import {PageMessages} from '~/i18n/PageMessages';
import {AppointmentForm as SentForm} from '../../../appointment/AppointmentForm';
import {WorkshopAside} from '../../../appointment/WorkshopAside';
import type {BlokProps} from '../../blok-view';
import {BlokHeadline, BlokSection} from '../../BlokSection';

/** The worker sends the form; its code comes after the page's, so that pages without one do not carry it. */
const AppointmentForm = import.meta.env.SSR
  ? SentForm
  : lazy(async () => {
      const form = await import('../../../appointment/AppointmentForm');
      return {default: form.AppointmentForm};
    });

/** The appointment request on a page of the content service; it is sent to its own page. */
export function AppointmentBlok({content, data, level}: BlokProps<'appointment'>) {
  const {headline, text, tone, edit} = content;
  const {view, seal, messages} = data;
  const id = useId();
  return (
    <BlokSection edit={edit} headline={headline} tone={tone}>
      <PageMessages messages={messages}>
        <BlokHeadline level={level}>{headline}</BlokHeadline>
        {text && <p className="mt-3.5 max-w-[62ch] text-ink-600">{text}</p>}
        <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-9 lg:grid-cols-[minmax(0,1fr)_380px] lg:gap-18">
          <div className="min-h-150 min-w-0">
            <Suspense fallback={null}>
              <AppointmentForm id={`appointment${id}`} answer={null} view={view} seal={seal} />
            </Suspense>
          </div>
          <WorkshopAside view={view} level={level === 1 ? 2 : 3} light={tone !== 'plain'} />
        </div>
      </PageMessages>
    </BlokSection>
  );
}
