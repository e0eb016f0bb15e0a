import type {Language} from '~/i18n/languages';
import type {Translate} from '~/i18n/messages';
import type {OfferedOption} from '../requests/request-letter.server';
import {
  upcomingSpecialDays,
  formatDays,
  NO_HOURS,
  type OpeningHours,
  type Place,
  type SpecialDays,
  weekdayLine,
} from '../site/opening-hours';
import {createSettingsLoader} from '../site/site-config.server';
import {addDays} from '../site/shop-day';
import {
  component,
  handle,
  longText,
  number,
  parts,
  requiredText,
  text,
} from '../story/field-schemas.server';
import type {WorkshopDays} from './appointment-schema';
import {pageStories} from '~/pages';

/** A service of the workshop, with its price or duration: 'Inspektion E-Bike', 'ab 119 €'. */
const appointmentServiceSchema = component('appointment-service', {
  name: requiredText(),
  note: text(),
  product: handle({description: 'Handle des Artikels in Shopify'}),
});

/** The story 'werkstatt-termin': what can be requested; the days follow from the hours in the story 'config'. */
export const appointmentContentSchema = component('appointment-request', {
  lead: longText(),
  services: parts(appointmentServiceSchema, 30),
  days_ahead: number({description: 'So viele Tage im Voraus; leer: 60'}),
});

const DAYS_AHEAD = {usual: 60, most: 400};

/**
 * The story 'werkstatt-termin', what editors offer in the appointment request, in the visitor's language or in German
 * for the mail to the shop; without it, no services and the default number of days.
 */
export const appointmentContent = createSettingsLoader({
  slug: pageStories.appointment,
  schema: appointmentContentSchema,
  read({lead, services, days_ahead}): AppointmentContent {
    const ahead = days_ahead ?? DAYS_AHEAD.usual;
    return {
      lead,
      services: services.map(({uid: id, name, note, product}) => ({id, name, note, product})),
      daysAhead: Math.min(Math.max(Math.round(ahead), 1), DAYS_AHEAD.most),
    };
  },
  fallback: {lead: '', services: [], daysAhead: DAYS_AHEAD.usual},
});

interface AppointmentContent {
  lead: string;
  /** Empty: the visitor types what is to be done. `product`: the handle of its product in the shop, '' without one. */
  services: (OfferedOption & {note: string; product: string})[];
  daysAhead: number;
}

/** Any day, if the config has no hours for the place: each appointment is confirmed anyway. */
const UNKNOWN_HOURS = {days: [1, 2, 3, 4, 5, 6, 0], opens: '00:00', closes: '24:00'};

/** The days on which visitors can come to a place, counted from `today` ('YYYY-MM-DD'). */
export function toWorkshopDays(
  {daysAhead}: AppointmentContent,
  hours: OpeningHours,
  {today, language, t}: {today: string; language: Language; t: Translate},
  place: Place,
): WorkshopDays {
  const isKnown = hours[place].length > 0;
  const weekly = isKnown ? hours[place] : [UNKNOWN_HOURS];
  const special = upcomingSpecialDays(hours, [place], addDays(today, 1), daysAhead - 1);
  const days = weekdayLine([...new Set(weekly.flatMap((row) => row.days))], language);
  const open = isKnown ? days : '';
  const closed = mergedRanges(special.filter(({opens}) => !opens));
  return {
    today,
    latest: addDays(today, daysAhead),
    hours: {...NO_HOURS, [place]: weekly, special},
    place,
    open:
      closed.length > 0
        ? t('appointment.openExcept', {open: days, closed: formatDays(closed, language)})
        : open,
  };
}

/** Merges overlapping and adjacent ranges of days. */
function mergedRanges(ranges: readonly SpecialDays[]): {from: string; to: string}[] {
  const merged: {from: string; to: string}[] = [];
  for (const {from, to} of ranges) {
    const last = merged.at(-1);
    if (last && from <= addDays(last.to, 1)) last.to = last.to > to ? last.to : to;
    else merged.push({from, to});
  }
  return merged;
}
