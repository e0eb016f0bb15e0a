import {settingStory} from '../site/setting-story.server';
import type {AppointmentContent} from './appointment-content';
import {appointmentContentSchema} from './appointment-content-schema.server';

const DAYS_AHEAD = {usual: 60, most: 400};

/** What editors offer in the appointment request; without it the workshop sorts out the days. */
const story = settingStory({
  slug: 'werkstatt-termin',
  schema: appointmentContentSchema,
  read({lead, services, days_ahead}): AppointmentContent {
    const ahead = days_ahead ?? DAYS_AHEAD.usual;
    return {
      lead,
      services: services.map(({uid: id, name, note, product}) => ({id, name, note, product})),
      daysAhead: Math.min(Math.max(Math.round(ahead), 1), DAYS_AHEAD.most),
    };
  },
  without: {lead: '', services: [], daysAhead: DAYS_AHEAD.usual},
});

export const loadAppointmentContent = story.load;
export const loadGermanAppointmentContent = story.loadGerman;
