import {type ReactNode, useRef} from 'react';
import {RequiredText} from '~/forms/FieldFrame';
import type {FormAnswer} from '~/forms/submission';
import {useTranslate} from '~/i18n/use-language';
import {Button, ButtonLink} from '~/ui/Button';
import {useIsomorphicLayoutEffect} from '~/ui/hydration';
import {Icon} from '~/ui/Icon';
import {RequestGuard} from '../requests/RequestLayout';
import {type StepName, stepNames} from './fields';
import type {LeasingRequestData} from './leasing-request.server';
import {PartnerStep, PersonStep, PortalStep, ShippingStep} from './LeasingSteps';
import {LAST_STEP, type LeasingFormState} from './use-leasing-form';

interface LeasingFormProps extends Pick<
  LeasingRequestData,
  'content' | 'countries' | 'delivered' | 'seal'
> {
  leasing: LeasingFormState;
  answer: FormAnswer | null;
  action: string;
  bikeKnown: boolean;
  cancelHref: string;
}

/** All steps of the request in one form: input of one step is still there in the next. */
export function LeasingForm(props: LeasingFormProps) {
  const {leasing, answer, action, bikeKnown, cancelHref, content, countries, seal} = props;
  const {form, summary, button, step, addressOf} = leasing;
  const t = useTranslate();
  useStepFocus(form.ref, step);
  return (
    <form {...form} action={action} className="grid gap-5" aria-label={t('leasingRequest.title')}>
      <RequestGuard seal={seal} answer={answer} summary={summary} />
      <FormStep name="partner" step={step}>
        <PartnerStep form={leasing} content={content} bikeKnown={bikeKnown} />
      </FormStep>
      <FormStep name="person" step={step}>
        <PersonStep form={leasing} countries={countries} />
      </FormStep>
      <FormStep name="shipping" step={step}>
        <ShippingStep form={leasing} delivered={props.delivered} />
      </FormStep>
      <FormStep name="portal" step={step}>
        <PortalStep form={leasing} note={content.note} />
      </FormStep>
      <StepButtons
        step={step}
        addressOf={addressOf}
        cancelHref={cancelHref}
        pending={button.pending}
      />
    </form>
  );
}

/** Moves focus to the heading of a step that opens, unless `usePostedForm` has moved it to an invalid field there. */
function useStepFocus(form: LeasingFormState['form']['ref'], step: number) {
  const previousStep = useRef(step);
  useIsomorphicLayoutEffect(() => {
    if (previousStep.current === step) return;
    previousStep.current = step;
    const openedStep = form.current?.querySelector(`[data-step='${step}']`);
    if (openedStep?.contains(document.activeElement)) return;
    openedStep?.querySelector<HTMLElement>('h2')?.focus();
  }, [form, step]);
}

interface FormStepProps {
  name: StepName;
  /** The open step, from 1. */
  step: number;
  children: ReactNode;
}

/** One step of the request; without JavaScript all steps are shown one below the other. */
function FormStep({name, step, children}: FormStepProps) {
  const t = useTranslate();
  const stepNumber = stepNames.indexOf(name) + 1;
  const hidden = stepNumber === step ? '' : 'not-noscript:hidden';
  return (
    <fieldset data-step={stepNumber} className={`grid min-w-0 gap-5 noscript:mb-8 ${hidden}`}>
      <legend className="mb-6">
        <h2 className="text-title" tabIndex={-1}>
          <span className="sr-only noscript:not-sr-only noscript:mb-1.5 noscript:block noscript:text-label noscript:font-label noscript:text-ink-500 noscript:font-stretch-normal">
            {t('leasingRequest.progress', {step: stepNumber, count: LAST_STEP})}{' '}
          </span>
          {t(`leasingRequest.headings.${name}`)}
        </h2>
        <span
          className={`mt-1 block text-small text-ink-500 ${stepNumber > 1 ? 'noscript:hidden' : ''}`}
        >
          <RequiredText text={t('leasingRequest.required')} />
        </span>
      </legend>
      {children}
    </fieldset>
  );
}

interface StepButtonsProps {
  /** The open step, from 1. */
  step: number;
  /** Query of another step's URL. */
  addressOf: (step: number) => string;
  /** Where the first step cancels to. */
  cancelHref: string;
  pending: boolean;
}

