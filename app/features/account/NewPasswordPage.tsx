import {ErrorSummary} from '~/forms/ErrorSummary';
import {RequiredNote} from '~/forms/FieldFrame';
import {PageId} from '~/forms/PageId';
import {usePostedForm} from '~/forms/use-posted-form';
import {useHref, useTranslate} from '~/i18n/use-language';
import {Button} from '~/ui/Button';
import {AccountFormFrame, NewPasswordFields} from './AccountFormFrame';
import type {PasswordLink} from './mail-link';
import type {NewPasswordAnswer} from './password-forms.server';

interface NewPasswordPageProps {
  page: PasswordLink['page'];
  answer: NewPasswordAnswer | null;
}

const schema = () => import('./account-schemas').then(({newPasswordSchema}) => newPasswordSchema);

/**
 * 'Passwort zurücksetzen' and 'Konto aktivieren', linked from mails: a password and its confirmation, submitted to the
 * page's own URL, which contains the mail's token.
 */
export function NewPasswordPage({page, answer}: NewPasswordPageProps) {
  const t = useTranslate();
  const href = useHref();
  const {form, field, summary, button} = usePostedForm({id: page, answer, schema});
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
