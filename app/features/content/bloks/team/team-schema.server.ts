import {
  blok,
  handle,
  link,
  longText,
  parts,
  picture,
  requiredText,
  text,
} from '../../field-schemas.server';

/** Each favourite bike asks Shopify once. */
const MOST_MEMBERS = 24;

const member = blok('member', {
  name: requiredText({max_length: 60, translatable: false}),
  role: text({max_length: 60}),
  photo: picture(),
  favorite_bike: handle({description: 'Shopify: handle'}),
  personal_tip: longText(),
});

/** The people of the shop, each with a favourite bike and a tip. */
export const teamSchema = blok('team', {
  headline: requiredText(),
  more_label: text({max_length: 40}),
  more_link: link(),
  members: parts(member, MOST_MEMBERS),
});
