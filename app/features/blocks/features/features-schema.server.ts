import {iconDrawing} from '../../pictures/icon-view.server';
import {
  component,
  handle,
  link,
  longText,
  option,
  parts,
  requiredText,
  text,
} from '../../story/field-schemas.server';

/** The name of an icon becomes its drawing here, so that no page carries icons that it does not show. */
const iconName = handle({description: 'Lucide: truck, wrench, shield-check …'});
const icon = iconName.transform(iconDrawing).meta(iconName.meta() ?? {});

const feature = component('feature', {
  icon,
  title: requiredText({max_length: 60}),
  text: longText(),
  link: link(),
});

/** Reasons to buy here, each with an icon. */
export const featuresSchema = component('features', {
  headline: text(),
  items: parts(feature),
  layout: option('row', 'cards'),
});
