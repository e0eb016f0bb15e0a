import {seededRandom, wholeBetween} from './seeded-random';

/** Stock that pictures and tests rely on, by SKU. */
const counted: Record<string, number> = {
  'OW-F7T-45-RS': 4,
  'OW-F7T-50-RS': 6,
  'OW-F7T-55-RS': 9,
  'OW-F7T-60-RS': 0,
  'OW-F7T-45-NB': 5,
  'OW-F7T-50-NB': 8,
  'OW-F7T-45-BR': 0,
  'OW-F7T-50-BR': 0,
  'OW-F7T-55-BR': 3,
  'OW-F7T-60-BR': 0,
  'HK-ML3-46-RS': 7,
  'HK-ML3-50-RS': 5,
  'GW-ST160-S-GR': 3,
  'GW-ST160-M-GR': 6,
  'PE-KU2-KR': 4,
  'ZK-FZ20-HO': 11,
  'RI-BZ230-HO': 24,
  'SF-RO20-TN': 31,
  'LM-BO40': 18,
  'SK-AG': 3,
  'KS-AL-S-MN': 6,
  'KS-AL-M-MN': 12,
};

interface Stock {
  stock: number;
  continueSelling: boolean;
}

/** Stock of a SKU: determined by its product's flags first, then the fixed numbers, then at random. */
export function stockOf(sku: string, flags: ReadonlyMap<string, string>): Stock {
  if (flags.has('out')) return {stock: 0, continueSelling: false};
  if (flags.has('backorder')) return {stock: 0, continueSelling: true};
  if (flags.has('service')) return {stock: 500, continueSelling: true};
  const random = seededRandom(`stock ${sku}`);
  if (flags.has('few')) return {stock: wholeBetween(random, 2, 3), continueSelling: false};
  const known = counted[sku];
  if (known !== undefined) return {stock: known, continueSelling: false};
  const chance = random();
  if (chance < 0.1) return {stock: 0, continueSelling: false};
  const stock = chance < 0.2 ? wholeBetween(random, 1, 3) : wholeBetween(random, 4, 24);
  return {stock, continueSelling: false};
}
