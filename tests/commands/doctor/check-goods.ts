import {z} from 'zod';
import {measures} from '../../../app/features/advice/size-advice';
import {readFit, rides} from '../../../app/features/advice/fit-facts.server';
import {customDeliveryTime, kindOf} from '../../../app/features/goods/goods';
import {type ProductSafety, readSafety} from '../../../app/features/goods/product-safety.server';
import {isInEu} from '../../../app/features/goods/shipping';
import {struckPrice} from '../../../app/features/pricing/price-view';
import {ALL_GOODS_QUERY} from '../../../app/services/shopify/product.graphql';
import type {AllGoodsQuery} from '../../../app/services/shopify/storefront.generated';
import type {CommandSettings} from '../setup/change-list';
import {summarize, right, warning, wrong, type Finding} from './finding';
import {queryStorefront} from './storefront-api';

type Product = AllGoodsQuery['products']['nodes'][number];

const page = z.object({
  products: z.object({
    pageInfo: z.object({hasNextPage: z.boolean(), endCursor: z.string().nullish()}),
    nodes: z.array(z.custom<Product>((node) => typeof node === 'object' && node !== null)),
  }),
});

/** What a product may lack, and where to enter it. */
interface Gap {
  what: string;
  fix: string;
  /** The shop works without it but shows less: a warning. */
  mild?: boolean;
  of(product: Product): string[];
}

const gaps: Gap[] = [
  {what: 'safety data', fix: 'metafields of the product', of: safetyGaps},
  {
    what: 'a picture',
    fix: 'media of the product',
    of: ({featuredImage}) => (featuredImage ? [] : ['picture']),
  },
  {
    what: 'pictures at Shopify in their description, which omits those of other hosts',
    fix: 'description of the product: upload its pictures',
    mild: true,
    of: ({descriptionHtml}) => [...new Set(foreignPictureHosts(descriptionHtml))],
  },
  {
    what: 'a price',
    fix: 'variants of the product',
    of: ({priceRange}) => (Number(priceRange.minVariantPrice.amount) > 0 ? [] : ['price']),
  },
  {
    what: 'a delivery time, which buyers must know before they order',
    fix: 'metafield custom.delivery_time',
    of: deliveryGaps,
  },
  {
    what: 'the meaning of their compare-at price',
    fix: 'metafield custom.compare_at_kind',
    of: ({variants}) =>
      variants.nodes.some((variant) => struckPrice(variant)?.kind === 'compareAt')
        ? ['compare_at_kind']
        : [],
  },
  {
    what: 'figures for advice',
    fix: 'metafields fit.… of the product',
    mild: true,
    of: adviceGaps,
  },
  {
    what: 'a range that its battery can give',
    fix: 'metafields fit.range_r200 and fit.battery_wh',
    mild: true,
    of(product) {
      const {wattHours, r200} = readFit(product.fit);
      if (!wattHours || !r200 || product.sPedelec?.value === 'true') return [];
      return isPlausibleRange(wattHours, r200) ? [] : [`${r200} km from ${wattHours} Wh`];
    },
  },
  {
    what: 'heights of riders that lists can filter by',
    fix: 'metafields fit.rider_min and fit.rider_max, in cm',
    mild: true,
    of: riderGaps,
  },
];

/** The hosts of pictures that the shop does not show, as its pages only load pictures from Shopify. */
function foreignPictureHosts(html: string): string[] {
  const sources = html.matchAll(/<img\b[^>]*?\bsrc="(?:https?:)?\/\/([^/"]+)/gi);
  return [...sources].flatMap(([, host = '']) => (host === 'cdn.shopify.com' ? [] : [host]));
}

/** Articles that are neither in stock nor have a date (§ 312d BGB): the usual time of the country is not theirs. */
function deliveryGaps(product: Product): string[] {
  const isUndated = product.variants.nodes.some((variant) => {
    const item = {product, variant};
    const isComing = ['supplier', 'madeToOrder'].includes(kindOf(item));
    return variant.availableForSale && isComing && !customDeliveryTime(item);
  });
  return isUndated ? ['delivery_time'] : [];
}

/**
 * The shortest and tallest rider over all sizes of a bike: missing, in the wrong order, or outside the possible
 * heights.
 */
function riderGaps({geometry, riderMin, riderMax}: Product): string[] {
  const riderRange = {rider_min: riderMin?.value, rider_max: riderMax?.value};
  if (!geometry && !riderMin && !riderMax) return [];
  const [least, most] = measures.height;
  const wrongs = Object.entries(riderRange).flatMap(([key, value]) => {
    if (value === undefined) return [key];
    const height = Number(value);
    return height >= least && height <= most ? [] : [`${key} ${value}`];
  });
  if (wrongs.length > 0) return wrongs;
  return Number(riderRange.rider_min) > Number(riderRange.rider_max)
    ? [`rider_min ${riderRange.rider_min} above rider_max ${riderRange.rider_max}`]
    : [];
}

