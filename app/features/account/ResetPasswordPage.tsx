import {ErrorSummary} from '~/forms/ErrorSummary';
import {PageId} from '~/forms/PageId';
import {RequiredNote} from '~/forms/FieldFrame';
import type {FormAnswer} from '~/forms/submission';
import {usePostedForm} from '~/forms/use-posted-form';
import {useHref, useTranslate} from '~/i18n/use-language';
import {Button} from '~/ui/Button';
import {AccountFormFrame, NewPasswordFields} from './AccountFormFrame';

/** 'Passwort zurücksetzen'. */
export function ResetPasswordPage({answer}: {answer: FormAnswer | null}) {
  const t = useTranslate();
  return (
    <AccountFormFrame
      title={t('accountPages.resetPassword.title')}
      lead={t('accountPages.resetPassword.lead')}
    >
      <NewPasswordForm answer={answer} />
    </AccountFormFrame>
  );
}

const schema = () => import('./account-schemas').then(({newPasswordSchema}) => newPasswordSchema);

/** The new password, twice; sent to the page's own address, which holds the mail's token. */
function NewPasswordForm({answer}: {answer: FormAnswer | null}) {
  const t = useTranslate();
  const href = useHref();
  const {form, field, summary, button} = usePostedForm({id: 'new-password', answer, schema});
  return (
    <form {...form} className="grid gap-5">
      <ErrorSummary {...summary} title={t('accountPages.summary')} />
      {answer && answer.alerts.length > 0 && (
        <a className="justify-self-start link" href={href('lostPassword')}>
          {t('accountPages.resetPassword.again')}
        </a>
      )}
      <RequiredNote />
      <PageId />
      <NewPasswordFields
        field={field}
        password={t('accountPages.resetPassword.password')}
        passwordConfirmation={t('accountPages.resetPassword.passwordConfirmation')}
        hint={t('accountPages.register.passwordHint')}
      />
      <Button variant="primary" full {...button}>
        {t('accountPages.resetPassword.submit')}
      </Button>
    </form>
  );
}
