import type {FormAnswer} from '~/forms/form-answer';
import {usePageTranslate} from '~/i18n/PageMessages';
import {useHref} from '~/i18n/use-language';
import {Alert} from '~/ui/Alert';
import {AccountFormFrame} from './AccountFormFrame';
import {LostPasswordForm} from './LostPasswordForm';

interface LostPasswordPageProps {
  /** A mail was asked for, whether there is an account or not. */
  sent: boolean;
  answer: FormAnswer | null;
}

/** 'Passwort vergessen'. */
export function LostPasswordPage({sent, answer}: LostPasswordPageProps) {
  const t = usePageTranslate();
  const href = useHref();
  const asked = sent && !answer;
  return (
    <AccountFormFrame
      title={t('accountPages.lostPassword.title')}
      {...(!asked && {lead: t('accountPages.lostPassword.lead')})}
    >
      {asked ? (
        <Alert kind="success" title={t('accountPages.lostPassword.sentTitle')}>
          {t('accountPages.lostPassword.sent')}
        </Alert>
      ) : (
        <LostPasswordForm answer={answer} />
      )}
      <p>
        <a className="link" href={href('login')}>
          {t('accountPages.lostPassword.back')}
        </a>
      </p>
    </AccountFormFrame>
  );
}
