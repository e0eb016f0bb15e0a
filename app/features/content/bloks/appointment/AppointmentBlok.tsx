import {lazy, Suspense, useId} from 'react';
import {AppointmentInPage as SentAppointment} from '../../../appointment/AppointmentInPage';
import type {BlokProps} from '../../blok-view';
import {BlokHeadline, BlokSection} from '../../BlokSection';

/** The worker sends it complete; its code comes after the page's, so that pages without one do not carry it. */
const Appointment = import.meta.env.SSR
  ? SentAppointment
  : lazy(async () => {
      const page = await import('../../../appointment/AppointmentInPage');
      return {default: page.AppointmentInPage};
    });

/** The appointment request on a page of the content service. */
export function AppointmentBlok({content, data, level}: BlokProps<'appointment'>) {
  const {headline, text, tone, edit} = content;
  const id = useId();
  return (
    <BlokSection edit={edit} headline={headline} tone={tone}>
      <BlokHeadline level={level}>{headline}</BlokHeadline>
      {text && <p className="mt-3.5 max-w-[62ch] text-ink-600">{text}</p>}
      <div className="mt-6 min-h-150">
        <Suspense fallback={null}>
          <Appointment
            {...data}
            id={`appointment${id}`}
            level={level === 1 ? 2 : 3}
            light={tone !== 'plain'}
          />
        </Suspense>
      </div>
    </BlokSection>
  );
}
