import {buttons} from '../../button-schema.server';
import {
  blok,
  longText,
  option,
  parts,
  picture,
  requiredText,
  richText,
} from '../../field-schemas.server';

/** A line of the small table: what, and what it costs. */
const row = blok('teaser-row', {
  label: requiredText({max_length: 80}),
  value: requiredText({max_length: 40}),
});

/** A short note beside others; line ends are kept. */
const column = blok('teaser-column', {
  title: requiredText({max_length: 40}),
  text: longText(),
});

/** Two halves: a picture, and text with facts. */
export const contentTeaserSchema = blok('content-teaser', {
  headline: requiredText(),
  text: richText(),
  image: picture(),
  image_side: option('left', 'right'),
  tone: option('dark', 'light'),
  rows: parts(row),
  /** Told out of the config, below the rows. */
  hours: option('none', 'all', 'shop', 'workshop'),
  columns: parts(column),
  buttons: buttons(),
});
