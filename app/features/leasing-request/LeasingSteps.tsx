import {RadioField, SelectField} from '~/forms/ChoiceFields';
import {EmailField, FormField, TextareaField} from '~/forms/FormField';
import {useTranslate} from '~/i18n/use-language';
import {PartnerLogo} from '../site/PartnerLogo';
import {PrivacyField} from '../site/PrivacyField';
import {portalChoices, OTHER_PARTNER, shippingMethodsOf} from './fields';
import type {LeasingContent} from './leasing-request.server';
import type {LeasingFormState} from './use-leasing-form';

interface StepProps {
  form: LeasingFormState;
}

interface PartnerStepProps extends StepProps {
  content: LeasingContent;
  bikeKnown: boolean;
}

/** The leasing partner, and the bike if the URL names none. */
export function PartnerStep({form, content, bikeKnown}: PartnerStepProps) {
  const t = useTranslate();
  return (
    <>
      {!bikeKnown && (
        <TextareaField {...form.field('bike')} hint={t('leasingRequest.bike.hint')} rows={3} />
      )}
      <Partner form={form} partners={content.partners} />
      <div className="grid gap-5 md:grid-cols-2">
        <Package form={form} packages={content.packages} />
        <FormField
          {...form.line('leasingCode')}
          note={t('leasingRequest.fields.leasingCodeNote')}
          placeholder={t('leasingRequest.fields.leasingCodeExample')}
          spellCheck={false}
        />
      </div>
    </>
  );
}

function Partner({form, partners}: StepProps & Pick<LeasingContent, 'partners'>) {
  const t = useTranslate();
  if (partners.length === 0) {
    return (
      <FormField
        {...form.line('leasingPartner')}
        placeholder={`${t('leasingRequest.fields.writtenPartner')} *`}
      />
    );
  }
  const partnerOptions = partners.map(({name, image}) => ({
    value: name,
    label: <PartnerLogo name={name} image={image} />,
  }));
  const otherOption = {value: OTHER_PARTNER, label: t('leasingRequest.fields.otherPartner')};
  return (
    <RadioField {...form.field('leasingPartner')} options={[...partnerOptions, otherOption]} />
  );
}

function Package({form, packages}: StepProps & Pick<LeasingContent, 'packages'>) {
  const t = useTranslate();
  if (packages.length === 0) {
    return <FormField {...form.line('leasingServicePackage')} />;
  }
  const emptyOption = {value: '', label: t('leasingRequest.fields.noPackage')};
  const options = [emptyOption, ...packages.map(({name}) => ({value: name, label: name}))];
  return <SelectField {...form.field('leasingServicePackage')} options={options} />;
}

interface PersonStepProps extends StepProps {
  countries: readonly {value: string; label: string}[];
}

export function PersonStep({form: {field, line}, countries}: PersonStepProps) {
  return (
    <>
      <div className="grid gap-5 md:grid-cols-2">
        <FormField {...line('firstName')} />
        <FormField {...line('lastName')} />
      </div>
      <div className="grid gap-5 md:grid-cols-[2.2fr_1fr]">
        <FormField {...line('street')} />
        <FormField {...line('houseNumber')} />
      </div>
      <div className="grid gap-5 md:grid-cols-[1fr_2.2fr]">
        <FormField {...line('zipCode')} spellCheck={false} />
        <FormField {...line('city')} />
      </div>
      <SelectField {...field('country')} options={countries} />
      <div className="grid gap-5 md:grid-cols-2">
        <EmailField {...line('email')} />
        <FormField {...line('phone')} type="tel" />
      </div>
    </>
  );
}

export function ShippingStep({form, delivered}: StepProps & {delivered: boolean}) {
  const t = useTranslate();
  return (
    <RadioField
      {...form.field('shippingMethod')}
      options={shippingMethodsOf({delivered}).map((value) => ({
        value,
        label: <Choice>{t(`leasingRequest.shippingMethods.${value}`)}</Choice>,
        hint: t(`leasingRequest.shippingMethods.${value}Note`),
      }))}
    />
  );
}

/** Whether the shop may use the leasing portal, a message, and the consent. */
export function PortalStep({form, note}: StepProps & {note: string}) {
  const t = useTranslate();
  return (
    <>
      <RadioField
        {...form.field('leasingPortal')}
        options={portalChoices.map((value) => ({
          value,
          label: <Choice>{t(`leasingRequest.portal.${value}`)}</Choice>,
          hint: t(`leasingRequest.portal.${value}Note`),
        }))}
      />
      <TextareaField
        {...form.field('message')}
        hint={note || t('leasingRequest.fields.messageHint')}
      />
      <PrivacyField {...form.box('privacy')} />
    </>
  );
}

function Choice({children}: {children: string}) {
  return <span className="font-label">{children}</span>;
}
