import {iconDrawing} from '../../../pictures/icon-view.server';
import {
  blok,
  handle,
  link,
  longText,
  option,
  parts,
  requiredText,
  text,
} from '../../field-schemas.server';

/** The name of an icon becomes its drawing here, so that no page carries icons that it does not show. */
const iconName = handle({description: 'Lucide: truck, wrench, shield-check …'});
const icon = iconName.transform(iconDrawing).meta(iconName.meta() ?? {});

const feature = blok('feature', {
  icon,
  title: requiredText({max_length: 60}),
  text: longText(),
  link: link(),
});

/** Reasons to buy here, each with an icon. */
export const featuresSchema = blok('features', {
  headline: text(),
  items: parts(feature),
  layout: option('row', 'cards'),
});
