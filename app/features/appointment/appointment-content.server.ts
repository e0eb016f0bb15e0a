import {requestStory} from '../requests/request-story.server';
import {weekdayNumber, type AppointmentContent} from './appointment-content';
import {appointmentContentSchema} from './appointment-content-schema.server';
import {readDay} from './preferred-day';

const DAYS_AHEAD = {usual: 60, most: 400};

/** What editors offer in the appointment request; without it the workshop sorts out the days. */
const story = requestStory({
  slug: 'werkstatt-termin',
  schema: appointmentContentSchema,
  read({
    lead,
    services,
    opening_hours: hours,
    closed_days: closed,
    days_ahead,
  }): AppointmentContent {
    const ahead = days_ahead ?? DAYS_AHEAD.usual;
    return {
      lead,
      services: services.map(({uid: id, name, note}) => ({id, name, note})),
      hours: hours.map(({days, opens, closes}) => ({days: days.map(weekdayNumber), opens, closes})),
      closed: closed.flatMap(({from, to}) => {
        const first = readDay(from);
        const last = to ? readDay(to) : first;
        return first && last ? [{from: first, to: last < first ? first : last}] : [];
      }),
      daysAhead: Math.min(Math.max(Math.round(ahead), 1), DAYS_AHEAD.most),
    };
  },
  without: {lead: '', services: [], hours: [], closed: [], daysAhead: DAYS_AHEAD.usual},
});

export const loadAppointmentContent = story.load;
export const loadGermanAppointmentContent = story.loadGerman;
