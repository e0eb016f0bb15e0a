import {useTranslate} from '~/i18n/use-language';
import type {LoginAnswer} from './login-answer';
import {LoginForm} from './LoginForm';

interface LoginPageProps {
  answer: LoginAnswer | null;
  returnTo: string | null;
}

/** Signing in on a page of its own: where the drawer's form leads without script when it was refused. */
export function LoginPage({answer, returnTo}: LoginPageProps) {
  const t = useTranslate();
  return (
    <div className="page-width pt-8 pb-16">
      <div className="mx-auto grid max-w-[480px] gap-5">
        <h1>{t('account.login.title')}</h1>
        <LoginForm id="login" answer={answer} returnTo={answer?.returnTo ?? returnTo} />
      </div>
    </div>
  );
}
