import {blok, link, parts, picture, requiredText, text} from '../../field-schemas.server';

/** A partner: its name stands where it has no picture. */
const logo = blok('logo', {
  name: requiredText({max_length: 40, translatable: false}),
  image: picture(),
  link: link(),
});

/** Partners in one row. */
export const logosSchema = blok('logos', {
  headline: text(),
  items: parts(logo),
});
