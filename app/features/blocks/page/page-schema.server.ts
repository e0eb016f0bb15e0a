import {z} from 'zod';
import {
  component,
  buttons,
  field,
  flag,
  link,
  longText,
  option,
  parts,
  picture,
  plainText,
  requiredText,
  text,
} from '../../story/field-schemas.server';

/** The blocks that editors compose pages of, by their names in the content service. */
export const blockNames = [
  'appointment',
  'call-to-action',
  'carousel',
  'collections',
  'content-teaser',
  'customer-reviews',
  'features',
  'guarantee-notice',
  'hero',
  'image-grid',
  'logos',
  'page',
  'policy',
  'product-tabs',
  'return-terms',
  'route-planner',
  'steps',
  'team',
  'text',
] as const;

export type BlockName = (typeof blockNames)[number];

/** Whether a component of a story is one of ours. */
export function isBlockName(name: unknown): name is BlockName {
  return (blockNames as readonly unknown[]).includes(name);
}

/** Something to read next. */
const relatedSchema = component('related', {
  label: requiredText({max_length: 60}),
  link: link({required: true}),
});

/** The blocks of a page, as they come: each is read by its own source. */
function blocks() {
  return field(z.array(z.unknown()).catch([]), {
    type: 'bloks',
    restrict_components: true,
    component_whitelist: [...blockNames],
  });
}

/** A page of the content service, or a titled group of blocks inside of one. */
export const pageSchema = component('page', {
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
