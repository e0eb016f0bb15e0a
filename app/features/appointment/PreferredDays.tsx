import {FormField} from '~/forms/FormField';
import {usePageTranslate} from '~/i18n/PageMessages';
import type {AppointmentView} from './appointment-view';
import type {FieldOf} from '~/forms/use-posted-form';
import {appointmentFields} from './fields';
import {laterDay} from '../site/shop-day';

interface PreferredDaysProps {
  field: FieldOf;
  view: AppointmentView;
}

const NAMES = ['day1', 'day2', 'day3'] as const;

/** Up to three days, in the browser's own calendar. */
export function PreferredDays({field, view: {days}}: PreferredDaysProps) {
  const t = usePageTranslate();
  return (
    <>
      <p className="-mt-3 text-small text-ink-500">
        {t('appointment.daysHint')}
        {` ${t('appointment.openDays', {days: days.open})}`}
      </p>
      <div className="grid gap-5 sm:grid-cols-3">
        {NAMES.map((name, at) => (
          <FormField
            key={name}
            {...field(name)}
            type="date"
            label={t(appointmentFields[name].label)}
            min={laterDay(days.today, 1)}
            max={days.latest}
            required={at === 0}
          />
        ))}
      </div>
    </>
  );
}
