import {technicalRows} from '../../../app/services/technical-table';

type Owner = 'product' | 'variant';

/** A metafield that the shop queries; each owner type needs its own definition, with storefront access. */
export interface ExpectedMetafield {
  owners: readonly Owner[];
  namespace: string;
  key: string;
  /** Shopify's name of the type. */
  type: string;
  /** Types that the shop reads as well: an existing definition with one of them may stay. */
  alsoRead: readonly string[];
  /** The type of the referenced entries. */
  entries: string | null;
  /** Whether Shopify has a standard definition for it, which is enabled instead of created. */
  standard: boolean;
  what: string;
}

type Row = [
  key: string,
  type: string,
  what: string,
  more?: Partial<Pick<ExpectedMetafield, 'alsoRead' | 'entries' | 'standard'>>,
];

const text = 'single_line_text_field';
const paragraphs = 'multi_line_text_field';
const texts = 'list.single_line_text_field';
const entry = 'metaobject_reference';
const entries = 'list.metaobject_reference';
const files = 'list.file_reference';

const productMetafields: Row[] = [
  ['custom.made_to_order', 'boolean', 'is built for the customer'],
  ['custom.delivery_time', text, 'the delivery time of variants that are not in stock'],
  ['custom.compare_at_kind', text, 'whose its compare-at prices are: `rrp` the maker’s, `own`'],
  ['custom.s_pedelec', 'boolean', 'assists up to 45 km/h'],
  ['custom.coc_included', 'boolean', 'an S-pedelec comes with its certificate of conformity'],
  ['custom.pickup_only', 'boolean', 'is handed over in the shop and not sent'],
  ['custom.delivery_exclusion', text, 'where it is not delivered to, such as islands'],
  ['custom.guarantee', entry, 'its guarantee', {entries: 'durability_guarantee'}],
  ['custom.manufacturer', entry, 'who made it', {entries: 'manufacturer'}],
  ['custom.responsible_person', entry, 'who answers for it in the EU', {entries: 'manufacturer'}],
  ['custom.model_number', text, 'what its maker calls the model'],
  ['custom.safety_warnings', texts, 'warnings, translated'],
  ['custom.contains_battery', 'boolean', 'contains a battery; else the technical table decides'],
  ['custom.battery_fee', 'money', 'what its producer pays for collecting old batteries'],
  ['custom.battery_passport', 'url', 'passport of its battery'],
  ['custom.software_updates_until', 'date', 'until when updates are promised at least'],
  ['custom.spare_parts', paragraphs, 'what its producer says of spare parts and repair'],
  ['custom.leasing', 'boolean', 'can be leased, whatever it costs'],
  ['custom.downloads', files, 'files, or entries of `download`', {alsoRead: [entries]}],
  ['custom.facts', texts, 'line of facts on cards and beside the price'],
  ['custom.headline', text, 'heading of the description; without it the title'],
  ['custom.other_frames', 'list.product_reference', 'the same model with other frame shapes'],
  ['custom.reviews', entries, 'reviews', {entries: 'shop_review'}],
  ['reviews.rating', 'rating', 'average of the reviews', {standard: true}],
  ['reviews.rating_count', 'number_integer', 'how many reviews there are', {standard: true}],
  // Lists are filtered by them: Algolia's app copies them, and only the doctor queries them.
  ['fit.rider_min', 'number_integer', 'cm of the smallest rider of all its sizes'],
  ['fit.rider_max', 'number_integer', 'cm of the tallest rider of all its sizes'],
];

/** A variant's takes precedence over its product's, as in the technical table. */
const sharedMetafields: Row[] = [
  ['custom.geometry', 'json', 'geometry table; makes a bike a bike'],
];

const partNames =
  '`helmet`, `childSeat`, `trailer`, `lock`, `luggage`, `tube`, `tyre`, `charger`, `battery` or `mounting`';

/** The basis of calculated advice and of compatibility; a variant's takes precedence over its product's. */
const fitMetafields: Row[] = [
  // Visitors read about batteries in the technical table's rows `battery`.
  ['fit.battery_wh', 'number_integer', 'watt-hours of all its batteries; gives the range'],
  ['fit.range_r200', 'number_integer', 'km that the maker names by the R200 test'],
  ['fit.rrp', 'money', 'price that the maker recommends; gives the tax of leasing'],
  ['fit.rack', text, 'system and load of the rack, such as `MIK HD, 27 kg`'],
  ['fit.child_seat', 'boolean', 'its maker allows a child seat'],
  ['fit.trailer', 'boolean', 'its maker allows a trailer'],
  ['fit.power', text, 'family of its battery and charger; articles for it name the same one'],
  ['fit.spare_battery', 'boolean', 'its maker allows another battery of this family'],
  ['fit.valve', text, 'valve of its tubes: `AV`, `DV` or `SV`'],
  ['fit.lock_mount', texts, 'where it holds a lock: `seat_post`, `bottle_cage`, `ring`'],
  ['fit.saddle_min', 'number_integer', 'cm from the ground to the lowest saddle'],
  ['fit.part', text, `what it is beside a bike: ${partNames}`],
  ['fit.tyre', text, 'tyre, or those that a tube is for: `47-622`, `40/62-622`'],
  ['fit.rider_height', text, 'whom a helmet is made for, in cm: `110-140`'],
  ['fit.mounting', text, 'handle of the work by which the workshop mounts it'],
  ['fit.not_with', texts, 'handles that it does not go with, whatever else is said'],
];

