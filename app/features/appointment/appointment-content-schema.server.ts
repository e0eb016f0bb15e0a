import {openingHoursSchema} from '../chrome/config-schema.server';
import {
  blok,
  handle,
  longText,
  number,
  parts,
  requiredText,
  text,
} from '../content/field-schemas.server';

/** What the workshop does, with its price or duration: 'Inspektion E-Bike', 'ab 119 €'. */
const appointmentServiceSchema = blok('appointment-service', {
  name: requiredText(),
  note: text(),
});

/** Days on which the workshop stays closed although it opens on their weekday; `to` empty: one day. */
const closedDaysSchema = blok('closed-days', {
  from: handle({description: 'JJJJ-MM-TT'}),
  to: handle({description: 'JJJJ-MM-TT; leer: ein Tag'}),
  reason: text(),
});

/** The story 'werkstatt-termin': what can be asked for, and when. */
export const appointmentContentSchema = blok('appointment-request', {
  lead: longText(),
  services: parts(appointmentServiceSchema, 30),
  opening_hours: parts(openingHoursSchema, 14),
  closed_days: parts(closedDaysSchema),
  days_ahead: number({description: 'So viele Tage im Voraus; leer: 60'}),
});
