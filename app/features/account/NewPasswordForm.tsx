import {ErrorSummary} from '~/forms/ErrorSummary';
import type {FormAnswer} from '~/forms/form-answer';
import {PageId} from '~/forms/PageId';
import {RequiredNote} from '~/forms/RequiredNote';
import {usePostedForm} from '~/forms/use-posted-form';
import {usePageTranslate} from '~/i18n/PageMessages';
import {useHref} from '~/i18n/use-language';
import {Button} from '~/ui/Button';
import {NewPasswordFields} from './NewPasswordFields';

const schema = () => import('./account-schemas').then(({newPasswordSchema}) => newPasswordSchema);

/** The new password, twice; sent to the page's own address, which holds the mail's token. */
export function NewPasswordForm({answer}: {answer: FormAnswer | null}) {
  const own = usePageTranslate();
  const href = useHref();
  const {form, field, summary, button} = usePostedForm({id: 'new-password', answer, schema});
  return (
    <form {...form} className="grid gap-5">
      <ErrorSummary {...summary} title={own('accountPages.summary')} />
      {answer && answer.alerts.length > 0 && (
        <a className="justify-self-start link" href={href('lostPassword')}>
          {own('accountPages.resetPassword.again')}
        </a>
      )}
      <RequiredNote />
      <PageId />
      <NewPasswordFields
        field={field}
        password={own('accountPages.resetPassword.password')}
        passwordConfirmation={own('accountPages.resetPassword.passwordConfirmation')}
        hint={own('accountPages.register.passwordHint')}
      />
      <Button variant="primary" full {...button}>
        {own('accountPages.resetPassword.submit')}
      </Button>
    </form>
  );
}
