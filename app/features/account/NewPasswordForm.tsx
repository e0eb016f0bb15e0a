import {ErrorSummary} from '~/forms/ErrorSummary';
import type {FormAnswer} from '~/forms/form-answer';
import {PasswordField} from '~/forms/PasswordField';
import {useRefusedForm} from '~/forms/use-refused-form';
import {usePageTranslate} from '~/i18n/PageMessages';
import {useHref, useTranslate} from '~/i18n/use-language';
import {Button} from '~/ui/Button';

const idOf = (field: string) => `new-password-${field}`;

/** The new password, twice; sent to the page's own address, which holds the mail's token. */
export function NewPasswordForm({answer}: {answer: FormAnswer | null}) {
  const t = useTranslate();
  const own = usePageTranslate();
  const href = useHref();
  const form = useRefusedForm<HTMLFormElement>(answer);
  return (
    <form ref={form} method="post" noValidate className="grid gap-5">
      <ErrorSummary answer={answer} title={own('accountPages.summary')} idOf={idOf} />
      {answer && answer.alerts.length > 0 && (
        <a className="justify-self-start link" href={href('lostPassword')}>
          {own('accountPages.resetPassword.again')}
        </a>
      )}
      <p className="text-small text-ink-600">{t('account.required')}</p>
      <PasswordField
        id={idOf('password')}
        name="password"
        label={own('accountPages.resetPassword.password')}
        hint={own('accountPages.register.passwordHint')}
        showLabel={own('accountPages.showPassword')}
        error={answer?.fields.password}
        autoComplete="new-password"
        required
      />
      <PasswordField
        id={idOf('passwordConfirmation')}
        name="passwordConfirmation"
        label={own('accountPages.resetPassword.passwordConfirmation')}
        error={answer?.fields.passwordConfirmation}
        autoComplete="new-password"
        required
      />
      <Button variant="primary" full>
        {own('accountPages.resetPassword.submit')}
      </Button>
    </form>
  );
}
