import {blok, parts, requiredText, richText, text} from '../../field-schemas.server';

const item = blok('policy-item', {
  title: requiredText(),
  text: richText(),
});

/** Terms or answers that open one by one. */
export const policySchema = blok('policy', {
  headline: text(),
  items: parts(item),
});
