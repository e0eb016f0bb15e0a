import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {z} from 'zod';
import {optional} from '~/services/http/optional.server';
import {toImageView} from '../../../pictures/image-view';
import {isHandle, type FavoriteBike} from './favorite-bike-view';
import type {teamSchema} from './team-schema.server';

/** The favourite bike of each member, in their order; `null` for none, and for one that the shop does not have. */
export async function loadFavoriteBikes(
  {members}: z.output<typeof teamSchema>,
  context: AppLoadContext,
): Promise<(FavoriteBike | null)[]> {
  return Promise.all(
    members.map(({favorite_bike: entry}) => optional(bikeOf(entry, context), null)),
  );
}

async function bikeOf(entry: string, {shopify}: AppLoadContext): Promise<FavoriteBike | null> {
  const product = isHandle(entry) ? await shopify.product.mention(entry) : null;
  if (!product) return null;
  const {handle, title, featuredImage} = product;
  return {handle, title, image: featuredImage ? toImageView(featuredImage, title) : null};
}
