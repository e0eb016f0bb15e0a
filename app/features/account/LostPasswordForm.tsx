import {ErrorSummary} from '~/forms/ErrorSummary';
import type {FormAnswer} from '~/forms/form-answer';
import {EmailField} from '~/forms/EmailField';
import {RequiredNote} from '~/forms/RequiredNote';
import {usePostedForm} from '~/forms/use-posted-form';
import {usePageTranslate} from '~/i18n/PageMessages';
import {useHref} from '~/i18n/use-language';
import {Button} from '~/ui/Button';

const schema = () => import('./account-schemas').then(({lostPasswordSchema}) => lostPasswordSchema);

/** Asks for the mail that leads to a new password. */
export function LostPasswordForm({answer}: {answer: FormAnswer | null}) {
  const own = usePageTranslate();
  const href = useHref();
  const {form, field, summary, button} = usePostedForm({id: 'lost-password', answer, schema});
  return (
    <form {...form} action={href('lostPassword')} className="grid gap-5">
      <ErrorSummary {...summary} title={own('accountPages.summary')} />
      <RequiredNote />
      <EmailField
        {...field('email')}
        label={own('accountPages.lostPassword.email')}
        autoComplete="username"
      />
      <Button variant="primary" full {...button}>
        {own('accountPages.lostPassword.submit')}
      </Button>
    </form>
  );
}
