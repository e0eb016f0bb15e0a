import type {ReactNode} from 'react';
import type {FormAnswer} from '~/forms/submission';
import {useHref, useTranslate} from '~/i18n/use-language';
import {Alert} from '~/ui/Alert';
import {StockLine} from '../goods/StockLine';
import type {RequestedBike as Requested} from '../requests/requested-bike.server';
import {
  RequestedBike,
  RequestLayout,
  type RequestLink,
  RequestSent,
} from '../requests/RequestLayout';
import type {Sent} from '../requests/request-answers.server';
import {ServiceCard} from '../site/ServiceCard';
import {useSiteLinks} from '../site/site-facts';
import {AppointmentForm} from './AppointmentForm';
import type {AppointmentView} from './appointment-request.server';

interface AppointmentPageProps {
  view: AppointmentView;
  seal: string;
  /** The data of a signed-in customer. */
  initial: Readonly<Record<string, string>> | null;
  /** Set once the shop has the mail. */
  sent: Sent | null;
  /** Link to its times as a calendar file. */
  calendar: RequestLink | null;
  answer: FormAnswer | null;
}

/** 'Werkstatt-Termin anfragen', or 'Probe fahren' for the bike in the URL: the page that these forms submit to. */
export function AppointmentPage(props: AppointmentPageProps) {
  const {view, seal, initial, sent, calendar, answer} = props;
  const t = useTranslate();
  const href = useHref();
  const {workshop} = useSiteLinks();
  const {testRide} = view;
  const bike = testRide?.bike;
  const texts = testRide ? 'appointment.testRide' : 'appointment';
  const done = answer ? null : sent;
  const card = view.card && <ServiceCard card={view.card} level={2} />;
  const parent = testRide
    ? bike && {title: bike.title, href: bike.href, back: t('appointment.testRide.back')}
    : workshop && {title: t('appointment.place'), href: workshop, back: t('appointment.workshop')};
  return (
    <RequestLayout
      title={t(`${texts}.title`)}
      breadcrumbTitle={t(`${texts}.here`)}
      {...(!done && {lead: (!testRide && view.lead) || t(`${texts}.lead`)})}
      breadcrumb={parent ? [parent] : []}
      aside={testRide ? <TestRideAside view={view} requested={testRide} card={card} /> : card}
    >
      {done ? (
        <RequestSent
          text={t(`${texts}.sent`)}
          sent={done}
          next={t(`${texts}.confirmation`)}
          links={[
            ...(calendar ? [calendar] : []),
            ...(parent ? [{label: parent.back, href: parent.href}] : []),
            testRide
              ? {label: t('appointment.testRide.shop'), href: href('home')}
              : {label: t('appointment.again'), href: href('appointment')},
          ]}
        />
      ) : (
        <div className="grid gap-6">
          {testRide && testRide.state !== 'ready' && testRide.state !== 'none' && (
            <Alert kind="warning">{t(`appointment.testRide.${testRide.state}`)}</Alert>
          )}
          <AppointmentForm id="appointment" {...{answer, initial, view, seal}} />
        </div>
      )}
    </RequestLayout>
  );
}

interface TestRideAsideProps {
  view: AppointmentView;
  requested: Requested;
  /** The shop's hours. */
  card: ReactNode;
}

/** The bike to ride or see, where it is in stock, and the shop's hours. */
function TestRideAside({view, requested: {bike, state}, card}: TestRideAsideProps) {
  const t = useTranslate();
  const href = useHref();
  return (
    <div className="grid content-start gap-6 lg:*:static">
      {bike && (
        <RequestedBike bike={bike} soldOut={state === 'soldOut'}>
          <div className="mt-4">
            {view.stores.map((stock) => (
              <StockLine key={stock.text} stock={stock} size="line" />
            ))}
            <a
              href={`${href('sizeFinder')}?product=${encodeURIComponent(bike.handle)}&variant=${bike.number}`}
              className="inline-block py-1 text-small link"
            >
              {t('appointment.testRide.size')}
            </a>
          </div>
        </RequestedBike>
      )}
      {card}
    </div>
  );
}
