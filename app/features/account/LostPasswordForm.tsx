import {ErrorSummary} from '~/forms/ErrorSummary';
import type {FormAnswer} from '~/forms/form-answer';
import {FormField} from '~/forms/FormField';
import {useRefusedForm} from '~/forms/use-refused-form';
import {usePageTranslate} from '~/i18n/PageMessages';
import {useHref, useTranslate} from '~/i18n/use-language';
import {Button} from '~/ui/Button';

const idOf = (field: string) => `lost-password-${field}`;

/** Asks for the mail that leads to a new password. */
export function LostPasswordForm({answer}: {answer: FormAnswer | null}) {
  const t = useTranslate();
  const own = usePageTranslate();
  const href = useHref();
  const form = useRefusedForm<HTMLFormElement>(answer);
  return (
    <form ref={form} method="post" action={href('lostPassword')} noValidate className="grid gap-5">
      <ErrorSummary answer={answer} title={own('accountPages.summary')} idOf={idOf} />
      <p className="text-small text-ink-600">{t('account.required')}</p>
      <FormField
        id={idOf('email')}
        name="email"
        type="email"
        label={own('accountPages.lostPassword.email')}
        error={answer?.fields.email}
        defaultValue={answer?.values.email}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <Button variant="primary" full>
        {own('accountPages.lostPassword.submit')}
      </Button>
    </form>
  );
}
