import {FormField} from '~/forms/FormField';
import {LONGEST_LINE} from '~/forms/limits';
import {usePageTranslate} from '~/i18n/PageMessages';
import type {FieldOf} from './form-field';

/** How to reach who asks. */
export function ContactFields({field}: {field: FieldOf}) {
  const t = usePageTranslate();
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <FormField
        {...field('firstName')}
        label={t('appointment.firstName')}
        autoComplete="given-name"
        maxLength={LONGEST_LINE}
        required
      />
      <FormField
        {...field('lastName')}
        label={t('appointment.lastName')}
        autoComplete="family-name"
        maxLength={LONGEST_LINE}
        required
      />
      <FormField
        {...field('email')}
        type="email"
        label={t('appointment.email')}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={LONGEST_LINE}
        required
      />
      <FormField
        {...field('phone')}
        type="tel"
        label={t('appointment.phone')}
        autoComplete="tel"
        maxLength={LONGEST_LINE}
        required
      />
    </div>
  );
}
