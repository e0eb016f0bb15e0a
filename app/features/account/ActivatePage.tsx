import {ErrorSummary} from '~/forms/ErrorSummary';
import {RequiredNote} from '~/forms/FieldFrame';
import {PageId} from '~/forms/PageId';
import {usePostedForm} from '~/forms/use-posted-form';
import {useHref, useTranslate} from '~/i18n/use-language';
import {Button} from '~/ui/Button';
import {AccountFormFrame, NewPasswordFields} from './AccountFormFrame';
import type {ActivationAnswer} from './password-forms.server';

/** 'Konto aktivieren': where the invitation's link leads. */
export function ActivatePage({answer}: {answer: ActivationAnswer | null}) {
  const t = useTranslate();
  return (
    <AccountFormFrame
      title={t('accountPages.activate.title')}
      lead={t('accountPages.activate.lead')}
    >
      <ActivateForm answer={answer} />
    </AccountFormFrame>
  );
}

/** The first password, twice; sent to the page's own address, which holds the mail's token. */
function ActivateForm({answer}: {answer: ActivationAnswer | null}) {
  const t = useTranslate();
  const href = useHref();
  const {form, field, summary, button} = usePostedForm({
    id: 'activate',
    answer,
    schema: () => import('./account-schemas').then(({newPasswordSchema}) => newPasswordSchema),
  });
  const help = answer?.help;
  return (
    <form {...form} className="grid gap-5">
      <ErrorSummary {...summary} title={t('accountPages.summary')} />
      {help && (
        <a className="justify-self-start link" href={href(help)}>
          {t(help === 'login' ? 'accountPages.activate.login' : 'accountPages.activate.again')}
        </a>
      )}
      <RequiredNote />
      <PageId />
      <NewPasswordFields
        field={field}
        password={t('accountPages.activate.password')}
        passwordConfirmation={t('accountPages.activate.passwordConfirmation')}
        hint={t('accountPages.activate.hint')}
      />
      <Button variant="primary" full {...button}>
        {t('accountPages.activate.submit')}
      </Button>
    </form>
  );
}
