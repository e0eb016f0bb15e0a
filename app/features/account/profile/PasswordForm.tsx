import {ErrorSummary} from '~/forms/ErrorSummary';
import type {FormAnswer} from '~/forms/form-answer';
import {PasswordField} from '~/forms/PasswordField';
import {RequiredNote} from '~/forms/RequiredNote';
import {usePostedForm} from '~/forms/use-posted-form';
import {usePageTranslate} from '~/i18n/PageMessages';
import {useHref, useTranslate} from '~/i18n/use-language';
import {Button} from '~/ui/Button';
import {NewPasswordFields} from '../NewPasswordFields';
import {PASSWORD_QUERY} from './password-query';

interface PasswordFormProps {
  /** Tells password managers whose password it is. */
  email: string;
  answer: FormAnswer | null;
}

/** A new password for who knows the present one. */
export function PasswordForm({email, answer}: PasswordFormProps) {
  const t = useTranslate();
  const own = usePageTranslate();
  const href = useHref();
  const {form, field, summary, button} = usePostedForm({
    id: 'password',
    answer,
    schema: () =>
      import('../account-schemas').then(({changePasswordSchema}) => changePasswordSchema),
  });
  return (
    <form {...form} action={href('profile') + PASSWORD_QUERY} className="grid gap-5">
      <ErrorSummary {...summary} title={own('accountPages.summary')} />
      <RequiredNote />
      <input type="email" autoComplete="username" defaultValue={email} readOnly hidden />
      <PasswordField
        {...field('currentPassword')}
        label={own('accountPages.password.current')}
        autoComplete="current-password"
        required
      />
      <a className="justify-self-start link" href={href('lostPassword')}>
        {t('account.login.lost')}
      </a>
      <NewPasswordFields
        field={field}
        password={own('accountPages.password.password')}
        passwordConfirmation={own('accountPages.password.passwordConfirmation')}
        hint={own('accountPages.password.hint')}
      />
      <div className="flex max-sm:*:flex-1">
        <Button variant="primary" {...button}>
          {own('accountPages.password.save')}
        </Button>
      </div>
    </form>
  );
}
