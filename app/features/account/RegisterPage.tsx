import type {FormAnswer} from '~/forms/form-answer';
import {usePageTranslate} from '~/i18n/PageMessages';
import {useHref} from '~/i18n/use-language';
import {AccountFormFrame} from './AccountFormFrame';
import {RegisterForm} from './RegisterForm';

/** 'Konto erstellen'. */
export function RegisterPage({answer}: {answer: FormAnswer | null}) {
  const t = usePageTranslate();
  const href = useHref();
  return (
    <AccountFormFrame
      title={t('accountPages.register.title')}
      lead={t('accountPages.register.lead')}
    >
      <RegisterForm answer={answer} />
      <p className="border-t border-stahl-200 pt-5">
        {t('accountPages.register.known')}{' '}
        <a className="link" href={href('login')}>
          {t('accountPages.register.login')}
        </a>
      </p>
    </AccountFormFrame>
  );
}
