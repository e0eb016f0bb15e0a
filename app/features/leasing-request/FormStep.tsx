import type {ReactNode} from 'react';
import {RequiredText} from '~/forms/FieldFrame';
import {usePageTranslate} from '~/i18n/PageMessages';
import {stepNames, type StepName} from './fields';
import {LAST_STEP} from './leasing-steps';

interface FormStepProps {
  name: StepName;
  /** The open one, from 1 on. */
  step: number;
  children: ReactNode;
}

/** One step of the request; without script all of them stand below each other. */
export function FormStep({name, step, children}: FormStepProps) {
  const t = usePageTranslate();
  const number = stepNames.indexOf(name) + 1;
  const hidden = number === step ? '' : 'not-noscript:hidden';
  return (
    <fieldset data-step={number} className={`grid min-w-0 gap-4.5 noscript:mb-8 ${hidden}`}>
      <legend className="mb-5.5">
        <h2 className="text-title" tabIndex={-1}>
          <span className="sr-only noscript:not-sr-only noscript:mb-1.5 noscript:block noscript:text-label noscript:font-label noscript:text-ink-500 noscript:font-stretch-100%">
            {t('leasingRequest.progress', {step: number, count: LAST_STEP})}{' '}
          </span>
          {t(`leasingRequest.headings.${name}`)}
        </h2>
        <span
          className={`mt-1 block text-small text-ink-500 ${number > 1 ? 'noscript:hidden' : ''}`}
        >
          <RequiredText text={t('leasingRequest.required')} />
        </span>
      </legend>
      {children}
    </fieldset>
  );
}
