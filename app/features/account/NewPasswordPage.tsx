import {ErrorSummary} from '~/forms/ErrorSummary';
import {RequiredNote} from '~/forms/FieldFrame';
import {PageId} from '~/forms/PageId';
import type {FormAnswer} from '~/forms/submission';
import {usePostedForm} from '~/forms/use-posted-form';
import {useHref, useTranslate} from '~/i18n/use-language';
import {Button} from '~/ui/Button';
import {AccountFormFrame, NewPasswordFields} from './AccountFormFrame';
import type {ActivationAnswer} from './password-forms.server';

/** 'Konto aktivieren': where the invitation's link leads. */
export function ActivatePage({answer}: {answer: ActivationAnswer | null}) {
  const t = useTranslate();
  const help = answer?.help;
  return (
    <NewPasswordPage
      page="activate"
      answer={answer}
      hint={t('accountPages.activate.hint')}
      wayOn={
        help && {
          page: help,
          text: t(help === 'login' ? 'accountPages.activate.login' : 'accountPages.activate.again'),
        }
      }
    />
  );
}

/** 'Passwort zurücksetzen': where the link of a forgotten password leads. */
export function ResetPasswordPage({answer}: {answer: FormAnswer | null}) {
  const t = useTranslate();
  const isRefused = answer !== null && answer.alerts.length > 0;
  return (
    <NewPasswordPage
      page="resetPassword"
      answer={answer}
      hint={t('accountPages.register.passwordHint')}
      wayOn={isRefused && {page: 'lostPassword', text: t('accountPages.resetPassword.again')}}
    />
  );
}

interface NewPasswordProps {
  page: 'activate' | 'resetPassword';
  answer: FormAnswer | null;
  /** What a password has to be. */
  hint: string;
  /** A link for who is refused for another reason than the password. */
  wayOn?: {page: 'login' | 'lostPassword'; text: string} | false | undefined;
}

const schema = () => import('./account-schemas').then(({newPasswordSchema}) => newPasswordSchema);

/** A password of one's own, twice; sent to the page's own address, which holds the mail's token. */
function NewPasswordPage({page, answer, hint, wayOn}: NewPasswordProps) {
  const t = useTranslate();
  const href = useHref();
  const {form, field, summary, button} = usePostedForm({id: page, answer, schema});
  return (
    <AccountFormFrame title={t(`accountPages.${page}.title`)} lead={t(`accountPages.${page}.lead`)}>
      <form {...form} className="grid gap-5">
        <ErrorSummary {...summary} title={t('accountPages.summary')} />
        {wayOn && (
          <a className="justify-self-start link" href={href(wayOn.page)}>
            {wayOn.text}
          </a>
        )}
        <RequiredNote />
        <PageId />
        <NewPasswordFields
          field={field}
          password={t(`accountPages.${page}.password`)}
          passwordConfirmation={t(`accountPages.${page}.passwordConfirmation`)}
          hint={hint}
        />
        <Button variant="primary" full {...button}>
          {t(`accountPages.${page}.submit`)}
        </Button>
      </form>
    </AccountFormFrame>
  );
}
