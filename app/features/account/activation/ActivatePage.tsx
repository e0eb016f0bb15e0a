import {usePageTranslate} from '~/i18n/PageMessages';
import {AccountFormFrame} from '../AccountFormFrame';
import type {ActivationAnswer} from '../account-answers';
import {ActivateForm} from './ActivateForm';

/** 'Konto aktivieren': where the invitation's link leads. */
export function ActivatePage({answer}: {answer: ActivationAnswer | null}) {
  const t = usePageTranslate();
  return (
    <AccountFormFrame
      title={t('accountPages.activate.title')}
      lead={t('accountPages.activate.lead')}
    >
      <ActivateForm answer={answer} />
    </AccountFormFrame>
  );
}
