import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {z} from 'zod';
import {mapAddresses, type MapAddresses} from './map-addresses';
import type {routePlannerSchema} from './route-planner-schema.server';

/** Where the map service of the settings shows the place. */
export async function loadMapService(
  place: z.output<typeof routePlannerSchema>,
  {settings}: AppLoadContext,
): Promise<MapAddresses> {
  return Promise.resolve(mapAddresses(settings.MAP_ORIGIN, place));
}
