import {blok, option, richText, text} from '../../field-schemas.server';

/** Running text. */
export const textSchema = blok('text', {
  headline: text(),
  body: richText(),
  align: option('left', 'center'),
});
