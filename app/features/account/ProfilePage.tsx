import {useLocation} from '@remix-run/react';
import {useState} from 'react';
import {ErrorSummary} from '~/forms/ErrorSummary';
import {RequiredNote} from '~/forms/FieldFrame';
import {PageId} from '~/forms/PageId';
import type {FormAnswer} from '~/forms/submission';
import {EmailField, PasswordField} from '~/forms/FormField';
import {usePostedForm} from '~/forms/use-posted-form';
import {useHref, useTranslate} from '~/i18n/use-language';
import {Button} from '~/ui/Button';
import {FormPanel, NameFields, NewPasswordFields, NewsletterField} from './AccountFormFrame';
import {PrivacyLink} from '../site/PrivacyField';
import {AccountLayout} from './AccountLayout';
import {useAccount} from './use-account';
import type {loadProfile} from './change-profile.server';

interface ProfilePageProps {
  /** `null` as described at `loadForForm`: then only the submitted values can be shown. */
  profile: Awaited<ReturnType<typeof loadProfile>>;
  /** Why the form submitted to this URL was rejected. */
  answer: FormAnswer | null;
}

/** 'Persönliche Daten': name, e-mail address, newsletter and password. */
export function ProfilePage({profile, answer}: ProfilePageProps) {
  const t = useTranslate();
  const isPassword = isPasswordForm(useLocation().search);
  const profileAnswer = isPassword ? null : answer;
  const passwordAnswer = isPassword ? answer : null;
  const {passwords} = useAccount();
  return (
    <AccountLayout
      current="profile"
      title={t('accountPages.profile.title')}
      alert={profile || answer ? null : t('shopify.outage')}
    >
      <div className="grid gap-5">
        {(profile || profileAnswer) && (
          <FormPanel title={t('accountPages.profile.edit')}>
            <ProfileForm
              values={profile?.values ?? {}}
              newsletter={profile?.newsletter ?? profileAnswer?.values.acceptsMarketing === 'on'}
              answer={profileAnswer}
            />
          </FormPanel>
        )}
        {passwords && (profile?.values.email || passwordAnswer) && (
          <FormPanel
            title={t('accountPages.password.title')}
            lead={t('accountPages.password.lead')}
          >
            <PasswordForm email={profile?.values.email ?? ''} answer={passwordAnswer} />
          </FormPanel>
        )}
      </div>
    </AccountLayout>
  );
}

interface ProfileFormProps {
  values: Record<string, string>;
  newsletter: boolean;
  answer: FormAnswer | null;
}

function ProfileForm({values, newsletter, answer}: ProfileFormProps) {
  const t = useTranslate();
  const {passwords} = useAccount();
  const href = useHref();
  const {form, field, box, summary, button} = usePostedForm({
    id: 'profile',
    answer,
    schema: () => import('./account-schemas').then(({profileSchema}) => profileSchema),
    initial: values,
  });
  const requiresPassword = useRequiresPassword(answer, values) && passwords;
  return (
    <form {...form} action={href('profile')} className="grid gap-5">
      <ErrorSummary {...summary} title={t('accountPages.summary')} />
      <RequiredNote />
      <PageId />
      <NameFields field={field} />
      <EmailField
        {...field('email')}
        label={t('account.login.email')}
        hint={t(`accountPages.profile.${passwords ? 'emailHint' : 'emailStays'}`)}
        readOnly={!passwords}
      />
      {requiresPassword && (
        <PasswordField
          {...field('currentPassword')}
          label={t('accountPages.password.current')}
          hint={t('accountPages.profile.passwordHint')}
          autoComplete="current-password"
          canBeShown
          required
        />
      )}
      <div className="grid gap-1">
        {newsletter && <NewsletterField {...box('acceptsMarketing')} />}
        <PrivacyLink belowBox={newsletter} />
      </div>
      <div className="flex max-sm:*:flex-1">
        <Button variant="primary" {...button}>
          {t('accountPages.profile.save')}
        </Button>
      </div>
    </form>
  );
}

/**
 * Changing the e-mail address requires the password: the field appears with the first rejection and then stays. While
 * the saved address is unknown, it only appears when the worker has asked for the password.
 */
function useRequiresPassword(answer: FormAnswer | null, {email}: Record<string, string>): boolean {
  const rejected = answer?.unsent ? null : answer;
  // Undefined also for the answer to the form for a new password, which precedes its URL.
  const typed = rejected?.values.email;
  const isNewEmail = email !== undefined && typed?.toLowerCase() !== email.toLowerCase();
  const isAsked = rejected?.fields.currentPassword !== undefined;
  const isRequiredNow = typed !== undefined && (isNewEmail || isAsked);
  const [isRequired, setIsRequired] = useState(isRequiredNow);
  if (isRequiredNow && !isRequired) setIsRequired(true);
  return isRequired;
}

interface PasswordFormProps {
  /** Lets password managers identify the account. */
  email: string;
  answer: FormAnswer | null;
}

/** A new password for customers who know the current one. */
function PasswordForm({email, answer}: PasswordFormProps) {
  const t = useTranslate();
  const href = useHref();
  const {form, field, summary, button} = usePostedForm({
    id: 'password',
    answer,
    schema: () =>
      import('./account-schemas').then(({changePasswordSchema}) => changePasswordSchema),
  });
  return (
    <form {...form} action={href('profile') + PASSWORD_QUERY} className="grid gap-5">
      <ErrorSummary {...summary} title={t('accountPages.summary')} />
      <RequiredNote />
      <PageId />
      <input type="email" autoComplete="username" defaultValue={email} readOnly hidden />
      <PasswordField
        {...field('currentPassword')}
        label={t('accountPages.password.current')}
        autoComplete="current-password"
        required
      />
      <a className="justify-self-start link" href={href('lostPassword')}>
        {t('account.login.lost')}
      </a>
      <NewPasswordFields field={field} which="next" />
      <div className="flex max-sm:*:flex-1">
        <Button variant="primary" {...button}>
          {t('accountPages.password.save')}
        </Button>
      </div>
    </form>
  );
}

/** The page 'Persönliche Daten' has two forms; the password form is submitted to its own URL. */
const PASSWORD_QUERY = '?password';

/** Whether the query is that of the password form. */
export function isPasswordForm(search: string): boolean {
  return new URLSearchParams(search).has('password');
}
