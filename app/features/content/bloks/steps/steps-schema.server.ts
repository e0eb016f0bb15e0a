import {blok, buttons, longText, option, parts, requiredText} from '../../field-schemas.server';

const step = blok('step', {
  title: requiredText({max_length: 60}),
  text: longText(),
});

/** What happens one after the other. */
export const stepsSchema = blok('steps', {
  headline: requiredText(),
  text: longText(),
  items: parts(step),
  buttons: buttons(),
  tone: option('plain', 'reseda'),
});
