import type {CatalogueOption, CatalogueProduct, CatalogueVariant} from './catalogue-types';
import {eanOf} from './naming';
import {hashOf, seededRandom, wholeBetween} from './seeded-random';

export type VariantDraft = Omit<CatalogueVariant, 'id' | 'barcode'>;

/** A product before it has its numbers. */
export type ProductDraft = Omit<CatalogueProduct, 'id' | 'variants'> & {variants: VariantDraft[]};

/** What Shopify stores for a product without options. */
export const defaultTitleOption: CatalogueOption = {
  name: {de: 'Title', en: 'Title'},
  values: [{name: {de: 'Default Title', en: 'Default Title'}}],
};

/** Gives products and variants their ids and article numbers, in order. */
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
const LAST_DAY = Date.UTC(2026, 8, 28, 8);

/** Days before the last day in which the bikes of a model year came. */
const daysOfYear: Readonly<Record<number, readonly [number, number]>> = {
  2024: [600, 725],
  2025: [395, 720],
  2026: [45, 390],
};

/** A day in the two years before October 2026; what is new came in the last four weeks. */
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

/** Reads `new low30=4599` as a map; a flag without value stands for an empty text. */
export function readFlags(cell: string): ReadonlyMap<string, string> {
  const words = cell.split(' ').filter((word) => word !== '');
  return new Map(
    words.map((word): [string, string] => {
      const at = word.indexOf('=');
      return at < 0 ? [word, ''] : [word.slice(0, at), word.slice(at + 1)];
    }),
  );
}
