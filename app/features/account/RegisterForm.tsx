import type {FormAnswer} from '~/forms/form-answer';
import {CheckboxField} from '~/forms/CheckboxField';
import {ErrorSummary} from '~/forms/ErrorSummary';
import {FormField} from '~/forms/FormField';
import {PasswordField} from '~/forms/PasswordField';
import {useRefusedForm} from '~/forms/use-refused-form';
import {usePageTranslate} from '~/i18n/PageMessages';
import {useHref, useTranslate} from '~/i18n/use-language';
import {Button} from '~/ui/Button';

const idOf = (field: string) => `register-${field}`;

/** Everything that a new customer tells (spec §5). */
export function RegisterForm({answer}: {answer: FormAnswer | null}) {
  const t = useTranslate();
  const own = usePageTranslate();
  const href = useHref();
  const form = useRefusedForm<HTMLFormElement>(answer);
  const field = (name: string) => ({
    id: idOf(name),
    name,
    error: answer?.fields[name],
    defaultValue: answer?.values[name],
  });
  return (
    <form ref={form} method="post" action={href('register')} noValidate className="grid gap-5">
      <ErrorSummary answer={answer} title={own('accountPages.summary')} idOf={idOf} />
      <p className="text-small text-ink-600">{t('account.required')}</p>
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField
          {...field('firstName')}
          label={own('accountPages.register.firstName')}
          autoComplete="given-name"
          required
        />
        <FormField
          {...field('lastName')}
          label={own('accountPages.register.lastName')}
          autoComplete="family-name"
          required
        />
      </div>
      <FormField
        {...field('email')}
        type="email"
        label={own('accountPages.register.email')}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <PasswordField
        {...field('password')}
        label={own('accountPages.register.password')}
        hint={own('accountPages.register.passwordHint')}
        showLabel={own('accountPages.showPassword')}
        autoComplete="new-password"
        required
      />
      <PasswordField
        {...field('passwordConfirmation')}
        label={own('accountPages.register.passwordConfirmation')}
        autoComplete="new-password"
        required
      />
      <div className="grid gap-1">
        <CheckboxField
          id={idOf('acceptsMarketing')}
          name="acceptsMarketing"
          label={own('accountPages.register.acceptsMarketing')}
          defaultChecked={answer?.values.acceptsMarketing === 'on'}
        />
        <CheckboxField
          id={idOf('privacy')}
          name="privacy"
          label={own('accountPages.register.privacy')}
          error={answer?.fields.privacy}
          defaultChecked={answer?.values.privacy === 'on'}
          required
        />
        <a
          className="ml-8 justify-self-start text-small link"
          href={href('content', {'*': 'datenschutz'})}
        >
          {own('accountPages.register.privacyLink')}
        </a>
      </div>
      <Button variant="primary" full>
        {own('accountPages.register.submit')}
      </Button>
    </form>
  );
}
