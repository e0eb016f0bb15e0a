import {PasswordField} from '~/forms/PasswordField';
import type {FieldOf} from '~/forms/use-posted-form';
import {usePageTranslate} from '~/i18n/PageMessages';

interface NewPasswordFieldsProps {
  field: FieldOf;
  password: string;
  passwordConfirmation: string;
  /** How long it may be. */
  hint: string;
}

/** A password that is chosen, and once more against typing errors (spec §5). */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const {field, password, passwordConfirmation, hint} = props;
  const own = usePageTranslate();
  return (
    <>
      <PasswordField
        {...field('password')}
        label={password}
        hint={hint}
        showLabel={own('accountPages.showPassword')}
        autoComplete="new-password"
        required
      />
      <PasswordField
        {...field('passwordConfirmation')}
        label={passwordConfirmation}
        autoComplete="new-password"
        required
      />
    </>
  );
}
