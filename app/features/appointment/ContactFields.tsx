import {EmailField} from '~/forms/EmailField';
import {FormField} from '~/forms/FormField';
import {LONGEST_LINE} from '~/forms/limits';
import {NameFields} from '~/forms/NameFields';
import {usePageTranslate} from '~/i18n/PageMessages';
import type {FieldOf} from '~/forms/use-posted-form';

/** How to reach who asks. */
export function ContactFields({field}: {field: FieldOf}) {
  const t = usePageTranslate();
  return (
    <>
      <NameFields
        field={field}
        firstName={t('appointment.firstName')}
        lastName={t('appointment.lastName')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <EmailField {...field('email')} label={t('appointment.email')} maxLength={LONGEST_LINE} />
        <FormField
          {...field('phone')}
          type="tel"
          label={t('appointment.phone')}
          autoComplete="tel"
          maxLength={LONGEST_LINE}
          required
        />
      </div>
    </>
  );
}
