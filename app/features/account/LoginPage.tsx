import {ErrorSummary} from '~/forms/ErrorSummary';
import {RequiredNote} from '~/forms/FieldFrame';
import {EmailField, PasswordField} from '~/forms/FormField';
import type {FormAnswer} from '~/forms/submission';
import {type FormSubmitter, usePostedForm} from '~/forms/use-posted-form';
import {useHref, useTranslate} from '~/i18n/use-language';
import {Alert} from '~/ui/Alert';
import {Button, ButtonLink} from '~/ui/Button';
import {AccountFormFrame} from './AccountFormFrame';
import {loginQuery} from './use-account';

interface LoginPageProps {
  answer: FormAnswer | null;
  returnTo: string | null;
}

/** The sign-in page. Without JavaScript, a rejected submission of the drawer's form ends up here. */
export function LoginPage({answer, returnTo}: LoginPageProps) {
  const t = useTranslate();
  return (
    <AccountFormFrame title={t('account.login.title')}>
      <LoginForm id="login" answer={answer} returnTo={returnTo} />
    </AccountFormFrame>
  );
}

interface ExternalLoginPageProps {
  hint: {kind: 'danger' | 'warning'; text: string; button: string};
  returnTo: string | null;
}

/** Replaces the form where customers sign in on an external page and need to see a message first. */
export function ExternalLoginPage({hint, returnTo}: ExternalLoginPageProps) {
  const t = useTranslate();
  const href = useHref();
  return (
    <AccountFormFrame title={t('account.login.title')}>
      <Alert kind={hint.kind}>{hint.text}</Alert>
      <ButtonLink
        variant="primary"
        href={href('login') + loginQuery({returnTo})}
        data-no-prefetch=""
      >
        {hint.button}
      </ButtonLink>
    </AccountFormFrame>
  );
}

interface LoginFormProps {
  /** Prefix of the field ids. */
  id: string;
  answer: FormAnswer | null;
  /** Path of the shop to redirect to afterwards. */
  returnTo: string | null;
  /** Submits instead of a page navigation. */
  fetcher?: FormSubmitter;
}

const schema = () => import('./account-schemas').then(({loginSchema}) => loginSchema);

/** E-mail address and password; Shopify's errors appear in the alert above. */
export function LoginForm({id, answer, returnTo, fetcher}: LoginFormProps) {
  const t = useTranslate();
  const href = useHref();
  const {form, field, summary, button} = usePostedForm({id, answer, schema, fetcher});

  return (
    <form {...form} action={href('login') + loginQuery({returnTo})} className="grid gap-5">
      <ErrorSummary {...summary} />
      <RequiredNote />
      <EmailField {...field('email')} label={t('account.login.email')} autoComplete="username" />
      <PasswordField
        {...field('password')}
        label={t('account.login.password')}
        autoComplete="current-password"
        canBeShown
        required
      />
      <Button variant="primary" full {...button}>
        {t('account.login.title')}
      </Button>
      <p className="flex flex-wrap justify-between gap-x-5 gap-y-2">
        <a className="link" href={href('lostPassword')}>
          {t('account.login.lost')}
        </a>
        <a className="link" href={href('register')}>
          {t('account.login.register')}
        </a>
      </p>
    </form>
  );
}
