import {EmailField} from '~/forms/FormField';
import {ErrorSummary} from '~/forms/ErrorSummary';
import {PageId} from '~/forms/PageId';
import {RequiredNote} from '~/forms/FieldFrame';
import type {FormAnswer} from '~/forms/submission';
import {usePostedForm} from '~/forms/use-posted-form';
import {useHref, useTranslate} from '~/i18n/use-language';
import {Alert} from '~/ui/Alert';
import {Button} from '~/ui/Button';
import {PrivacyField} from '../site/PrivacyField';
import {AccountFormFrame, NameFields, NewPasswordFields, NewsletterField} from './AccountFormFrame';
import type {NewPasswordAnswer, PasswordLink} from './password-forms.server';

interface RegisterPageProps {
  answer: FormAnswer | null;
  newsletter: boolean;
}

const registerSchema = async () => (await import('./account-schemas')).registerSchema;

export function RegisterPage({answer, newsletter}: RegisterPageProps) {
  const t = useTranslate();
  const href = useHref();
  const {form, field, box, summary, button} = usePostedForm({
    id: 'register',
    answer,
    schema: registerSchema,
  });
  return (
    <AccountFormFrame title={t('account.login.register')} lead={t('accountPages.register.lead')}>
      <form {...form} action={href('register')} className="grid gap-5">
        <ErrorSummary {...summary} title={t('accountPages.summary')} />
        <RequiredNote />
        <PageId />
        <NameFields field={field} />
        <EmailField {...field('email')} label={t('account.login.email')} />
        <NewPasswordFields field={field} which="first" />
        <div className="grid gap-1">
          {newsletter && <NewsletterField {...box('acceptsMarketing')} />}
          <PrivacyField {...box('privacy')} label="accountPages.register.privacy" />
        </div>
        <Button variant="primary" full {...button}>
          {t('account.login.register')}
        </Button>
      </form>
      <p className="border-t border-stahl-200 pt-5">
        {t('accountPages.register.known')}{' '}
        <a className="link" href={href('login')}>
          {t('account.login.title')}
        </a>
      </p>
    </AccountFormFrame>
  );
}

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
      title={t('account.login.lost')}
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

const lostPasswordSchema = async () => (await import('~/forms/field-schemas')).emailForm;

function LostPasswordForm({answer}: {answer: FormAnswer | null}) {
  const t = useTranslate();
  const href = useHref();
  const {form, field, summary, button} = usePostedForm({
    id: 'lost-password',
    answer,
    schema: lostPasswordSchema,
  });
  return (
    <form {...form} action={href('lostPassword')} className="grid gap-5">
      <ErrorSummary {...summary} title={t('accountPages.summary')} />
      <RequiredNote />
      <EmailField {...field('email')} label={t('account.login.email')} autoComplete="username" />
      <Button variant="primary" full {...button}>
        {t('accountPages.lostPassword.submit')}
      </Button>
    </form>
  );
}

interface NewPasswordPageProps {
  page: PasswordLink['page'];
  answer: NewPasswordAnswer | null;
}

const newPasswordSchema = async () => (await import('./account-schemas')).newPasswordSchema;

/**
 * 'Passwort zurücksetzen' and 'Konto aktivieren', linked from mails: a password and its confirmation, submitted to the
 * page's own URL, which contains the mail's token.
 */
export function NewPasswordPage({page, answer}: NewPasswordPageProps) {
  const t = useTranslate();
  const href = useHref();
  const {form, field, summary, button} = usePostedForm({
    id: page,
    answer,
    schema: newPasswordSchema,
  });
  return (
    <AccountFormFrame title={t(`accountPages.${page}.title`)} lead={t(`accountPages.${page}.lead`)}>
      <form {...form} className="grid gap-5">
        <ErrorSummary {...summary} title={t('accountPages.summary')} />
        {answer?.help && (
          <a className="justify-self-start link" href={href(answer.help)}>
            {t(
              answer.help === 'login'
                ? 'accountPages.activate.login'
                : `accountPages.${page}.again`,
            )}
          </a>
        )}
        <RequiredNote />
        <PageId />
        <NewPasswordFields field={field} which={page === 'activate' ? 'first' : 'next'} />
        <Button variant="primary" full {...button}>
          {t(`accountPages.${page}.submit`)}
        </Button>
      </form>
    </AccountFormFrame>
  );
}
