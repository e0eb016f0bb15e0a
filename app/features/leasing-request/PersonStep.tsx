import type {HTMLInputAutoCompleteAttribute} from 'react';
import {EmailField} from '~/forms/EmailField';
import {FormField} from '~/forms/FormField';
import {LONGEST_LINE} from '~/forms/limits';
import {SelectField} from '~/forms/SelectField';
import {usePageTranslate} from '~/i18n/PageMessages';
import type {LeasingForm} from './use-leasing-form';

interface PersonStepProps {
  field: LeasingForm['field'];
  countries: readonly {value: string; label: string}[];
}

/** Who asks, and where the contract and perhaps the bike go. */
export function PersonStep({field, countries}: PersonStepProps) {
  const t = usePageTranslate();
  const line = (name: Line, autoComplete: HTMLInputAutoCompleteAttribute) => ({
    ...field(name),
    label: t(`leasingRequest.fields.${name}`),
    autoComplete,
    maxLength: LONGEST_LINE,
    required: true,
  });
  return (
    <>
      <div className="grid gap-4.5 md:grid-cols-2">
        <FormField {...line('firstName', 'given-name')} />
        <FormField {...line('lastName', 'family-name')} />
      </div>
      <div className="grid gap-4.5 md:grid-cols-[2.2fr_1fr]">
        <FormField {...line('street', 'address-line1')} />
        <FormField {...line('houseNumber', 'off')} />
      </div>
      <div className="grid gap-4.5 md:grid-cols-[1fr_2.2fr]">
        <FormField {...line('zipCode', 'postal-code')} spellCheck={false} />
        <FormField {...line('city', 'address-level2')} />
      </div>
      <SelectField
        {...field('country')}
        label={t('leasingRequest.fields.country')}
        options={countries}
        autoComplete="country"
        required
      />
      <div className="grid gap-4.5 md:grid-cols-2">
        <EmailField {...line('email', 'email')} />
        <FormField {...line('phone', 'tel')} type="tel" />
      </div>
    </>
  );
}

type Line =
  | 'firstName'
  | 'lastName'
  | 'street'
  | 'houseNumber'
  | 'zipCode'
  | 'city'
  | 'email'
  | 'phone';
