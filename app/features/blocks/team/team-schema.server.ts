import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {z} from 'zod';
import {optional} from '~/services/http/outage.server';
import {
  component,
  handle,
  link,
  longText,
  parts,
  picture,
  requiredText,
  text,
} from '../../story/field-schemas.server';
import {toImageView} from '../../pictures/image-view';
import {type FavoriteBike, isHandle} from './favorite-bike';

/** Each favourite bike asks Shopify once. */
const MOST_MEMBERS = 24;

const member = component('member', {
  name: requiredText({max_length: 60, translatable: false}),
  role: text({max_length: 60}),
  photo: picture(),
  favorite_bike: handle({description: 'Shopify: handle'}),
  personal_tip: longText(),
});

/** The people of the shop, each with a favourite bike and a tip. */
export const teamSchema = component('team', {
  headline: requiredText(),
  more_label: text({max_length: 40}),
  more_link: link(),
  members: parts(member, MOST_MEMBERS),
});

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
