import {ErrorSummary} from '~/forms/ErrorSummary';
import {PageId} from '~/forms/PageId';
import {RequiredNote} from '~/forms/FieldFrame';
import type {FormAnswer} from '~/forms/form-answer';
import {usePostedForm} from '~/forms/use-posted-form';
import {useHref, usePageTranslate} from '~/i18n/use-language';
import {Button} from '~/ui/Button';
import {AccountFormFrame, NewPasswordFields} from './AccountFormFrame';

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

const schema = () => import('./account-schemas').then(({newPasswordSchema}) => newPasswordSchema);

/** The new password, twice; sent to the page's own address, which holds the mail's token. */
function NewPasswordForm({answer}: {answer: FormAnswer | null}) {
  const own = usePageTranslate();
  const href = useHref();
  const {form, field, summary, button} = usePostedForm({id: 'new-password', answer, schema});
  return (
    <form {...form} className="grid gap-5">
      <ErrorSummary {...summary} title={own('accountPages.summary')} />
      {answer && answer.alerts.length > 0 && (
        <a className="justify-self-start link" href={href('lostPassword')}>
          {own('accountPages.resetPassword.again')}
        </a>
      )}
      <RequiredNote />
      <PageId />
      <NewPasswordFields
        field={field}
        password={own('accountPages.resetPassword.password')}
        passwordConfirmation={own('accountPages.resetPassword.passwordConfirmation')}
        hint={own('accountPages.register.passwordHint')}
      />
      <Button variant="primary" full {...button}>
        {own('accountPages.resetPassword.submit')}
      </Button>
    </form>
  );
}
