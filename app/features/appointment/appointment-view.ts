import type {PhoneLink} from '../requests/phone-link';
import type {HoursView} from '../site/opening-hours';
import type {AppointmentContent} from './appointment-content';
import type {WorkshopDays} from './preferred-day';

/** What the appointment request shows. */
export interface AppointmentView {
  lead: string;
  services: AppointmentContent['services'];
  days: WorkshopDays;
  hours: HoursView;
  phone: PhoneLink | null;
}
