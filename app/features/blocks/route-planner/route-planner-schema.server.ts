import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {z} from 'zod';
import {component, longText, number, picture, requiredText} from '../../story/field-schemas.server';
import {type MapAddresses, mapAddresses} from './map-addresses';

/** The way to the shop: a drawn map, and a map service's directions. */
export const routePlannerSchema = component('route-planner', {
  headline: requiredText(),
  text: longText(),
  address: requiredText({translatable: false}),
  latitude: number(),
  longitude: number(),
  map_image: picture(),
});

/** Where the map service of the settings shows the place. */
export async function loadMapService(
  place: z.output<typeof routePlannerSchema>,
  {settings}: AppLoadContext,
): Promise<MapAddresses> {
  return Promise.resolve(mapAddresses(settings.MAP_ORIGIN, place));
}