const variantMetafields: Row[] = [
  ['custom.lowest_price_30d', 'money', 'lowest price of the last 30 days'],
];

/** A row of the technical table. The shop reads other types for it too; facets have to be texts or years. */
function technicalField(path: string, type: string, isFacet: boolean): ExpectedMetafield[] {
  const textual = [text, texts];
  const compatibleTypes = !isFacet ? technicalTypes : textual.includes(type) ? textual : [];
  const alsoRead = compatibleTypes.filter((candidate) => candidate !== type);
  const what = isFacet ? 'technical table, facet' : 'technical table';
  return metafields(['product', 'variant'], [[path, type, what, {alsoRead}]]);
}

/** Types of rows that are not facets. */
const technicalTypes = [
  ...new Set(technicalRows.flatMap((row) => ('facet' in row ? [] : [row.type]))),
];

function metafields(owners: Owner[], rows: Row[]): ExpectedMetafield[] {
  return rows.map(([path, type, what, options]) => {
    const [namespace = '', key = ''] = path.split('.');
    const defaults = {alsoRead: [], entries: null, standard: false};
    return {owners, namespace, key, type, what, ...defaults, ...options};
  });
}

/** All metafields of products and variants that the shop's GraphQL documents or the search index use. */
export const expectedMetafields: readonly ExpectedMetafield[] = [
  ...metafields(['product'], productMetafields),
  ...metafields(['product', 'variant'], [...sharedMetafields, ...fitMetafields]),
  ...metafields(['variant'], variantMetafields),
  ...technicalRows.flatMap((row) => technicalField(row.key, row.type, 'facet' in row)),
];

/** A type of entries; those referenced by metafields need a definition with storefront access. */
export interface ExpectedEntries {
  type: string;
  name: string;
  fields: {key: string; type: string; what: string}[];
  /** For the shop's staff only: personal data, which the storefront must not be able to read. */
  isPrivate?: true;
}

function fields(rows: [key: string, type: string, what: string][]): ExpectedEntries['fields'] {
  return rows.map(([key, type, what]) => ({key, type, what}));
}

/**
 * Shopify restricts its standard definition `product_review` to approved review apps, so reviews are entries of the
 * shop's own definition.
 */
export const expectedEntries: readonly ExpectedEntries[] = [
  {
    type: 'download',
    name: 'Download',
    fields: fields([
      ['title', text, 'name of a file'],
      ['file', 'file_reference', 'the file'],
    ]),
  },
  {
    type: 'manufacturer',
    name: 'Manufacturer',
    fields: fields([
      ['name', text, 'name'],
      ['postal_address', paragraphs, 'address'],
      ['electronic_address', text, 'e-mail or web address'],
      ['country', text, 'ISO 3166; outside the EU somebody has to be responsible there'],
    ]),
  },
  {
    type: 'durability_guarantee',
    name: 'Durability guarantee',
    fields: fields([
      ['years', 'number_decimal', 'years and halves; the label needs more than two'],
      ['brand', text, 'brand'],
      ['model', text, 'model'],
      ['whole_product', 'boolean', 'covers all of it, not the frame alone'],
      ['free_of_charge', 'boolean', 'costs nothing, no paid inspections either'],
      ['from_producer', 'boolean', 'its producer has said all this'],
      ['terms', paragraphs, 'describes a guarantee, with or without label'],
      ['label', 'file_reference', 'picture of the official GARAN label; without it none is shown'],
    ]),
  },
  {
    type: 'shop_review',
    name: 'Review',
    fields: fields([
      ['rating', 'rating', 'stars'],
      ['title', text, 'title'],
      ['body', paragraphs, 'text'],
      ['author_display_name', text, 'name shown'],
      ['submitted_at', 'date_time', 'day it was written'],
      ['verified_purchase', 'boolean', 'the shop has checked the purchase; else not told'],
    ]),
  },
  {
    type: 'back_in_stock',
    name: 'Back in stock',
    isPrivate: true,
    fields: fields([
      ['email', text, 'who wants a mail, once'],
      ['variant', text, 'number of the variant'],
      ['article', text, 'what it is called'],
      ['language', text, 'in which the mail is written'],
      ['requested_at', 'date_time', 'when the form was sent'],
      [
        'confirmed_at',
        'date_time',
        'when its link was confirmed; 90 days later the entry is deleted',
      ],
      ['consent_text', text, 'version of the text that was agreed to'],
    ]),
  },
];
