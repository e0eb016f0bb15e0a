import type {ReactNode} from 'react';
import {EmailField, FormField, TextareaField} from '~/forms/FormField';
import {RequiredNote} from '~/forms/FieldFrame';
import {SelectField} from '~/forms/ChoiceFields';
import type {FormAnswer} from '~/forms/submission';
import {type FormSubmitter, type TableForm, useTableForm} from '~/forms/use-posted-form';
import {useHref, useTranslate} from '~/i18n/use-language';
import {Button} from '~/ui/Button';
import {RequestGuard} from '../requests/RequestLayout';
import {PrivacyField} from '../site/PrivacyField';
import {addDays} from '../site/shop-day';
import type {AppointmentView} from './appointment-request.server';
import {appointmentFields, HALVES, OTHER_SERVICE, TEST_RIDE} from './fields';

interface AppointmentFormProps {
  /** Prefix of the ids of its fields: a page may contain several such forms. */
  id: string;
  answer: FormAnswer | null;
  initial?: Readonly<Record<string, string>> | null;
  view: AppointmentView;
  seal: string;
  /** Submits without navigation, for a form on another page. */
  fetcher?: FormSubmitter;
}

/** What is to be done, when, and the sender's contact details. Submitted to its own page from any page. */
export function AppointmentForm(props: AppointmentFormProps) {
  const {id, answer, initial, view, seal, fetcher} = props;
  const t = useTranslate();
  const href = useHref();
  const {days, testRide} = view;
  const {form, box, summary, button, ...controls} = useTableForm(appointmentFields, {
    id,
    answer,
    ...(initial && {initial}),
    ...(fetcher && {fetcher}),
    schema: async () => (await import('./appointment-schema')).appointmentSchema(days),
  });
  return (
    <form
      {...form}
      action={href('appointment') + (testRide?.number ? `?variant=${testRide.number}` : '')}
      className="grid gap-7"
      aria-label={t(testRide ? 'appointment.testRide.title' : 'appointment.title')}
    >
      <RequestGuard seal={seal} answer={answer} summary={summary} />
      <RequiredNote />
      <FieldGroup legend={t(testRide ? 'appointment.testRide.bikes' : 'appointment.job')}>
        {testRide ? (
          <BikeFields {...controls} />
        ) : (
          <JobFields {...controls} services={view.services} />
        )}
      </FieldGroup>
      <FieldGroup legend={t('appointment.days')}>
        <PreferredDays field={controls.field} view={view} />
      </FieldGroup>
      <FieldGroup legend={t('appointment.contact')}>
        <ContactFields {...controls} />
        <TextareaField
          {...controls.field('message')}
          hint={t(testRide ? 'appointment.testRide.messageHint' : 'appointment.messageHint')}
        />
      </FieldGroup>
      {testRide && <p className="text-small">{t('appointment.testRide.hold')}</p>}
      <PrivacyField {...box('privacy')} />
      <div className="flex border-t border-stahl-200 pt-6 max-sm:*:flex-1 sm:justify-end">
        <Button variant="primary" {...button}>
          {t(testRide ? 'appointment.testRide.submit' : 'appointment.submit')}
        </Button>
      </div>
    </form>
  );
}

/** Fields of one question: visually a headline, for screen readers a group. */
function FieldGroup({legend, children}: {legend: string; children: ReactNode}) {
  return (
    <fieldset className="grid min-w-0 gap-5">
      <legend className="mb-5 text-h3 font-heading tracking-[-0.005em] font-stretch-110%">
        {legend}
      </legend>
      {children}
    </fieldset>
  );
}

type Controls = Pick<TableForm<typeof appointmentFields>, 'field' | 'line'>;

interface JobFieldsProps extends Controls {
  services: AppointmentView['services'];
}

/** What is to be done, from what editors offer or in the visitor's own words, and on which bike. */
function JobFields({field, line, services}: JobFieldsProps) {
  const t = useTranslate();
  const options = [
    {value: '', label: t('appointment.chooseService')},
    ...services.map(({name, note}) => ({value: name, label: note ? `${name} (${note})` : name})),
    {value: OTHER_SERVICE, label: t('appointment.other')},
  ];
  return (
    <>
      {services.length > 0 ? (
        <SelectField {...field('service')} options={options} />
      ) : (
        <FormField {...line('service')} />
      )}
      <FormField {...line('bike')} hint={t('appointment.bikeHint')} />
    </>
  );
}

/** The bike to ride or see, and up to two more. */
function BikeFields({line}: Pick<Controls, 'line'>) {
  const t = useTranslate();
  return (
    <>
      <input type="hidden" name="service" value={TEST_RIDE} />
      <FormField {...line('bike')} label={t('appointment.testRide.bike')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField {...line('bike2')} />
        <FormField {...line('bike3')} />
      </div>
    </>
  );
}

interface PreferredDaysProps extends Pick<Controls, 'field'> {
  view: AppointmentView;
}

const DAY_FIELDS = ['day1', 'day2', 'day3'] as const;
const HALF_FIELDS = {day1: 'half1', day2: 'half2', day3: 'half3'} as const;

/** Up to three days, with the browser's date picker; for a test ride with the half of the day. */
function PreferredDays({field, view: {days, testRide}}: PreferredDaysProps) {
  const t = useTranslate();
  return (
    <>
      <p className="-mt-3 text-small text-ink-500">
        {t(testRide ? 'appointment.testRide.daysHint' : 'appointment.daysHint')}
        {days.open && ` ${t('appointment.openDays', {days: days.open})}`}
      </p>
      <div className="grid gap-5 sm:grid-cols-3">
        {DAY_FIELDS.map((name) => (
          <div key={name} className="grid content-start gap-3">
            <FormField
              {...field(name)}
              type="date"
              min={addDays(days.today, 1)}
              max={days.latest}
            />
            {testRide && (
              <SelectField
                {...field(HALF_FIELDS[name])}
                aria-label={`${t('appointment.testRide.half')}, ${t(appointmentFields[name].label)}`}
                options={HALVES.map((value) => ({
                  value,
                  label: t(`appointment.testRide.${value || 'anyTime'}`),
                }))}
              />
            )}
          </div>
        ))}
      </div>
    </>
  );
}

function ContactFields({line}: Pick<Controls, 'line'>) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <FormField {...line('firstName')} />
      <FormField {...line('lastName')} />
      <EmailField {...line('email')} />
      <FormField {...line('phone')} type="tel" />
    </div>
  );
}
