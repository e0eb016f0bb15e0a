import {FormField} from '~/forms/FormField';
import {LONGEST_LINE} from '~/forms/limits';
import {SelectField} from '~/forms/SelectField';
import {usePageTranslate} from '~/i18n/PageMessages';
import {OTHER_SERVICE} from './appointment-content';
import type {AppointmentView} from './appointment-view';
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
          label={t('appointment.service')}
          options={options}
          required
        />
      ) : (
        <FormField
          {...field('service')}
          label={t('appointment.service')}
          maxLength={LONGEST_LINE}
          required
        />
      )}
      <FormField
        {...field('bike')}
        label={t('appointment.bike')}
        hint={t('appointment.bikeHint')}
        autoComplete="off"
        maxLength={LONGEST_LINE}
        required
      />
    </>
  );
}
