import {blok, handle, link, option, parts, requiredText, text} from '../../field-schemas.server';

/** Each tab asks Shopify once. */
const MOST_TABS = 6;

const tab = blok('product-tab', {
  label: requiredText({max_length: 30}),
  collection: handle({required: true, description: 'Shopify: handle'}),
  sort: option('best-selling', 'created', 'price'),
});

/** The first products of some collections, one collection at a time. */
export const productTabsSchema = blok('product-tabs', {
  headline: requiredText(),
  tabs: parts(tab, MOST_TABS),
  more_label: text({max_length: 40}),
  more_link: link(),
});
