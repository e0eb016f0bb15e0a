import type {FormAnswer} from '~/forms/form-answer';
import {usePageTranslate} from '~/i18n/PageMessages';
import {AccountFormFrame} from './AccountFormFrame';
import {NewPasswordForm} from './NewPasswordForm';

/** 'Passwort zurücksetzen'. */
export function ResetPasswordPage({answer}: {answer: FormAnswer | null}) {
  const t = usePageTranslate();
  return (
    <AccountFormFrame
      title={t('accountPages.resetPassword.title')}
      lead={t('accountPages.resetPassword.lead')}
    >
      <NewPasswordForm answer={answer} />
    </AccountFormFrame>
  );
}
