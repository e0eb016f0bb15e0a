import {EmailField, FormField} from '~/forms/FormField';
import {inputProps} from '~/forms/fields';
import {SelectField} from '~/forms/ChoiceFields';
import {usePageTranslate} from '~/i18n/PageMessages';
import {leasingFields, type FieldName} from './fields';
import type {LeasingForm} from './use-leasing-form';

interface PersonStepProps {
  field: LeasingForm['field'];
  countries: readonly {value: string; label: string}[];
}

/** Who asks, and where the contract and perhaps the bike go. */
export function PersonStep({field, countries}: PersonStepProps) {
  const t = usePageTranslate();
  const line = (name: FieldName) => ({
    ...field(name),
    ...inputProps(leasingFields[name]),
    label: t(leasingFields[name].label),
  });
  return (
    <>
      <div className="grid gap-4.5 md:grid-cols-2">
        <FormField {...line('firstName')} />
        <FormField {...line('lastName')} />
      </div>
      <div className="grid gap-4.5 md:grid-cols-[2.2fr_1fr]">
        <FormField {...line('street')} />
        <FormField {...line('houseNumber')} />
      </div>
      <div className="grid gap-4.5 md:grid-cols-[1fr_2.2fr]">
        <FormField {...line('zipCode')} spellCheck={false} />
        <FormField {...line('city')} />
      </div>
      <SelectField
        {...field('country')}
        label={t(leasingFields.country.label)}
        options={countries}
        autoComplete="country"
        required
      />
      <div className="grid gap-4.5 md:grid-cols-2">
        <EmailField {...line('email')} />
        <FormField {...line('phone')} type="tel" />
      </div>
    </>
  );
}
