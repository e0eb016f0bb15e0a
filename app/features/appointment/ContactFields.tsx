import {EmailField} from '~/forms/EmailField';
import {FormField} from '~/forms/FormField';
import {inputProps} from '~/forms/fields';
import {NameFields} from '~/forms/NameFields';
import {usePageTranslate} from '~/i18n/PageMessages';
import type {FieldOf} from '~/forms/use-posted-form';
import {appointmentFields} from './fields';

/** How to reach who asks. */
export function ContactFields({field}: {field: FieldOf}) {
  const t = usePageTranslate();
  return (
    <>
      <NameFields
        field={field}
        firstName={t(appointmentFields.firstName.label)}
        lastName={t(appointmentFields.lastName.label)}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <EmailField
          {...field('email')}
          {...inputProps(appointmentFields.email)}
          label={t(appointmentFields.email.label)}
        />
        <FormField
          {...field('phone')}
          {...inputProps(appointmentFields.phone)}
          type="tel"
          label={t(appointmentFields.phone.label)}
        />
      </div>
    </>
  );
}
