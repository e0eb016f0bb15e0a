import type {Offered} from '../requests/request-letter';
import type {Language} from '~/i18n/languages';
import type {WorkerMessageKey} from '~/i18n/messages';
import type {Translate} from '~/i18n/translate';
import {
  comingDays,
  daysInWords,
  weekdayLine,
  type OpeningHours,
  type SpecialDays,
} from '../site/opening-hours';
import {laterDay} from '../site/shop-day';
import type {WorkshopDays} from './preferred-day';

/** What editors offer in the appointment request. */
export interface AppointmentContent {
  lead: string;
  /** Empty: the visitor writes what is to be done. `product`: the handle of its article in the shop, '' without one. */
  services: (Offered & {note: string; product: string})[];
  daysAhead: number;
}

/** Monday to Saturday, when nothing is known of the workshop's hours: it confirms each appointment anyway. */
const USUAL = {days: [1, 2, 3, 4, 5, 6], opens: '', closes: ''};

interface Asked {
  /** 'YYYY-MM-DD'. */
  today: string;
  language: Language;
  t: Translate<WorkerMessageKey>;
}

/** When bikes can be brought, counted from today. */
export function toWorkshopDays(
  {daysAhead}: AppointmentContent,
  hours: OpeningHours,
  {today, language, t}: Asked,
): WorkshopDays {
  const workshop = hours.workshop.length > 0 ? hours.workshop : [USUAL];
  const special = comingDays(hours, ['workshop'], laterDay(today, 1), daysAhead - 1);
  const open = weekdayLine([...new Set(workshop.flatMap(({days}) => days))], language);
  const closed = joined(special.filter(({opens}) => !opens));
  return {
    today,
    latest: laterDay(today, daysAhead),
    hours: {workshop, special},
    open:
      closed.length > 0
        ? t('appointment.openExcept', {open, closed: daysInWords(closed, language)})
        : open,
  };
}

/** Stretches of days without those that another one holds or goes on with. */
function joined(stretches: readonly SpecialDays[]): {from: string; to: string}[] {
  const all: {from: string; to: string}[] = [];
  for (const {from, to} of stretches) {
    const last = all.at(-1);
    if (last && from <= laterDay(last.to, 1)) last.to = last.to > to ? last.to : to;
    else all.push({from, to});
  }
  return all;
}
