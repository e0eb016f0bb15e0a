import {type ReactNode, useEffect} from 'react';
import type {FormAnswer} from '~/forms/submission';
import {clearDraft} from '~/forms/leasing-draft';
import type {Messages} from '~/i18n/messages';
import {useHref, useTranslate} from '~/i18n/use-language';
import {Alert} from '~/ui/Alert';
import {ButtonLink} from '~/ui/Button';
import type {Sent} from '../requests/request-answers.server';
import {
  RequestAside,
  AsidePoints,
  RequestLayout,
  ShopPhone,
  RequestSent,
} from '../requests/RequestLayout';
import {useSiteLinks} from '../site/site-facts';
import type {LeasingRequestData, Reason} from './leasing-request.server';
import {LeasingForm, StepProgress} from './LeasingForm';
import {useLeasingForm} from './use-leasing-form';

interface LeasingRequestPageProps {
  page: Omit<LeasingRequestData, 'messages'>;
  messages: Messages;
  /** The form's initial values. */
  initial: Record<string, string>;
  /** Set once the shop has the mail. */
  sent: Sent | null;
  answer: FormAnswer | null;
}

/** 'Leasing anfragen': the form, why this bike cannot be leased, or that the request was sent. */
export function LeasingRequestPage({sent, ...props}: LeasingRequestPageProps) {
  const {page, answer} = props;
  const {bike} = page.requested;
  if (sent && !answer) {
    return (
      <Frame aside={bike && <LeasingAside {...page} />}>
        <LeasingSent sent={sent} />
      </Frame>
    );
  }
  // After a submission the form stays, even if the bike has sold out meanwhile.
  if (page.notLeasable && !answer) {
    return (
      <Frame aside={bike && <LeasingAside {...page} phone={null} />}>
        <NotLeasable {...page} reason={page.notLeasable} />
      </Frame>
    );
  }
  return <StepwiseRequest {...props} />;
}

function StepwiseRequest(props: Omit<LeasingRequestPageProps, 'sent'>) {
  const {page, messages, initial, answer} = props;
  const href = useHref();
  const {leasing: leasingPage, browse} = useSiteLinks();
  const {requested, content, delivered} = page;
  const bikeKnown = requested.number !== null;
  const leasing = useLeasingForm({posted: answer, bikeKnown, delivered, messages, initial});
  const {step, addressOf} = leasing;
  return (
    <Frame
      lead={content.lead}
      progress={<StepProgress {...{step, addressOf}} />}
      aside={<LeasingAside {...page} />}
    >
      <LeasingForm
        {...page}
        leasing={leasing}
        answer={answer}
        action={href('leasingRequest') + addressOf(step)}
        bikeKnown={bikeKnown}
        cancelHref={requested.bike?.href ?? leasingPage ?? browse}
      />
    </Frame>
  );
}

interface FrameProps {
  lead?: string;
  progress?: ReactNode;
  aside: ReactNode;
  children: ReactNode;
}

function Frame({lead, progress, aside, children}: FrameProps) {
  const t = useTranslate();
  const {leasing} = useSiteLinks();
  return (
    <RequestLayout
      title={t('leasingRequest.title')}
      breadcrumbTitle={t('leasingRequest.breadcrumb.here')}
      breadcrumb={leasing ? [{title: t('leasingRequest.breadcrumb.leasing'), href: leasing}] : []}
      {...(lead && {lead})}
      progress={progress}
      aside={aside}
    >
      {children}
    </RequestLayout>
  );
}

type LeasingAsideProps = Pick<LeasingRequestData, 'requested' | 'delivered' | 'minimum' | 'phone'>;

/** Next to every step: the chosen bike, the shop's promises, and its phone number. */
function LeasingAside({requested, delivered, minimum, phone}: LeasingAsideProps) {
  const t = useTranslate();
  const {browse} = useSiteLinks();
  const promises = [
    t('leasingRequest.promises.quick'),
    t('leasingRequest.promises.portal'),
    t(`leasingRequest.${delivered ? 'promises.shipping' : 'shippingMethods.pickup'}`),
  ];
  const {bike, state} = requested;
  const missing = state === 'unknown' ? 'unknown' : 'missing';
  return (
    <RequestAside requested={requested} title={t(`leasingRequest.bike.${missing}`)}>
      {!bike && state !== 'gone' && (
        <p className="mt-2 text-label leading-[1.55]">{t(`leasingRequest.bike.${missing}Text`)}</p>
      )}
      {!bike && state !== 'unknown' && (
        <p className="mt-3">
          <a className="inline-flex min-h-6 link" href={browse}>
            {t('leasingRequest.bike.choose')}
          </a>
        </p>
      )}
      <AsidePoints points={promises} />
      {!bike && minimum && (
        <p className="mt-4 text-small text-ink-500">
          {t('leasingRequest.minimum', {amount: minimum})}
        </p>
      )}
      <ShopPhone question={t('leasingRequest.questions')} phone={phone} />
    </RequestAside>
  );
}

interface NotLeasableProps extends LeasingAsideProps {
  reason: Reason;
}

/** Why this bike cannot be leased, and where to go instead; shown before the form is filled in. */
function NotLeasable({reason, requested, minimum, phone}: NotLeasableProps) {
  const t = useTranslate();
  const href = useHref();
  const {browse} = useSiteLinks();
  const {bike} = requested;
  const sameModel = reason === 'soldOut' && bike;
  return (
    <div className="grid gap-6">
      <Alert kind="warning" title={t(`leasingRequest.notLeasable.${reason}`)}>
        <p>{t(`leasingRequest.notLeasable.${reason}Text`, {amount: minimum ?? ''})}</p>
      </Alert>
      <div className="flex flex-wrap gap-3 max-sm:*:flex-auto">
        {sameModel && (
          <ButtonLink variant="primary" href={bike.href}>
            {t('leasingRequest.notLeasable.sameModel')}
          </ButtonLink>
        )}
        <ButtonLink variant={sameModel ? 'secondary' : 'primary'} href={browse}>
          {t('leasingRequest.notLeasable.otherBikes')}
        </ButtonLink>
        <ButtonLink variant="secondary" href={href('leasingRequest')}>
          {t('leasingRequest.notLeasable.otherwise')}
        </ButtonLink>
      </div>
      <ShopPhone question={t('leasingRequest.notLeasable.help')} phone={phone} />
    </div>
  );
}

/** Replaces the form once the shop has the request. */
function LeasingSent({sent}: {sent: Sent}) {
  const t = useTranslate();
  const href = useHref();
  const {browse} = useSiteLinks();
  useEffect(clearDraft, []);
  const nextSteps = ['nextOffer', 'nextEmployer'] as const;
  return (
    <RequestSent
      text={t('leasingRequest.sent.text')}
      sent={sent}
      links={[
        {label: t('leasingRequest.sent.bikes'), href: browse},
        {label: t('errors.home'), href: href('home')},
      ]}
    >
      <div className="mt-2">
        <h2 className="text-title">{t('leasingRequest.sent.next')}</h2>
        <ol className="mt-3 grid max-w-[62ch] list-decimal gap-2 pl-5">
          {nextSteps.map((name) => (
            <li key={name}>{t(`leasingRequest.sent.${name}`)}</li>
          ))}
        </ol>
      </div>
    </RequestSent>
  );
}
