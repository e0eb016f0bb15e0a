import type {Language} from '~/i18n/languages';
import type {PhoneLink} from '../requests/phone-link';
import {toWorkshopDays, type AppointmentContent} from './appointment-content';
import {closedLine, openingLines} from './opening-lines';
import type {WorkshopDays} from './preferred-day';

/** What the appointment request shows. */
export interface AppointmentView {
  lead: string;
  services: AppointmentContent['services'];
  days: WorkshopDays;
  hours: ReturnType<typeof openingLines>;
  /** Coming days on which the workshop stays closed, in words. */
  closed: string[];
  phone: PhoneLink | null;
}

/** Content of editors as the form shows it on a day of the shop, 'YYYY-MM-DD'. */
export function toAppointmentView(
  content: AppointmentContent,
  {today, phone, language}: {today: string; phone: PhoneLink | null; language: Language},
): AppointmentView {
  const days = toWorkshopDays(content, today);
  const coming = days.closed.filter(({from, to}) => to > today && from <= days.latest);
  return {
    lead: content.lead,
    services: content.services,
    days,
    hours: openingLines(content.hours, language),
    closed: coming.map((closed) => closedLine(closed, language)),
    phone,
  };
}
