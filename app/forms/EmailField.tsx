import type {ComponentProps} from 'react';
import {FormField} from './FormField';

type EmailFieldProps = Omit<ComponentProps<typeof FormField>, 'type' | 'required'>;

/** A required e-mail address, for which keyboards show the @ and browsers correct nothing. */
export function EmailField({autoComplete = 'email', ...field}: EmailFieldProps) {
  return (
    <FormField
      {...field}
      type="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  );
}
