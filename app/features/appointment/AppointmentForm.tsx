import {ErrorSummary} from '~/forms/ErrorSummary';
import type {FormAnswer} from '~/forms/form-answer';
import {RequiredNote} from '~/forms/RequiredNote';
import {TextareaField} from '~/forms/TextareaField';
import {usePostedForm} from '~/forms/use-posted-form';
import type {Sender} from '~/forms/use-sending';
import {usePageTranslate} from '~/i18n/PageMessages';
import {useHref} from '~/i18n/use-language';
import {Button} from '~/ui/Button';
import {PrivacyField} from '../site/PrivacyField';
import {RequestTrap} from '../requests/RequestTrap';
import type {AppointmentView} from './appointment-view';
import {ContactFields} from './ContactFields';
import {FieldGroup} from './FieldGroup';
import {appointmentFields} from './fields';
import {JobFields} from './JobFields';
import {PreferredDays} from './PreferredDays';

interface AppointmentFormProps {
  /** Begins the ids of its fields: a page may hold several such forms. */
  id: string;
  answer: FormAnswer | null;
  initial?: Readonly<Record<string, string>> | null;
  view: AppointmentView;
  seal: string;
  /** Sends in place of the page, for a form on another page. */
  fetcher?: Sender;
}

/** What is to be done, when, and how to reach who asks. Sent to its own page wherever it stands. */
export function AppointmentForm(props: AppointmentFormProps) {
  const {id, answer, initial, view, seal, fetcher} = props;
  const own = usePageTranslate();
  const href = useHref();
  const {days} = view;
  const {form, field, box, summary, button} = usePostedForm({
    id,
    answer,
    ...(initial && {initial}),
    ...(fetcher && {fetcher}),
    schema: async () => (await import('./appointment-schema')).appointmentSchema(days),
  });
  return (
    <form
      {...form}
      action={href('appointment')}
      className="grid gap-7"
      aria-label={own('appointment.title')}
    >
      <RequestTrap seal={seal} answer={answer} />
      <ErrorSummary {...summary} title={own('requests.summary')} />
      <RequiredNote />
      <FieldGroup legend={own('appointment.job')}>
        <JobFields field={field} services={view.services} />
      </FieldGroup>
      <FieldGroup legend={own('appointment.days')}>
        <PreferredDays field={field} view={view} />
      </FieldGroup>
      <FieldGroup legend={own('appointment.contact')}>
        <ContactFields field={field} />
        <TextareaField
          {...field('message')}
          label={own(appointmentFields.message.label)}
          hint={own('appointment.messageHint')}
        />
      </FieldGroup>
      <PrivacyField {...box('privacy')} />
      <div className="flex border-t border-stahl-200 pt-6 max-sm:*:flex-1 sm:justify-end">
        <Button variant="primary" {...button}>
          {own('appointment.submit')}
        </Button>
      </div>
    </form>
  );
}
