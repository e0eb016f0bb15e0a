import {CheckboxField, SelectField} from '~/forms/ChoiceFields';
import {ErrorSummary} from '~/forms/ErrorSummary';
import {FormField} from '~/forms/FormField';
import {PageId} from '~/forms/PageId';
import {RequiredNote} from '~/forms/FieldFrame';
import {usePostedForm} from '~/forms/use-posted-form';
import {useHref, useTranslate} from '~/i18n/use-language';
import {Button, ButtonLink} from '~/ui/Button';
import {PrivacyLink} from '../../site/PrivacyField';
import {NameFields} from '../AccountFormFrame';
import type {AddressAnswer, AddressesView} from './change-addresses.server';
import {addressQuery, type AddressTask} from './address-view';

interface AddressFormProps {
  task: AddressTask;
  form: NonNullable<AddressesView['form']>;
  answer: AddressAnswer | null;
}

/** The form for a new address (task `new`) or for editing an existing one. */
export function AddressForm({task, form, answer}: AddressFormProps) {
  const t = useTranslate();
  const addresses = useHref()('addresses');
  const posted = usePostedForm({
    id: 'address',
    answer,
    schema: async () => {
      const {addressSchema, internationalAddressSchema} = await import('./address-schema');
      return form.internationalPhones ? internationalAddressSchema : addressSchema;
    },
    initial: form.values,
  });
  const textField = (name: 'company' | 'address1' | 'address2' | 'city') => ({
    ...posted.field(name),
    label: t(`accountPages.addresses.${name}`),
  });
  const countries = [
    {value: '', label: t('accountPages.addresses.chooseCountry')},
    ...form.countries.map(({hasProvinces, ...country}) => ({
      ...country,
      ...(hasProvinces && {className: 'with-province'}),
    })),
  ];
  return (
    <form {...posted.form} action={addresses + addressQuery(task)} className="group grid gap-5">
      <ErrorSummary {...posted.summary} title={t('accountPages.summary')} />
      <RequiredNote />
      <PageId />
      <NameFields field={posted.field} />
      <FormField {...textField('company')} autoComplete="organization" />
      <FormField {...textField('address1')} autoComplete="address-line1" required />
      <FormField {...textField('address2')} autoComplete="address-line2" />
      <div className="grid gap-5 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <FormField
          {...posted.field('zip')}
          label={t('accountPages.addresses.zip')}
          autoComplete="postal-code"
          spellCheck={false}
          required
        />
        <FormField {...textField('city')} autoComplete="address-level2" required />
      </div>
      <SelectField
        {...posted.field('country')}
        label={t('accountPages.addresses.country')}
        options={countries}
        autoComplete="country"
        required
      />
      {/* Only for countries with provinces; browsers without `:has()` show it after a rejection. */}
      <div
        className={
          answer?.fields.province ? undefined : 'not-group-has-[.with-province:checked]:hidden'
        }
      >
        <FormField
          {...posted.field('province')}
          label={t('accountPages.addresses.province')}
          autoComplete="address-level1"
          required
        />
      </div>
      <FormField
        {...posted.field('phone')}
        type="tel"
        label={t('accountPages.addresses.phone')}
        hint={t('accountPages.addresses.phoneHint')}
        autoComplete="tel"
      />
      {form.mayBeDefault && (
        <CheckboxField
          {...posted.box('useAsDefault')}
          label={t('accountPages.addresses.useAsDefault')}
        />
      )}
      <PrivacyLink belowBox={false} />
      <div className="flex flex-wrap gap-3 max-sm:*:flex-auto">
        <Button variant="primary" {...posted.button}>
          {t('accountPages.addresses.save')}
        </Button>
        <ButtonLink variant="secondary" href={addresses}>
          {t('accountPages.addresses.cancel')}
        </ButtonLink>
      </div>
    </form>
  );
}
