import {EmailField} from '~/forms/FormField';
import {ErrorSummary} from '~/forms/ErrorSummary';
import {RequiredNote} from '~/forms/FieldFrame';
import type {FormAnswer} from '~/forms/submission';
import {usePostedForm} from '~/forms/use-posted-form';
import {useHref, useTranslate} from '~/i18n/use-language';
import {Alert} from '~/ui/Alert';
import {Button} from '~/ui/Button';
import {AccountFormFrame} from './AccountFormFrame';

interface LostPasswordPageProps {
  /** Whether a mail was requested, no matter if the account exists. */
  sent: boolean;
  answer: FormAnswer | null;
}

export function LostPasswordPage({sent, answer}: LostPasswordPageProps) {
  const t = useTranslate();
  const href = useHref();
  const mailRequested = sent && !answer;
  return (
    <AccountFormFrame
      title={t('accountPages.lostPassword.title')}
      {...(!mailRequested && {lead: t('accountPages.lostPassword.lead')})}
    >
      {mailRequested ? (
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

const schema = () => import('~/forms/field-schemas').then(({emailForm}) => emailForm);

function LostPasswordForm({answer}: {answer: FormAnswer | null}) {
  const t = useTranslate();
  const href = useHref();
  const {form, field, summary, button} = usePostedForm({id: 'lost-password', answer, schema});
  return (
    <form {...form} action={href('lostPassword')} className="grid gap-5">
      <ErrorSummary {...summary} title={t('accountPages.summary')} />
      <RequiredNote />
      <EmailField
        {...field('email')}
        label={t('accountPages.lostPassword.email')}
        autoComplete="username"
      />
      <Button variant="primary" full {...button}>
        {t('accountPages.lostPassword.submit')}
      </Button>
    </form>
  );
}
