/** Menus of Shopify that the shop reads by their handle. */
export const expectedMenus = [{handle: 'main-menu', what: 'navigation, three levels'}] as const;

/**
 * Metafields that the shop asks for; each needs storefront access. Those of the technical table, `features.*`, stand
 * in `product-features.graphql.ts`, a key each. What variants may have as well goes before their product's.
 */
export const expectedMetafields = [
  {of: 'product', key: 'custom.made_to_order', type: 'boolean', what: 'is built for the customer'},
  {
    of: 'product',
    key: 'custom.delivery_time',
    type: 'single_line_text_field',
    what: 'replaces the delivery time',
  },
  {
    of: 'product, variant',
    key: 'custom.geometry',
    type: 'json',
    what: 'geometry table; makes a bike a bike',
  },
  {
    of: 'product',
    key: 'custom.compare_at_kind',
    type: 'single_line_text_field',
    what: '`rrp`: its compare-at prices are the maker’s (UVP); `own`: earlier ones of the shop',
  },
  {of: 'product', key: 'custom.leasing', type: 'boolean', what: 'can be leased, whatever it costs'},
  {
    of: 'product',
    key: 'custom.downloads',
    type: 'list.file_reference',
    what: 'files below the text, or entries with `title` and `file`',
  },
  {
    of: 'product',
    key: 'custom.facts',
    type: 'list.single_line_text_field',
    what: 'line of facts on cards and beside the price',
  },
  {
    of: 'product',
    key: 'custom.headline',
    type: 'single_line_text_field',
    what: 'heading of the description; without it the title',
  },
  {
    of: 'product',
    key: 'custom.other_frames',
    type: 'list.product_reference',
    what: 'the same model with other frame shapes',
  },
  {
    of: 'product',
    key: 'custom.reviews',
    type: 'list.metaobject_reference',
    what: 'entries of `product_review`',
  },
  {of: 'product', key: 'reviews.rating', type: 'rating', what: 'average of the reviews'},
  {
    of: 'product',
    key: 'reviews.rating_count',
    type: 'number_integer',
    what: 'how many reviews there are',
  },
  {
    of: 'product, variant',
    key: 'custom.frame',
    type: 'list.single_line_text_field',
    what: 'technical table, facet',
  },
  {
    of: 'product, variant',
    key: 'custom.drive',
    type: 'single_line_text_field',
    what: 'technical table, facet',
  },
  {
    of: 'product, variant',
    key: 'custom.battery',
    type: 'list.single_line_text_field',
    what: 'technical table, facet',
  },
  {
    of: 'product, variant',
    key: 'custom.color-pattern',
    type: 'list.single_line_text_field',
    what: 'technical table, facet',
  },
  {
    of: 'product, variant',
    key: 'custom.paintwork',
    type: 'single_line_text_field',
    what: 'technical table, facet',
  },
  {
    of: 'product, variant',
    key: 'custom.gender',
    type: 'single_line_text_field',
    what: 'technical table, facet',
  },
  {
    of: 'product, variant',
    key: 'custom.model_year',
    type: 'number_integer',
    what: 'technical table, facet',
  },
  {of: 'product, variant', key: 'features.*', type: 'any', what: 'technical table'},
  {
    of: 'variant',
    key: 'custom.lowest_price_30d',
    type: 'money',
    what: 'lowest price of the last 30 days',
  },
] as const;

/**
 * Fields of the entries that metafields lead to, of definitions with storefront access. Shopify keeps its standard
 * `product_review` to approved review apps, so it is one of the shop's own.
 */
export const expectedEntryFields = [
  {of: 'download', key: 'title', type: 'single_line_text_field', what: 'name of a file'},
  {of: 'download', key: 'file', type: 'file_reference', what: 'the file'},
  {of: 'product_review', key: 'rating', type: 'rating', what: 'stars'},
  {of: 'product_review', key: 'title', type: 'single_line_text_field', what: 'title'},
  {of: 'product_review', key: 'body', type: 'multi_line_text_field', what: 'text'},
  {
    of: 'product_review',
    key: 'author_display_name',
    type: 'single_line_text_field',
    what: 'name shown',
  },
  {of: 'product_review', key: 'submitted_at', type: 'date_time', what: 'day it was written'},
  {
    of: 'product_review',
    key: 'verified_purchase',
    type: 'boolean',
    what: 'the shop has checked the purchase; without it none is called checked',
  },
] as const;
