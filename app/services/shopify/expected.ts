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
  {of: 'product', key: 'custom.s_pedelec', type: 'boolean', what: 'assists up to 45 km/h'},
  {
    of: 'product',
    key: 'custom.coc_included',
    type: 'boolean',
    what: 'an S-pedelec comes with its certificate of conformity',
  },
  {
    of: 'product',
    key: 'custom.delivery_exclusion',
    type: 'single_line_text_field',
    what: 'where it is not delivered to, or that it is only handed over in the shop',
  },
  {
    of: 'product',
    key: 'custom.guarantee',
    type: 'metaobject_reference',
    what: 'entry of `durability_guarantee`',
  },
  {
    of: 'product',
    key: 'custom.manufacturer',
    type: 'metaobject_reference',
    what: 'entry of `manufacturer`: who made it',
  },
  {
    of: 'product',
    key: 'custom.responsible_person',
    type: 'metaobject_reference',
    what: 'entry of `manufacturer`: who answers for it in the EU when its maker is elsewhere',
  },
  {
    of: 'product',
    key: 'custom.model_number',
    type: 'single_line_text_field',
    what: 'what its maker calls the model',
  },
  {
    of: 'product',
    key: 'custom.safety_warnings',
    type: 'list.single_line_text_field',
    what: 'warnings, translated',
  },
  {
    of: 'product',
    key: 'custom.contains_battery',
    type: 'boolean',
    what: 'replaces the rule that a row `battery` or `motor` in the table means one',
  },
  {
    of: 'product',
    key: 'custom.battery_fee',
    type: 'money',
    what: 'what its producer pays for collecting old batteries',
  },
  {of: 'product', key: 'custom.battery_passport', type: 'url', what: 'passport of its battery'},
  {
    of: 'product',
    key: 'custom.software_updates_until',
    type: 'date',
    what: 'until when its producer promises updates at least',
  },
  {
    of: 'product',
    key: 'custom.spare_parts',
    type: 'multi_line_text_field',
    what: 'what its producer says of spare parts and repair',
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
  {of: 'manufacturer', key: 'name', type: 'single_line_text_field', what: 'name'},
  {of: 'manufacturer', key: 'postal_address', type: 'multi_line_text_field', what: 'address'},
  {
    of: 'manufacturer',
    key: 'electronic_address',
    type: 'single_line_text_field',
    what: 'e-mail or web address',
  },
  {
    of: 'manufacturer',
    key: 'country',
    type: 'single_line_text_field',
    what: 'ISO 3166; outside the EU somebody has to be responsible there',
  },
  {
    of: 'durability_guarantee',
    key: 'years',
    type: 'number_decimal',
    what: 'years and halves; the label needs more than two',
  },
  {of: 'durability_guarantee', key: 'brand', type: 'single_line_text_field', what: 'brand'},
  {of: 'durability_guarantee', key: 'model', type: 'single_line_text_field', what: 'model'},
  {
    of: 'durability_guarantee',
    key: 'whole_product',
    type: 'boolean',
    what: 'covers all of it, not the frame alone',
  },
  {
    of: 'durability_guarantee',
    key: 'free_of_charge',
    type: 'boolean',
    what: 'costs nothing, no paid inspections either',
  },
  {
    of: 'durability_guarantee',
    key: 'from_producer',
    type: 'boolean',
    what: 'its producer has said all this',
  },
  {
    of: 'durability_guarantee',
    key: 'terms',
    type: 'multi_line_text_field',
    what: 'describes a guarantee, with or without label',
  },
  {
    of: 'durability_guarantee',
    key: 'label',
    type: 'file_reference',
    what: 'picture of the official GARAN label; without it none is shown',
  },
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
