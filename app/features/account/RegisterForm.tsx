import type {FormAnswer} from '~/forms/form-answer';
import {CheckboxField} from '~/forms/CheckboxField';
import {ErrorSummary} from '~/forms/ErrorSummary';
import {FormField} from '~/forms/FormField';
import {PasswordField} from '~/forms/PasswordField';
import {usePostedForm} from '~/forms/use-posted-form';
import {usePageTranslate} from '~/i18n/PageMessages';
import {useHref, useTranslate} from '~/i18n/use-language';
import {Button} from '~/ui/Button';

const schema = () => import('./account-schemas').then(({registerSchema}) => registerSchema);

/** Everything that a new customer tells (spec §5). */
export function RegisterForm({answer}: {answer: FormAnswer | null}) {
  const t = useTranslate();
  const own = usePageTranslate();
  const href = useHref();
  const {form, field, box, summary, button} = usePostedForm({id: 'register', answer, schema});
  return (
    <form {...form} action={href('register')} className="grid gap-5">
      <ErrorSummary {...summary} title={own('accountPages.summary')} />
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
          {...box('acceptsMarketing')}
          label={own('accountPages.register.acceptsMarketing')}
        />
        <CheckboxField {...box('privacy')} label={own('accountPages.register.privacy')} required />
        <a
          className="ml-8 justify-self-start text-small link"
          href={href('content', {'*': 'datenschutz'})}
        >
          {own('accountPages.register.privacyLink')}
        </a>
      </div>
      <Button variant="primary" full {...button}>
        {own('accountPages.register.submit')}
      </Button>
    </form>
  );
}
