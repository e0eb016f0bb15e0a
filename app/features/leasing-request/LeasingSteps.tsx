import {RadioField, SelectField} from '~/forms/ChoiceFields';
import {inputProps, LONGEST_LINE} from '~/forms/fields';
import {EmailField, FormField, TextareaField} from '~/forms/FormField';
import {useTranslate} from '~/i18n/use-language';
import {PartnerMark} from '../site/PartnerMark';
import {PrivacyField} from '../site/PrivacyField';
import {answers, type FieldName, leasingFields, OTHER_PARTNER, shippingMethods} from './fields';
import type {LeasingContent} from './leasing-content.server';
import type {LeasingForm} from './use-leasing-form';

interface PartnerStepProps {
  field: LeasingForm['field'];
  content: LeasingContent;
  bikeKnown: boolean;
}

/** The leasing partner, and the bike where the address names none. */
export function PartnerStep({field, content, bikeKnown}: PartnerStepProps) {
  const t = useTranslate();
  return (
    <>
      {!bikeKnown && (
        <TextareaField
          {...field('bike')}
          label={t('leasingRequest.bike.label')}
          hint={t('leasingRequest.bike.hint')}
          rows={3}
          required
        />
      )}
      <Partner field={field} partners={content.partners} />
      <div className="grid gap-4.5 md:grid-cols-2">
        <Package field={field} packages={content.packages} />
        <FormField
          {...field('leasingCode')}
          label={t('leasingRequest.fields.leasingCode')}
          note={t('leasingRequest.fields.leasingCodeNote')}
          placeholder={t('leasingRequest.fields.leasingCodeExample')}
          maxLength={LONGEST_LINE}
          autoComplete="off"
          spellCheck={false}
        />
      </div>
    </>
  );
}

function Partner({
  field,
  partners,
}: Pick<PartnerStepProps, 'field'> & Pick<LeasingContent, 'partners'>) {
  const t = useTranslate();
  const label = t('leasingRequest.fields.leasingPartner');
  if (partners.length === 0) {
    return (
      <FormField
        {...field('leasingPartner')}
        label={label}
        placeholder={`${t('leasingRequest.fields.writtenPartner')} *`}
        maxLength={LONGEST_LINE}
        autoComplete="off"
        required
      />
    );
  }
  const named = partners.map(({name, image}) => ({
    value: name,
    label: <PartnerMark name={name} image={image} />,
  }));
  const other = {value: OTHER_PARTNER, label: t('leasingRequest.fields.otherPartner')};
  return (
    <RadioField {...field('leasingPartner')} label={label} options={[...named, other]} required />
  );
}

function Package({
  field,
  packages,
}: Pick<PartnerStepProps, 'field'> & Pick<LeasingContent, 'packages'>) {
  const t = useTranslate();
  const label = t('leasingRequest.fields.leasingServicePackage');
  const parts = field('leasingServicePackage');
  if (packages.length === 0) {
    return <FormField {...parts} label={label} maxLength={LONGEST_LINE} autoComplete="off" />;
  }
  const open = {value: '', label: t('leasingRequest.fields.noPackage')};
  const options = [open, ...packages.map(({name}) => ({value: name, label: name}))];
  return <SelectField {...parts} label={label} options={options} />;
}

interface PersonStepProps {
  field: LeasingForm['field'];
  countries: readonly {value: string; label: string}[];
}

/** Name and address of the customer. */
export function PersonStep({field, countries}: PersonStepProps) {
  const t = useTranslate();
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

type Parts = Pick<LeasingForm, 'field' | 'box'>;

/** Pickup or delivery. */
export function ShippingStep({field}: Pick<Parts, 'field'>) {
  const t = useTranslate();
  return (
    <RadioField
      {...field('shippingMethod')}
      label={t('leasingRequest.fields.shippingMethod')}
      options={shippingMethods.map((value) => ({
        value,
        label: <Choice>{t(`leasingRequest.shippingMethods.${value}`)}</Choice>,
        hint: t(`leasingRequest.shippingMethods.${value}Note`),
      }))}
      required
    />
  );
}

/** Whether the shop may use the leasing portal, a message, and the consent. */
export function PortalStep({field, box, note}: Parts & {note: string}) {
  const t = useTranslate();
  return (
    <>
      <RadioField
        {...field('leasingPortal')}
        label={t('leasingRequest.fields.leasingPortal')}
        options={answers.map((value) => ({
          value,
          label: <Choice>{t(`leasingRequest.portal.${value}`)}</Choice>,
          hint: t(`leasingRequest.portal.${value}Note`),
        }))}
        required
      />
      <TextareaField
        {...field('message')}
        label={t('leasingRequest.fields.message')}
        hint={note || t('leasingRequest.fields.messageHint')}
      />
      <PrivacyField {...box('privacy')} />
    </>
  );
}

function Choice({children}: {children: string}) {
  return <span className="font-label">{children}</span>;
}
