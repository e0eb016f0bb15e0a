import {blok, option, pictures, text} from '../../field-schemas.server';

/** Pictures side by side, the first of them larger; their titles are captions. */
export const imageGridSchema = blok('image-grid', {
  headline: text(),
  images: pictures({required: true}),
  columns: option('two', 'three'),
});
