import {
  blocks,
  blok,
  buttons,
  flag,
  link,
  longText,
  plainText,
  option,
  parts,
  picture,
  requiredText,
  text,
} from '../../field-schemas.server';

/** Something to read next. */
const relatedSchema = blok('related', {
  label: requiredText({max_length: 60}),
  link: link({required: true}),
});

/** A page of the content service, or a titled group of blocks inside of one. */
export const pageSchema = blok('page', {
  headline: text(),
  lead: longText(),
  buttons: buttons(),
  seo_title: plainText(),
  seo_description: plainText(),
  seo_image: picture(),
  noindex: flag(),
  /** Whose hours and phone number stand beside the page's texts, and what else to read there. */
  side_card: option('none', 'shop', 'workshop'),
  related: parts(relatedSchema, 4),
  body: blocks(),
});
