import {handleOf} from './naming';

/** Invented makers and their SKU prefixes. */
const codes = {
  Ostwind: 'OW',
  Kranzberg: 'KB',
  Hafenkante: 'HK',
  'Marsch & Moor': 'MM',
  Gratweg: 'GW',
  Packesel: 'PE',
  Zaunkönig: 'ZK',
  Kopfsache: 'KS',
  Riegel: 'RI',
  Seitenfach: 'SF',
  Leuchtmaat: 'LM',
  'Grip & Grund': 'GG',
  Luftikus: 'LU',
  Wetterseite: 'WS',
  Maschenwerk: 'MW',
  Sattelwerk: 'SW',
  Trittfest: 'TF',
  Ritzelhof: 'RH',
  Stromkeller: 'SK',
  Radladen: 'RL',
} as const;

export type Vendor = keyof typeof codes;

/** SKU prefix of a maker. */
export const vendorCode = (vendor: Vendor): string => codes[vendor];

/** Slug of the lettering on the down tube. */
export const decalOf = (vendor: Vendor): string => handleOf(vendor);
