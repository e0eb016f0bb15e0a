import {component, option, richText, text} from '../../story/field-schemas.server';

/** Running text. */
export const textSchema = component('text', {
  headline: text(),
  body: richText(),
  align: option('left', 'center'),
});
