import {z} from 'zod';
import {
  partOf,
  parts,
  readHeights,
  readList,
  readRack,
  readTubeRange,
  tyresIn,
  valves,
  type Facts,
  type RuleName,
} from '../../../app/features/fits/fits';
import {ACCESSORIES_QUERY} from '../../../app/services/shopify/product.graphql';
import type {CommandSettings} from '../setup/change-list';
import {summarize, right, warning, type Finding} from './finding';
import {queryStorefront} from './storefront-api';

const TAG = 'passt-dazu';
/** The shop reads no more than this. */
const MOST = 100;

const fields = z
  .array(z.object({key: z.string(), value: z.string()}).nullable())
  .transform((all): Facts =>
    Object.fromEntries(all.flatMap((field) => (field ? [[field.key, field.value]] : []))),
  );
const answer = z.object({
  products: z.object({
    nodes: z.array(
      z.object({
        handle: z.string(),
        fit: fields,
        variants: z.object({nodes: z.array(z.object({fit: fields}))}),
      }),
    ),
  }),
});

/** The facts that a rule needs about the accessory; facts missing from the bike's maker are gaps of the bike. */
const missingFactsByRule: Record<RuleName, (article: Facts) => string[]> = {
  tube: ({tyre}) => (readTubeRange(tyre) ? [] : ['fit.tyre: widths and diameter, 40/62-622']),
  tyre: ({tyre}) => (tyresIn(tyre).length > 0 ? [] : ['fit.tyre: width and diameter, 47-622']),
  valve: ({valve = ''}) =>
    valves.some((one) => one === valve) ? [] : [`fit.valve: ${valves.join(', ')}`],
  rack: ({rack}) => (readRack(rack) ? [] : ['fit.rack: system and load, MIK HD, 27 kg']),
  power: ({power}) => (power ? [] : ['fit.power: family of batteries']),
  lock: ({lock_mount: mounts}) => (readList(mounts).length > 0 ? [] : ['fit.lock_mount']),
  helmet({rider_height: heights}) {
    const read = readHeights(heights);
    return read && read.from < read.to ? [] : ['fit.rider_height: 110-140'];
  },
  childSeat: () => [],
  trailer: () => [],
  spareBattery: () => [],
  plainTyre: () => [],
  slow: () => [],
};

/**
 * Reports which tagged accessories lack the facts that decide which bikes they fit: their fit stays unknown, or they
 * are never offered.
 */
export async function checkAccessories(
  settings: CommandSettings,
  {all = false}: {all?: boolean} = {},
): Promise<Finding[]> {
  const {data, errors} = await queryStorefront(settings, ACCESSORIES_QUERY, {
    country: 'DE',
    language: 'DE',
  });
  if (errors[0]) throw new Error(`Cannot query the accessories: ${errors[0].message}`);
  const {nodes} = answer.parse(data).products;
  if (nodes.length === 0) {
    return [
      warning(`no article has the tag ${TAG}`, `Shopify → Products: tag ${TAG}, metafields fit.…`),
    ];
  }
  const work = new Set(nodes.filter(({fit}) => fit.part === 'mounting').map(({handle}) => handle));
  const lacking = nodes.flatMap(({handle, fit, variants}) => {
    const missing = variants.nodes.flatMap((variant) => gapsOf({...fit, ...variant.fit}, work));
    return missing.length > 0 ? `${handle} (${[...new Set(missing)].join('; ')})` : [];
  });
  const tooMany = nodes.length >= MOST;
  return [
    ...(lacking.length > 0
      ? [
          warning(
            `${lacking.length} of ${nodes.length} accessories cannot be matched: ${all ? lacking.join(', ') : summarize(lacking)}`,
            'Shopify → Products, metafields fit.… of the product or its variants',
          ),
        ]
      : [right(`${nodes.length} accessories can be matched`)]),
    ...(tooMany
      ? [
          warning(
            `${MOST} articles or more have the tag ${TAG}: the shop reads the ${MOST} that sell best`,
            `Shopify → Products: tag ${TAG}`,
          ),
        ]
      : []),
  ];
}

function gapsOf(facts: Facts, work: ReadonlySet<string>): string[] {
  if (facts.part === 'mounting') return [];
  const part = partOf(facts);
  if (!part) return [`fit.part: ${Object.keys(parts).join(', ')}, mounting`];
  const {mounting} = facts;
  return [
    ...parts[part].flatMap((rule) => missingFactsByRule[rule](facts)),
    ...(mounting && !work.has(mounting) ? [`fit.mounting: no work ${mounting}`] : []),
  ];
}