/** Back on the left, next on the right; without JavaScript the submit button replaces next. */
function StepButtons({step, addressOf, cancelHref, pending}: StepButtonsProps) {
  const t = useTranslate();
  const isLast = step === LAST_STEP;
  return (
    <div className="mt-4 flex flex-wrap justify-between gap-3 border-t border-stahl-200 pt-6 max-sm:grid max-sm:grid-cols-2 max-sm:[&_a]:px-2 max-sm:[&_button]:px-2">
      {step === 1 ? (
        <ButtonLink variant="secondary" href={cancelHref}>
          {t('leasingRequest.buttons.cancel')}
        </ButtonLink>
      ) : (
        <ButtonLink
          variant="secondary"
          href={addressOf(step - 1) || '?'}
          data-keep-scroll=""
          data-no-prefetch=""
        >
          {t('leasingRequest.buttons.back')}
        </ButtonLink>
      )}
      {!isLast && (
        <div className="grid sm:min-w-40 noscript:hidden">
          <Button
            variant="primary"
            pending={pending}
            // For double clicks: the second click would submit the next step unread.
            onClick={(event) => event.detail > 1 && event.preventDefault()}
          >
            {t('leasingRequest.buttons.next')}
          </Button>
        </div>
      )}
      <div className={`grid sm:min-w-40 ${isLast ? '' : 'not-noscript:hidden'}`}>
        <Button variant="primary" pending={pending}>
          {t('leasingRequest.buttons.send')}
        </Button>
      </div>
    </div>
  );
}

/** Progress of the request: four nodes on a line; completed steps can be opened again. */
export function StepProgress({step, addressOf}: Pick<StepButtonsProps, 'step' | 'addressOf'>) {
  const t = useTranslate();
  const name = stepNames[step - 1] ?? 'partner';
  return (
    <nav className="mb-8 noscript:hidden" aria-label={t('leasingRequest.progressLabel')}>
      <ol className="grid grid-cols-4">
        {stepNames.map((stepName, index) => (
          <StepNode
            key={stepName}
            stepNumber={index + 1}
            step={step}
            label={t(`leasingRequest.steps.${stepName}`)}
            address={addressOf(index + 1)}
          />
        ))}
      </ol>
      <p className="mt-4 text-label sm:hidden" aria-hidden="true">
        <b className="font-heading">{t('leasingRequest.progress', {step, count: LAST_STEP})}</b>{' '}
        {t(`leasingRequest.steps.${name}`)}
      </p>
    </nav>
  );
}

const nodeClasses = {
  done: 'border-tanne-700 bg-kreide text-tanne-700',
  now: 'border-tanne-700 bg-tanne-700 text-kreide forced-color-adjust-none',
  ahead: 'border-stahl-200 bg-kreide text-ink-500',
};
const labelClasses = {
  done: 'font-[550] text-ink-800 group-hover:underline',
  now: 'font-heading text-ink',
  ahead: 'font-[550] text-ink-500',
};

interface StepNodeProps {
  stepNumber: number;
  step: number;
  label: string;
  address: string;
}

function StepNode({stepNumber, step, label, address}: StepNodeProps) {
  const t = useTranslate();
  const state = stepNumber < step ? 'done' : stepNumber === step ? 'now' : 'ahead';
  const lineColor = state === 'done' ? 'bg-tanne-700' : 'bg-stahl-200';
  const content = (
    <>
      <span
        className={`relative flex size-9 items-center justify-center rounded-full border-3 font-[680] ${nodeClasses[state]}`}
      >
        {state === 'done' ? <Icon name="check" size={16} /> : stepNumber}
      </span>
      <span className={`mt-3 text-label underline-offset-3 max-sm:sr-only ${labelClasses[state]}`}>
        {label}
        {state === 'done' && <span className="sr-only">, {t('leasingRequest.done')}</span>}
      </span>
    </>
  );
  const boxClasses = 'group flex flex-col items-start justify-self-start py-1';
  return (
    <li className="relative grid" aria-current={state === 'now' ? 'step' : undefined}>
      {stepNumber < LAST_STEP && (
        <span className={`absolute inset-x-0 top-5 h-0.75 ${lineColor}`} />
      )}
      {state === 'done' ? (
        <a href={address || '?'} data-keep-scroll="" data-no-prefetch="" className={boxClasses}>
          {content}
        </a>
      ) : (
        <span className={boxClasses}>{content}</span>
      )}
    </li>
  );
}
