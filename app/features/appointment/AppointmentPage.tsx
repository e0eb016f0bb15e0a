import type {FormAnswer} from '~/forms/submission';
import {useHref, useTranslate} from '~/i18n/use-language';
import {RequestLayout} from '../requests/RequestLayout';
import {RequestSent} from '../requests/RequestSent';
import type {Sent} from '../requests/request-answers.server';
import {ServiceCard} from '../site/ServiceCard';
import {usePlaces} from '../site/site-facts';
import {AppointmentForm} from './AppointmentForm';
import type {AppointmentView} from './appointment-request.server';

interface AppointmentPageProps {
  view: AppointmentView;
  seal: string;
  /** What is known of a signed-in customer. */
  initial: Readonly<Record<string, string>> | null;
  /** The shop has the mail. */
  sent: Sent | null;
  answer: FormAnswer | null;
}

/** 'Werkstatt-Termin anfragen': the page to which every such form is sent. */
export function AppointmentPage(props: AppointmentPageProps) {
  const {view, seal, initial, sent, answer} = props;
  const t = useTranslate();
  const href = useHref();
  const done = answer ? null : sent;
  const {workshop} = usePlaces();
  return (
    <RequestLayout
      title={t('appointment.title')}
      here={t('appointment.here')}
      {...(!done && {lead: view.lead || t('appointment.lead')})}
      trail={workshop ? [{title: t('appointment.place'), href: workshop}] : []}
      aside={view.card && <ServiceCard card={view.card} level={2} />}
    >
      {done ? (
        <RequestSent
          text={t('appointment.sent')}
          sent={done}
          next={t('appointment.confirmation')}
          links={[
            ...(workshop ? [{label: t('appointment.workshop'), href: workshop}] : []),
            {label: t('appointment.again'), href: href('appointment')},
          ]}
        />
      ) : (
        <AppointmentForm id="appointment" {...{answer, initial, view, seal}} />
      )}
    </RequestLayout>
  );
}
