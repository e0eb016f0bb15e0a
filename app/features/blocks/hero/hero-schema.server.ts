import {
  component,
  buttons,
  longText,
  number,
  option,
  parts,
  picture,
  requiredText,
} from '../../story/field-schemas.server';

/** Names a part of the pictured bike; `x` and `y` are percent of the picture from its top left. */
const callout = component('callout', {
  label: requiredText({max_length: 40}),
  x: number({required: true, description: '0–100'}),
  y: number({required: true, description: '0–100'}),
  side: option('left', 'right'),
});

/** The opening stage: a statement, ways on, and a bike on the floor of the studio. */
export const heroSchema = component('hero', {
  headline: requiredText(),
  lead: longText(),
  buttons: buttons(),
  image: picture(),
  callouts: parts(callout),
  tone: option('reseda', 'stahl', 'tanne'),
});
