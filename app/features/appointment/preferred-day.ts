import type {WorkerMessageKey} from '~/i18n/messages';
import {isOpenOn, type OpeningHours} from '../site/opening-hours';
import {readDay} from '../site/shop-day';

/** When bikes can be brought to the workshop. Days are written 'YYYY-MM-DD'. */
export interface WorkshopDays {
  /** Today in the shop's time zone. */
  today: string;
  /** The last day that can be asked for. */
  latest: string;
  hours: Pick<OpeningHours, 'workshop' | 'special'>;
  /** The days on which it is open, in words: 'Mo–Sa, außer 24.–27. Dezember'. */
  open: string;
}

export type DayProblem = Extract<WorkerMessageKey, `validations.day.${string}`>;

/** Why a bike cannot be brought on a day: the key of the message, or `null`. */
export function dayProblem(typed: string, days: WorkshopDays): DayProblem | null {
  const day = readDay(typed);
  if (!day) return 'validations.day.format';
  if (day <= days.today) return 'validations.day.past';
  if (day > days.latest) return 'validations.day.late';
  return isOpenOn({shop: [], ...days.hours}, 'workshop', day) ? null : 'validations.day.closed';
}
