import {RadioField} from '~/forms/ChoiceFields';
import {TextareaField} from '~/forms/FormField';
import {usePageTranslate} from '~/i18n/PageMessages';
import {PrivacyField} from '../site/PrivacyField';
import {answers, shippingMethods} from './fields';
import type {LeasingForm} from './use-leasing-form';

type Parts = Pick<LeasingForm, 'field' | 'box'>;

/** How the bike gets to its rider. */
export function ShippingStep({field}: Pick<Parts, 'field'>) {
  const t = usePageTranslate();
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

/** What happens with the quote, what else there is to say, and the consent. */
export function PortalStep({field, box, note}: Parts & {note: string}) {
  const t = usePageTranslate();
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
