import {buttons} from '../../button-schema.server';
import {blocks, blok, flag, longText, picture, text} from '../../field-schemas.server';

/** A page of the content service, or a titled group of blocks inside of one. */
export const pageSchema = blok('page', {
  headline: text(),
  lead: longText(),
  buttons: buttons(),
  seo_title: text(),
  seo_description: longText(),
  seo_image: picture(),
  noindex: flag(),
  body: blocks(),
});
