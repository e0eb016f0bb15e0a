import {useId} from 'react';
import {sentPart} from '~/ui/late-part';
import {AppointmentInPage as SentAppointment} from '../appointment/AppointmentInPage';
import {Section, SectionHeadline} from '../story/Section';
import type {BlockProps} from './load-blocks.server';

/** The worker sends it complete; its code comes after the page's, so that pages without one do not carry it. */
const Appointment = sentPart(
  import.meta.env.SSR && SentAppointment,
  async () => (await import('../appointment/AppointmentInPage')).AppointmentInPage,
);

/** The appointment request on a page of the content service. */
export function AppointmentBlock({content, data, level}: BlockProps<'appointment'>) {
  const {headline, text, tone, edit} = content;
  const id = useId();
  return (
    <Section edit={edit} headline={headline} tone={tone}>
      <SectionHeadline level={level}>{headline}</SectionHeadline>
      {text && <p className="mt-(--below-h2) max-w-[62ch] text-ink-600">{text}</p>}
      <div className="mt-6 min-h-150">
        <Appointment
          {...data}
          id={`appointment${id}`}
          level={level === 1 ? 2 : 3}
          light={tone !== 'plain'}
        />
      </div>
    </Section>
  );
}
