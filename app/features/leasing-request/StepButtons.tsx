import {usePageTranslate} from '~/i18n/PageMessages';
import {Button, ButtonLink} from '~/ui/Button';
import {LAST_STEP} from './leasing-steps';

interface StepButtonsProps {
  step: number;
  /** Query of another step's address. */
  addressOf: (step: number) => string;
  /** Where the first step leads back to. */
  cancelHref: string;
  pending: boolean;
}

/** Back on the left, onward on the right; without script there is only what sends the request. */
export function StepButtons({step, addressOf, cancelHref, pending}: StepButtonsProps) {
  const t = usePageTranslate();
  const isLast = step === LAST_STEP;
  return (
    <div className="mt-3.5 flex flex-wrap justify-between gap-3 border-t border-stahl-200 pt-6 max-sm:grid max-sm:grid-cols-2 max-sm:[&_a]:px-2 max-sm:[&_button]:px-2">
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
            // The second click of a double click would send the next step unread.
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
