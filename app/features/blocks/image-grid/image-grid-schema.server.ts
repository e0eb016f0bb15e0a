import {component, option, pictures, text} from '../../story/field-schemas.server';

/** Pictures side by side, the first of them larger; their titles are captions. */
export const imageGridSchema = component('image-grid', {
  headline: text(),
  images: pictures({required: true}),
  columns: option('two', 'three'),
});
