import type {ReactNode} from 'react';
import type {FormAnswer} from '~/forms/form-answer';
import {usePageTranslate} from '~/i18n/PageMessages';
import {useHref, useLanguage} from '~/i18n/use-language';
import {bikePath} from '../requests/bike-view';
import {RequestLayout} from '../requests/RequestLayout';
import type {Sent} from '../requests/receipt.server';
import {LeasingAside} from './LeasingAside';
import {LeasingForm} from './LeasingForm';
import {LeasingObstacle} from './LeasingObstacle';
import {LeasingSent} from './LeasingSent';
import type {LeasingRequestData} from './load-leasing-request.server';
import {StepProgress} from './StepProgress';
import {useLeasingForm} from './use-leasing-form';
import {usePlaces} from '../site/site-facts';

interface LeasingRequestPageProps {
  page: LeasingRequestData;
  /** What the form begins with. */
  initial: Record<string, string>;
  /** The shop has the mail. */
  sent: Sent | null;
  answer: FormAnswer | null;
}

/** 'Leasing anfragen': the request, what stands against it, or that it has been sent. */
export function LeasingRequestPage({page, initial, sent, answer}: LeasingRequestPageProps) {
  const {bike} = page.requested;
  if (sent && !answer) {
    return (
      <Frame aside={bike && <LeasingAside {...page} />}>
        <LeasingSent sent={sent} />
      </Frame>
    );
  }
  // What was typed is never taken away by a bike that has sold out meanwhile.
  if (page.obstacle && !answer) {
    return (
      <Frame aside={bike && <LeasingAside {...page} phone={null} />}>
        <LeasingObstacle {...page} obstacle={page.obstacle} />
      </Frame>
    );
  }
  return <StepwiseRequest page={page} initial={initial} answer={answer} />;
}

function StepwiseRequest(props: Omit<LeasingRequestPageProps, 'sent'>) {
  const {page, initial, answer} = props;
  const href = useHref();
  const {language} = useLanguage();
  const {leasing: leasingPage, browse} = usePlaces();
  const {requested, content} = page;
  const bikeKnown = requested.number !== null;
  const {messages} = page;
  const leasing = useLeasingForm({posted: answer, bikeKnown, messages, initial});
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
        cancelHref={requested.bike ? bikePath(requested.bike, language) : (leasingPage ?? browse)}
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
  const t = usePageTranslate();
  const {leasing} = usePlaces();
  return (
    <RequestLayout
      title={t('leasingRequest.title')}
      here={t('leasingRequest.trail.here')}
      trail={leasing ? [{title: t('leasingRequest.trail.leasing'), href: leasing}] : []}
      {...(lead && {lead})}
      progress={progress}
      aside={aside}
    >
      {children}
    </RequestLayout>
  );
}
