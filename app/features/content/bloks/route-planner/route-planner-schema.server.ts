import {blok, longText, number, picture, requiredText} from '../../field-schemas.server';

/** The way to the shop: a drawn map, and a map service's directions. */
export const routePlannerSchema = blok('route-planner', {
  headline: requiredText(),
  text: longText(),
  address: requiredText({translatable: false}),
  latitude: number(),
  longitude: number(),
  map_image: picture(),
});
