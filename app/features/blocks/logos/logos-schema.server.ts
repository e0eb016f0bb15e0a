import {
  component,
  link,
  parts,
  picture,
  requiredText,
  text,
} from '../../story/field-schemas.server';

/** A partner: its name stands where it has no picture. */
const logo = component('logo', {
  name: requiredText({max_length: 40, translatable: false}),
  image: picture(),
  link: link(),
});

/** Partners in one row. */
export const logosSchema = component('logos', {
  headline: text(),
  items: parts(logo),
});
