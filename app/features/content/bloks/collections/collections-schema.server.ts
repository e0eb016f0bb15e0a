import {
  blok,
  handle,
  link,
  option,
  parts,
  picture,
  requiredText,
  text,
} from '../../field-schemas.server';

/** Each tile asks Shopify once. */
const MOST_TILES = 12;

/** A way into a collection; title and picture are the collection's own unless given here. */
const tile = blok('collection-tile', {
  collection: handle({required: true, description: 'Shopify: handle'}),
  title: text({max_length: 40}),
  image: picture({description: 'PNG, transparent'}),
  width: option('wide', 'narrow'),
  counted: option('bikes', 'articles'),
});

/** Collections as tiles, each on a stage of its category's colour. */
export const collectionsSchema = blok('collections', {
  headline: requiredText(),
  more_label: text({max_length: 40}),
  more_link: link(),
  tiles: parts(tile, MOST_TILES),
});
