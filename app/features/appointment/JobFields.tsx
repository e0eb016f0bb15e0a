import {FormField} from '~/forms/FormField';
import {inputProps} from '~/forms/fields';
import {SelectField} from '~/forms/SelectField';
import {usePageTranslate} from '~/i18n/PageMessages';
import type {AppointmentView} from './appointment-view';
import {appointmentFields, OTHER_SERVICE} from './fields';
import type {FieldOf} from '~/forms/use-posted-form';

interface JobFieldsProps {
  field: FieldOf;
  services: AppointmentView['services'];
}

/** What is to be done, chosen from what editors offer or in own words, and on which bike. */
export function JobFields({field, services}: JobFieldsProps) {
  const t = usePageTranslate();
  const options = [
    {value: '', label: t('appointment.chooseService')},
    ...services.map(({name, note}) => ({value: name, label: note ? `${name} (${note})` : name})),
    {value: OTHER_SERVICE, label: t('appointment.other')},
  ];
  return (
    <>
      {services.length > 0 ? (
        <SelectField
          {...field('service')}
          label={t(appointmentFields.service.label)}
          options={options}
          required
        />
      ) : (
        <FormField
          {...field('service')}
          {...inputProps(appointmentFields.service)}
          label={t(appointmentFields.service.label)}
        />
      )}
      <FormField
        {...field('bike')}
        {...inputProps(appointmentFields.bike)}
        label={t(appointmentFields.bike.label)}
        hint={t('appointment.bikeHint')}
      />
    </>
  );
}
