import {formatNumber} from '~/i18n/formats';
import type {Language} from '~/i18n/languages';
import {goodsKinds, isPickupOnly, kindOf, type GoodsSource} from './goods';
import type {Destination} from './shipping';
import {z} from 'zod';
import {WEB} from '~/safe-addresses';
import type {Translate} from '~/i18n/messages';
import {formatPrice} from '../pricing/price-view';

/** A text field of an entry in Shopify; '' for none. */
export const entryText = z
  .object({value: z.string().nullish()})
  .nullish()
  .transform((field) => field?.value?.trim() ?? '');

const yes = entryText.transform((text) => text === 'true');
const picture = z.object({
  url: z.url({protocol: WEB}),
  width: z.number().nullable().default(null),
  height: z.number().nullable().default(null),
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
interface GuaranteeLabel {
  /** Halves allowed. */
  years: number;
  brand: string;
  model: string;
  picture: z.output<typeof picture>;
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
        ? {years, brand, model, picture: label}
        : null,
    terms,
  };
}

/** A yes or no of Shopify; missing when nobody said. */
type Told = {value: string} | null | undefined;

/** What Shopify says of a product that its buyer has to know before ordering. */
export interface NoticeSource extends GoodsSource {
  product: GoodsSource['product'] & {
    /** `custom.s_pedelec`; without it the product type tells. */
    sPedelec?: Told;
    /** `custom.coc_included`. */
    coc?: Told;
    /** `custom.delivery_exclusion`: 'Keine Lieferung auf Inseln', in the page's language. */
    deliveryExclusion?: Told;
    /** `custom.guarantee` leads to an entry. */
    guarantee?: {reference?: unknown} | null;
  };
}

/** Sentences that stand beside the button that orders, and at the line of the cart. */
export function buyingNotices(goods: NoticeSource, destination: Destination): string[] {
  const {t} = destination;
  const {coc} = goods.product;
  const exclusion = deliveryExclusion(goods);
  const sPedelec = [
    t('goods.sPedelec.duties'),
    ...(coc?.value === 'true' ? [t('goods.sPedelec.coc')] : []),
  ];
  return [
    ...(goodsKinds[kindOf(goods)].returnable ? [] : [t('goods.noWithdrawal')]),
    ...(isSPedelec(goods) ? [sPedelec.join(' ')] : []),
    ...(isPickupOnly(goods) ? [pickupNotice(destination)] : []),
    ...(exclusion ? [exclusion] : []),
  ];
}

/** 'Nur Abholung im Laden, Speichenweg 12 in Köln.' */
export function pickupNotice({t, street, city}: Destination): string {
  return street && city ? t('goods.pickup.onlyAt', {street, city}) : t('goods.pickup.only');
}

/** Where an article is not delivered to, in its owner's words; '' when nothing is said. */
export function deliveryExclusion({product}: NoticeSource): string {
  return product.deliveryExclusion?.value.trim() ?? '';
}

function isSPedelec({product: {sPedelec, productType}}: NoticeSource): boolean {
  return sPedelec ? sPedelec.value === 'true' : /s-?pedelec/i.test(productType);
}

/** 'GARAN: 5 Jahre Haltbarkeitsgarantie von Kranzberg'; `null` for what has no label. */
export function guaranteeNote(
  {product}: NoticeSource,
  {t, language}: Pick<Destination, 't' | 'language'>,
): string | null {
  const label = readGuarantee(product.guarantee?.reference)?.label;
  if (!label) return null;
  const years = formatNumber(label.years, language);
  return t('goods.guarantee.short', {years, brand: label.brand});
}

/** German law gives two weeks to withdraw (BGB § 355). */
export const RETURN_DAYS = 14;

/** Who pays for sending goods back; a customer is told the most that it costs for a bike, in EUR. */
export type ReturnTerms = {payer: 'shop'} | {payer: 'customer'; most: number};

interface ReturnSettings {
  return_costs: 'shop' | 'customer';
  return_costs_most: number | null;
}

/**
 * What the shop's owner has decided. Customers pay only where they are told how much at most (BGB § 357 (5), EGBGB Art. 246a
 * § 1 (2) no. 2): without that sum, or without settings, the shop pays.
 */
export function returnTerms(settings: ReturnSettings | null): ReturnTerms {
  const most = settings?.return_costs_most ?? null;
  return settings?.return_costs === 'customer' && most !== null
    ? {payer: 'customer', most}
    : {payer: 'shop'};
}

/** The law's model sentences for these terms, a paragraph each. */
export function returnWords(
  terms: ReturnTerms,
  {language, t}: {language: Language; t: Translate},
): string[] {
  if (terms.payer === 'shop') return [t('legal.returns.free'), t('legal.returns.pickUp')];
  const most = formatPrice({amount: String(terms.most), currencyCode: 'EUR'}, language, {
    mark: false,
  });
  return [t('legal.returns.ownCost'), t('legal.returns.most', {most})];
}
