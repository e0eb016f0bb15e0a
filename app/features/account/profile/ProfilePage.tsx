import {useLocation} from '@remix-run/react';
import type {FormAnswer} from '~/forms/form-answer';
import {usePageTranslate} from '~/i18n/PageMessages';
import {FormPanel} from '../FormPanel';
import {AccountLayout} from '../pages/AccountLayout';
import {asksForPassword} from './password-query';
import {PasswordForm} from './PasswordForm';
import {ProfileForm} from './ProfileForm';
import type {ProfileView} from './change-profile.server';

interface ProfilePageProps {
  /** `null` while Shopify is out: only what was typed can be shown then. */
  profile: ProfileView | null;
  /** Why the form of this address was refused. */
  answer: FormAnswer | null;
}

/** 'Persönliche Daten': name, e-mail address, news, and the password. */
export function ProfilePage({profile, answer}: ProfilePageProps) {
  const t = usePageTranslate();
  const isPassword = asksForPassword(useLocation().search);
  const ofProfile = isPassword ? null : answer;
  const ofPassword = isPassword ? answer : null;
  return (
    <AccountLayout
      current="profile"
      title={t('accountPages.profile.title')}
      alert={profile || answer ? null : t('shopify.outage')}
    >
      <div className="grid gap-5">
        {(profile || ofProfile) && (
          <FormPanel title={t('accountPages.profile.edit')}>
            <ProfileForm values={profile?.values ?? {}} answer={ofProfile} />
          </FormPanel>
        )}
        {(profile?.passwordOf || ofPassword) && (
          <FormPanel
            title={t('accountPages.password.title')}
            lead={t('accountPages.password.lead')}
          >
            <PasswordForm email={profile?.passwordOf ?? ''} answer={ofPassword} />
          </FormPanel>
        )}
      </div>
    </AccountLayout>
  );
}
