import {useTranslate} from '~/i18n/use-language';
import {AccountFormFrame} from './AccountFormFrame';
import type {LoginAnswer} from './account-answers';
import {LoginForm} from './LoginForm';

interface LoginPageProps {
  answer: LoginAnswer | null;
  returnTo: string | null;
}

/** Signing in on a page of its own: where the drawer's form leads without script when it was refused. */
export function LoginPage({answer, returnTo}: LoginPageProps) {
  const t = useTranslate();
  return (
    <AccountFormFrame title={t('account.login.title')}>
      <LoginForm id="login" answer={answer} returnTo={answer?.returnTo ?? returnTo} />
    </AccountFormFrame>
  );
}
