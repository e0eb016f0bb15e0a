import {component, parts, requiredText, richText, text} from '../../story/field-schemas.server';

const item = component('policy-item', {
  title: requiredText(),
  text: richText(),
});

/** Terms or answers that open one by one. */
export const policySchema = component('policy', {
  headline: text(),
  items: parts(item),
});
