import {
  component,
  handle,
  longText,
  number,
  parts,
  requiredText,
  text,
} from '../story/field-schemas.server';

/** What the workshop does, with its price or duration: 'Inspektion E-Bike', 'ab 119 €'. */
const appointmentServiceSchema = component('appointment-service', {
  name: requiredText(),
  note: text(),
  product: handle({description: 'Handle des Artikels in Shopify'}),
});

/** The story 'werkstatt-termin': what can be asked for; the days follow from the hours of the story 'config'. */
export const appointmentContentSchema = component('appointment-request', {
  lead: longText(),
  services: parts(appointmentServiceSchema, 30),
  days_ahead: number({description: 'So viele Tage im Voraus; leer: 60'}),
});
