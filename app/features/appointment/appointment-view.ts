import type {ServiceCardView} from '../site/site-facts';
import type {AppointmentContent} from './appointment-content';
import type {WorkshopDays} from './preferred-day';

/** What the appointment request shows. */
export interface AppointmentView {
  lead: string;
  services: AppointmentContent['services'];
  days: WorkshopDays;
  /** When the workshop is open, and its number; `null` when neither is known. */
  card: ServiceCardView | null;
}
