import {
  component,
  buttons,
  longText,
  option,
  parts,
  requiredText,
} from '../../story/field-schemas.server';

const step = component('step', {
  title: requiredText({max_length: 60}),
  text: longText(),
});

/** What happens one after the other. */
export const stepsSchema = component('steps', {
  headline: requiredText(),
  text: longText(),
  items: parts(step),
  buttons: buttons(),
  tone: option('plain', 'reseda'),
});
