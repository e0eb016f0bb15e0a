import type {AppLoadContext} from '@shopify/remix-oxygen';
import {z} from 'zod';
import {oncePer} from '~/services/http/once-per';
import {optional} from '~/services/http/optional.server';
import {weekdayNumber, type AppointmentContent} from './appointment-content';
import {appointmentContentSchema} from './appointment-content-schema.server';
import {readDay} from './preferred-day';

const SLUG = 'werkstatt-termin';
const DAYS_AHEAD = {usual: 60, most: 400};

/** Without content visitors write what is to be done, and the workshop sorts out the days. */
const withoutStory: AppointmentContent = {
  lead: '',
  services: [],
  hours: [],
  closed: [],
  daysAhead: DAYS_AHEAD.usual,
};

/**
 * What editors offer in the appointment request; once per visit. A missing or malformed story and an outage without a
 * last good copy are logged, and the form asks in free text.
 */
export const loadAppointmentContent = oncePer(
  async ({storyblok}: AppLoadContext): Promise<AppointmentContent> => {
    const story = await optional(
      storyblok.story(SLUG, {lastGood: true}),
      null,
      `Cannot get the story '${SLUG}'`,
    );
    return (story && readContent(story.content)) ?? withoutStory;
  },
);

/** A story that the isolate remembers is read once, not for each request. */
const readContent = oncePer((content: object): AppointmentContent | null => {
  const parsed = appointmentContentSchema.safeParse(content);
  if (!parsed.success) {
    console.error(`The story '${SLUG}' is malformed: ${z.prettifyError(parsed.error)}`);
    return null;
  }
  const {lead, services, opening_hours: hours, closed_days: closed} = parsed.data;
  const ahead = parsed.data.days_ahead ?? DAYS_AHEAD.usual;
  return {
    lead,
    services: services.map(({name, note}) => ({name, note})),
    hours: hours.map(({days, opens, closes}) => ({days: days.map(weekdayNumber), opens, closes})),
    closed: closed.flatMap(({from, to}) => {
      const first = readDay(from);
      const last = to ? readDay(to) : first;
      return first && last ? [{from: first, to: last < first ? first : last}] : [];
    }),
    daysAhead: Math.min(Math.max(Math.round(ahead), 1), DAYS_AHEAD.most),
  };
});
