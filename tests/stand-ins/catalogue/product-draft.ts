import type {CatalogueOption, CatalogueProduct, CatalogueVariant} from './catalogue-types';
import {eanOf} from './naming';
import {hashOf, seededRandom, wholeBetween} from './seeded-random';

export type VariantDraft = Omit<CatalogueVariant, 'id' | 'barcode'>;

/** A product before it has ids. */
export type ProductDraft = Omit<CatalogueProduct, 'id' | 'variants'> & {variants: VariantDraft[]};

/** What Shopify stores for a product without options. */
export const defaultTitleOption: CatalogueOption = {
  name: {de: 'Title', en: 'Title'},
  values: [{name: {de: 'Default Title', en: 'Default Title'}}],
};

/** Assigns ids and barcodes to products and variants, in order. */
export function numbered(drafts: readonly ProductDraft[]): CatalogueProduct[] {
  let variantCount = 0;
  return drafts.map((draft, at) => ({
    ...draft,
    id: 7_000_000_000_000 + at + 1,
    variants: draft.variants.map((variant) => {
      variantCount += 1;
      const barcode = eanOf(4_010_000_000 + variantCount);
      return {...variant, id: 41_000_000_000_000 + variantCount, barcode};
    }),
  }));
}

const DAY = 86_400_000;
/**
 * Three weeks ago, 8:00 UTC: the shop calls products new for 60 days, and with a fixed day nothing in the demo would be
 * new any more.
 */
const LAST_DAY = Math.floor(Date.now() / DAY - 21) * DAY + DAY / 3;

/** Age range in days, counted from the last day, of the bikes of a model year. */
const daysOfYear: Readonly<Record<number, readonly [number, number]>> = {
  2024: [600, 725],
  2025: [395, 720],
  2026: [45, 390],
};

/** A day in the two years before the last one; new products appeared in its last four weeks. */
export function publishedOn(
  handle: string,
  flags: ReadonlyMap<string, string>,
  modelYear?: number,
): string {
  const random = seededRandom(`published ${handle}`);
  const [from, to] = (modelYear && daysOfYear[modelYear]) || [45, 725];
  const days = flags.has('new') ? wholeBetween(random, 0, 26) : wholeBetween(random, from, to);
  return new Date(LAST_DAY - days * DAY + (hashOf(handle) % 36_000) * 1000).toISOString();
}

/** Parses `new low30=4599` into a map; a flag without value maps to an empty string. */
export function readFlags(cell: string): ReadonlyMap<string, string> {
  const words = cell.split(' ').filter((word) => word !== '');
  return new Map(
    words.map((word): [string, string] => {
      const at = word.indexOf('=');
      return at < 0 ? [word, ''] : [word.slice(0, at), word.slice(at + 1)];
    }),
  );
}
