import {blok, longText, option, requiredText} from '../../field-schemas.server';

/** The appointment request; services and days come from the story 'werkstatt-termin', the same for every place. */
export const appointmentBlokSchema = blok('appointment', {
  headline: requiredText(),
  text: longText(),
  tone: option('plain', 'reseda'),
});
