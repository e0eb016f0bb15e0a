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
  const done = answer ? null : sent;
  const {workshop} = useSiteLinks();
  if (view.testRide) return <TestRidePage {...props} requested={view.testRide} />;
  return (
    <RequestLayout
      title={t('appointment.title')}
      breadcrumbTitle={t('appointment.here')}
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
            ...(calendar ? [calendar] : []),
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

/** The form for riding or seeing a bike in the shop, next to the bike and the shop's hours. */
function TestRidePage(props: AppointmentPageProps & {requested: Requested}) {
  const {view, seal, initial, sent, calendar, answer, requested} = props;
  const t = useTranslate();
  const href = useHref();
  const done = answer ? null : sent;
  const {bike, state} = requested;
  const product = bike && {title: bike.title, href: bike.href};
  const card = view.card && <ServiceCard card={view.card} level={2} />;
  return (
    <RequestLayout
      title={t('appointment.testRide.title')}
      breadcrumbTitle={t('appointment.testRide.here')}
      {...(!done && {lead: t('appointment.testRide.lead')})}
      trail={product ? [product] : []}
      aside={
        <div className="grid content-start gap-6 lg:*:static">
          {bike && (
            <RequestedBike bike={bike} soldOut={state === 'soldOut'}>
              <div className="mt-3.5">
                {view.stores.map((stock) => (
                  <StockLine key={stock.text} stock={stock} size="line" />
                ))}
                <a
                  href={`${href('sizeFinder')}?product=${encodeURIComponent(bike.handle)}`}
                  className="inline-block py-1 text-small link"
                >
                  {t('appointment.testRide.size')}
                </a>
              </div>
            </RequestedBike>
          )}
          {card}
        </div>
      }
    >
      {done ? (
        <RequestSent
          text={t('appointment.testRide.sent')}
          sent={done}
          next={t('appointment.testRide.confirmation')}
          links={[
            ...(calendar ? [calendar] : []),
            ...(product ? [{label: t('appointment.testRide.back'), href: product.href}] : []),
            {label: t('appointment.testRide.shop'), href: href('home')},
          ]}
        />
      ) : (
        <div className="grid gap-6">
          {state !== 'ready' && state !== 'none' && (
            <Alert kind="warning">{t(`appointment.testRide.${state}`)}</Alert>
          )}
          <AppointmentForm id="appointment" {...{answer, initial, view, seal}} />
        </div>
      )}
    </RequestLayout>
  );
}