/**
 * Whether a manufacturer's range is plausible: its consumption lies between those of the easiest and the hardest ride.
 */
export function isPlausibleRange(wattHours: number, kilometres: number): boolean {
  const perKilometre = wattHours / kilometres;
  return perKilometre >= rides.eco[0] && perKilometre <= rides.hills[1];
}

/** What is missing from a bike's maker. */
function adviceGaps({geometry, motor, sPedelec, fit}: Product): string[] {
  if (!geometry) return [];
  const isFilledIn = (key: string) => fit.some((field) => field?.key === key && field.value);
  const matching = [
    'valve',
    'lock_mount',
    'trailer',
    // Without an approval nothing fits: child seats on racks, batteries in motors.
    ...(isFilledIn('rack') ? ['child_seat'] : []),
    ...(motor ? ['power', 'spare_battery'] : []),
  ];
  const missing = matching.filter((key) => !isFilledIn(key));
  const {wattHours, rrp} = readFit(fit);
  return [
    ...(rrp ? [] : ['rrp']),
    ...(motor && !wattHours ? ['battery_wh'] : []),
    ...missing,
    ...(motor && !sPedelec ? ['custom.s_pedelec'] : []),
  ];
}

/**
 * Queries every product in the storefront and reports which ones lack what: safety data (listing each Shopify field
 * that is missing or malformed), a picture, a price. Products that are not shipped, such as labour and vouchers, need
 * no safety data.
 */
export async function checkGoods(
  settings: CommandSettings,
  {all = false}: {all?: boolean} = {},
): Promise<Finding[]> {
  const products = await askForProducts(settings);
  if (products.length === 0) {
    return [wrong('no products', 'Shopify → Products → Publishing: the channel of the shop')];
  }
  const findings = gaps.flatMap(({what, fix, mild, of}) => {
    const lacking = products.flatMap((product) => {
      const missing = of(product);
      return missing.length > 0 ? `${product.handle} (${missing.join(', ')})` : [];
    });
    if (lacking.length === 0) return [];
    const names = all ? lacking.join(', ') : summarize(lacking);
    const more = all || lacking.length < 4 ? '' : '; npm run doctor -- --all names them';
    return (mild ? warning : wrong)(
      `${lacking.length} of ${products.length} products lack ${what}: ${names}`,
      `Shopify → Products, ${fix}${more}`,
    );
  });
  return findings.length > 0 ? findings : [right(`${products.length} products`)];
}

function safetyGaps(product: Product): string[] {
  if (product.variants.nodes[0]?.requiresShipping === false) return [];
  const malformed: string[] = [];
  const safety = readSafety(product, (field) => malformed.push(field));
  const missing = missingSafetyData(safety).filter((field) => !malformed.includes(field));
  return [...missing, ...malformed.map((field) => `${field} malformed`)];
}

const requiredFields = [
  ['name', 'name'],
  ['postal_address', 'postalAddress'],
  ['electronic_address', 'electronicAddress'],
] as const;

/**
 * The missing safety data, by the names of Shopify's fields: `manufacturer.postal_address`. Warnings do not count, as
 * many products need none.
 */
export function missingSafetyData({
  manufacturer,
  responsiblePerson,
  modelNumber,
}: ProductSafety): string[] {
  const missingOf = (field: string, party: ProductSafety['manufacturer']) =>
    party
      ? requiredFields.filter(([, key]) => party[key] === '').map(([key]) => `${field}.${key}`)
      : [field];
  const isOutsideEu =
    manufacturer !== null && manufacturer.country !== '' && !isInEu(manufacturer.country);
  return [
    ...missingOf('manufacturer', manufacturer),
    ...(manufacturer?.country === '' ? ['manufacturer.country'] : []),
    ...(isOutsideEu || responsiblePerson ? missingOf('responsible_person', responsiblePerson) : []),
    ...(modelNumber ? [] : ['model_number']),
  ];
}

async function askForProducts(settings: CommandSettings): Promise<Product[]> {
  const found: Product[] = [];
  let after: string | null = null;
  do {
    const variables = {after, country: 'DE', language: 'DE'};
    const {data, errors} = await queryStorefront(settings, ALL_GOODS_QUERY, variables);
    if (errors[0]) throw new Error(`Cannot query the products: ${errors[0].message}`);
    const {products} = page.parse(data);
    found.push(...products.nodes);
    after = products.pageInfo.hasNextPage ? (products.pageInfo.endCursor ?? null) : null;
  } while (after !== null);
  return found;
}
