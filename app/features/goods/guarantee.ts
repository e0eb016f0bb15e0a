import {z} from 'zod';
import {WEB} from '~/safe-addresses';

/** A text field of an entry in Shopify; '' for none. */
export const entryText = z
  .object({value: z.string().nullish()})
  .nullish()
  .transform((field) => field?.value?.trim() ?? '');

const yes = entryText.transform((text) => text === 'true');
const picture = z.object({
  url: z.url({protocol: WEB}),
  width: z.number().nullish(),
  height: z.number().nullish(),
});

/** An entry of `durability_guarantee`. */
const guarantee = z.object({
  years: entryText
    .transform((text) => (text === '' ? null : Number(text)))
    .pipe(z.number().multipleOf(0.5).positive().max(100).nullable()),
  brand: entryText,
  model: entryText,
  wholeProduct: yes,
  free: yes,
  fromProducer: yes,
  terms: entryText,
  label: z
    .object({reference: z.object({image: picture.nullish()}).nullish()})
    .nullish()
    .transform((field) => field?.reference?.image ?? null),
});

/** The official label of a producer's guarantee of durability, with all that it needs. */
export interface GuaranteeLabel {
  /** Halves allowed. */
  years: number;
  brand: string;
  model: string;
  picture: {url: string; width: number | null; height: number | null};
}

export interface Guarantee {
  /** `null` unless everything is told that the label depends on. */
  label: GuaranteeLabel | null;
  /** Describes the guarantee; '' for none. */
  terms: string;
}

/** Only guarantees that last longer than the law's own two years have a label. */
const MORE_THAN_YEARS = 2;

/**
 * Reads what `custom.guarantee` leads to. The label (Regulation (EU) 2025/1960) is only for a guarantee that its
 * producer gives for the entire product, free of charge, for more than two years, and has told the shop about. `complain` hears of a malformed entry; there is no guarantee then.
 */
export function readGuarantee(
  reference: unknown,
  complain: (field: string) => void = () => undefined,
): Guarantee | null {
  if (!reference) return null;
  const read = guarantee.safeParse(reference);
  if (!read.success) {
    complain('guarantee');
    return null;
  }
  const {years, brand, model, wholeProduct, free, fromProducer, terms, label} = read.data;
  const isLabelled = wholeProduct && free && fromProducer && brand && model;
  return {
    label:
      isLabelled && label && years !== null && years > MORE_THAN_YEARS
        ? {
            years,
            brand,
            model,
            picture: {url: label.url, width: label.width ?? null, height: label.height ?? null},
          }
        : null,
    terms,
  };
}
