import {FormField, TextareaField} from '~/forms/FormField';
import {RadioField, SelectField} from '~/forms/ChoiceFields';
import {LONGEST_LINE} from '~/forms/fields';
import {usePageTranslate} from '~/i18n/PageMessages';
import {PartnerMark} from '../site/PartnerMark';
import {OTHER_PARTNER} from './fields';
import type {LeasingContent} from './leasing-content';
import type {LeasingForm} from './use-leasing-form';

interface PartnerStepProps {
  field: LeasingForm['field'];
  content: LeasingContent;
  bikeKnown: boolean;
}

/** Through whom the bike is leased, and which one when the visitor came without. */
export function PartnerStep({field, content, bikeKnown}: PartnerStepProps) {
  const t = usePageTranslate();
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
  const t = usePageTranslate();
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
  const t = usePageTranslate();
  const label = t('leasingRequest.fields.leasingServicePackage');
  const parts = field('leasingServicePackage');
  if (packages.length === 0) {
    return <FormField {...parts} label={label} maxLength={LONGEST_LINE} autoComplete="off" />;
  }
  const open = {value: '', label: t('leasingRequest.fields.noPackage')};
  const options = [open, ...packages.map(({name}) => ({value: name, label: name}))];
  return <SelectField {...parts} label={label} options={options} />;
}
