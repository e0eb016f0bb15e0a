import {PasswordField} from '~/forms/PasswordField';
import type {FieldOf} from '~/forms/use-posted-form';

interface NewPasswordFieldsProps {
  field: FieldOf;
  password: string;
  passwordConfirmation: string;
  /** How long it may be. */
  hint: string;
}

/** A password that is chosen, and once more against typing errors. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const {field, password, passwordConfirmation, hint} = props;
  return (
    <>
      <PasswordField
        {...field('password')}
        label={password}
        hint={hint}
        canBeShown
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
