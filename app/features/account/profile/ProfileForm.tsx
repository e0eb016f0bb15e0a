import {useState} from 'react';
import {CheckboxField} from '~/forms/CheckboxField';
import {EmailField} from '~/forms/EmailField';
import {ErrorSummary} from '~/forms/ErrorSummary';
import type {FormAnswer} from '~/forms/form-answer';
import {NameFields} from '~/forms/NameFields';
import {PasswordField} from '~/forms/PasswordField';
import {RequiredNote} from '~/forms/RequiredNote';
import {usePostedForm} from '~/forms/use-posted-form';
import {usePageTranslate} from '~/i18n/PageMessages';
import {useHref} from '~/i18n/use-language';
import {Button} from '~/ui/Button';

interface ProfileFormProps {
  values: Record<string, string>;
  answer: FormAnswer | null;
}

/** Name, e-mail address and whether news are wanted. */
export function ProfileForm({values, answer}: ProfileFormProps) {
  const own = usePageTranslate();
  const href = useHref();
  const {form, field, box, summary, button} = usePostedForm({
    id: 'profile',
    answer,
    schema: () => import('../account-schemas').then(({profileSchema}) => profileSchema),
    initial: values,
  });
  const asks = useAsksForPassword(answer, values);
  return (
    <form {...form} action={href('profile')} className="grid gap-5">
      <ErrorSummary {...summary} title={own('accountPages.summary')} />
      <RequiredNote />
      <NameFields
        field={field}
        firstName={own('accountPages.profile.firstName')}
        lastName={own('accountPages.profile.lastName')}
      />
      <EmailField
        {...field('email')}
        label={own('accountPages.profile.email')}
        hint={own('accountPages.profile.emailHint')}
      />
      {asks && (
        <PasswordField
          {...field('currentPassword')}
          label={own('accountPages.password.current')}
          hint={own('accountPages.profile.passwordHint')}
          autoComplete="current-password"
          canBeShown
          required
        />
      )}
      <CheckboxField
        {...box('acceptsMarketing')}
        label={own('accountPages.profile.acceptsMarketing')}
      />
      <div className="flex max-sm:*:flex-1">
        <Button variant="primary" {...button}>
          {own('accountPages.profile.save')}
        </Button>
      </div>
    </form>
  );
}

/** Another e-mail address needs the password: the field comes with the first refusal and then stays. */
function useAsksForPassword(answer: FormAnswer | null, {email}: Record<string, string>): boolean {
  const refused = answer && !answer.unsent ? answer.values.email : undefined;
  const asksNow = refused !== undefined && refused.toLowerCase() !== email?.toLowerCase();
  const [asks, setAsks] = useState(asksNow);
  if (asksNow && !asks) setAsks(true);
  return asks;
}
