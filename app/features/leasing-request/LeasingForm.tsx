import {useRef} from 'react';
import {ErrorSummary} from '~/forms/ErrorSummary';
import type {FormAnswer} from '~/forms/form-answer';
import {usePageTranslate} from '~/i18n/PageMessages';
import {useBeforePaint} from '~/ui/use-before-paint';
import {RequestGuard} from '../requests/RequestGuard';
import {PortalStep, ShippingStep} from './ChoiceSteps';
import {FormStep} from './FormStep';
import type {LeasingRequestData} from './load-leasing-request.server';
import {PartnerStep} from './PartnerStep';
import {PersonStep} from './PersonStep';
import {StepButtons} from './StepButtons';
import type {LeasingForm as Form} from './use-leasing-form';

interface LeasingFormProps extends Pick<LeasingRequestData, 'content' | 'countries' | 'seal'> {
  leasing: Form;
  answer: FormAnswer | null;
  action: string;
  bikeKnown: boolean;
  cancelHref: string;
}

/** All steps of the request in one form, so that nothing is lost on the way. */
export function LeasingForm(props: LeasingFormProps) {
  const {leasing, answer, action, bikeKnown, cancelHref, content, countries, seal} = props;
  const {form, field, box, summary, button, step, addressOf} = leasing;
  const t = usePageTranslate();
  useStepFocus(form.ref, step);
  return (
    <form {...form} action={action} className="grid gap-5" aria-label={t('leasingRequest.title')}>
      <RequestGuard seal={seal} answer={answer} />
      <ErrorSummary {...summary} title={t('requests.summary')} />
      <FormStep name="partner" step={step}>
        <PartnerStep field={field} content={content} bikeKnown={bikeKnown} />
      </FormStep>
      <FormStep name="person" step={step}>
        <PersonStep field={field} countries={countries} />
      </FormStep>
      <FormStep name="shipping" step={step}>
        <ShippingStep field={field} />
      </FormStep>
      <FormStep name="portal" step={step}>
        <PortalStep field={field} box={box} note={content.note} />
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

/** A step that opens is read from its heading on; what is wrong in it comes first (use-posted-form). */
function useStepFocus(form: Form['form']['ref'], step: number) {
  const shown = useRef(step);
  useBeforePaint(() => {
    if (shown.current === step) return;
    shown.current = step;
    const opened = form.current?.querySelector(`[data-step='${step}']`);
    if (opened?.querySelector('[aria-invalid]')) return;
    opened?.querySelector<HTMLElement>('h2')?.focus();
  }, [form, step]);
}
