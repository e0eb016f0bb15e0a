import {formatNumber} from '~/i18n/formats';
import {mentions} from '~/i18n/recognised-words';
import {isBike, isPickupOnly, isReturnable, type GoodsSource} from './goods';
import {type DeliveryTerms, HOME} from './shipping';
import {z} from 'zod';
import {WEB_PROTOCOL} from '~/safe-addresses';
import {formatEuros} from '../pricing/price-view';

/** A text field of a Shopify metaobject; '' if empty. */
export const entryText = z
  .object({value: z.string().nullish()})
  .nullish()
  .transform((field) => field?.value?.trim() ?? '');

const booleanText = entryText.transform((text) => text === 'true');
const picture = z.object({
  url: z.url({protocol: WEB_PROTOCOL}),
  width: z.number().nullable().default(null),
  height: z.number().nullable().default(null),
});

/** A `durability_guarantee` entry. */
const guarantee = z.object({
  /** Half years are allowed. */
  years: entryText
    .transform((text) => (text === '' ? null : Number(text)))
    .pipe(z.number().multipleOf(0.5).positive().max(100).nullable()),
  brand: entryText,
  model: entryText,
  wholeProduct: booleanText,
  free: booleanText,
  fromProducer: booleanText,
  /** Describes the guarantee; '' for none. */
  terms: entryText,
  label: z
    .object({reference: z.object({image: picture.nullish()}).nullish()})
    .nullish()
    .transform((field) => field?.reference?.image ?? null),
});

export type Guarantee = ReturnType<typeof readGuarantee>;

/** Only guarantees longer than the statutory two years have a label. */
const STATUTORY_YEARS = 2;

/**
 * Parses the entry that `custom.guarantee` references. The label (Regulation (EU) 2025/1960) is only for a guarantee
 * that the manufacturer gives for the entire product, free of charge, for more than two years, and has told the shop
 * about. A malformed entry is reported to `reportMalformed` and treated as no guarantee.
 */
export function readGuarantee(
  reference: unknown,
  reportMalformed: (field: string) => void = () => undefined,
) {
  if (!reference) return null;
  const parsed = guarantee.safeParse(reference);
  if (!parsed.success) {
    reportMalformed('guarantee');
    return null;
  }
  const {years, brand, model, wholeProduct, free, fromProducer, terms, label} = parsed.data;
  const isLabelled = wholeProduct && free && fromProducer && brand && model;
  return {
    /** `null` unless all requirements of the official label are met. */
    label:
      isLabelled && label && years !== null && years > STATUTORY_YEARS
        ? {years, brand, model, picture: label}
        : null,
    terms,
  };
}

/** A metafield of Shopify; missing if not set. */
export type Metafield = {value: string} | null | undefined;

/** What tells whether a bike assists up to 45 km/h. */
interface SPedelecSource {
  product: Pick<GoodsSource['product'], 'geometry'> & {
    productType: string;
    /** `custom.s_pedelec`; without it a bike's product type decides. */
    sPedelec?: Metafield;
  };
}

/** Product data from Shopify that buyers must know before ordering. */
export interface NoticeSource extends GoodsSource {
  product: GoodsSource['product'] &
    SPedelecSource['product'] & {
      /** `custom.coc_included`. */
      coc?: Metafield;
      /** `custom.delivery_exclusion`: 'Keine Lieferung auf Inseln', in the page's language. */
      deliveryExclusion?: Metafield;
      /** `custom.guarantee`, which references an entry. */
      guarantee?: {reference?: unknown} | null;
    };
}

/** Notices next to the order button and in the cart line. */
export function buyingNotices(item: NoticeSource, delivery: DeliveryTerms): string[] {
  const {t, country} = delivery;
  const {coc} = item.product;
  const exclusion = deliveryExclusion(item);
  const sPedelec = [
    // What riders must observe is national law.
    t(country === null || country === HOME ? 'goods.sPedelec.duties' : 'goods.sPedelec.abroad'),
    ...(coc?.value === 'true' ? [t('goods.sPedelec.coc')] : []),
  ];
  return [
    ...(isReturnable(item) ? [] : [t('goods.noWithdrawal')]),
    ...(isSPedelec(item) ? [sPedelec.join(' ')] : []),
    ...(isPickupOnly(item) ? [pickupNotice(delivery)] : []),
    ...(exclusion ? [exclusion] : []),
  ];
}

/** 'Nur Abholung im Laden, Speichenweg 12 in Köln.' */
export function pickupNotice({t, street, city}: DeliveryTerms): string {
  return street && city ? t('goods.pickup.onlyAt', {street, city}) : t('goods.pickup.only');
}

/** Where an article is not delivered, in the owner's words; '' if not set. */
export function deliveryExclusion({product}: NoticeSource): string {
  return product.deliveryExclusion?.value.trim() ?? '';
}

/** Whether a bike assists up to 45 km/h: by its metafield, else by its product type, which helmets for it name too. */
export function isSPedelec({product}: SPedelecSource): boolean {
  const {sPedelec, productType} = product;
  return sPedelec
    ? sPedelec.value === 'true'
    : isBike({product}) && mentions(productType, 'sPedelec');
}

/** 'GARAN: 5 Jahre Haltbarkeitsgarantie von Kranzberg'; `null` without a label. */
export function guaranteeNote(
  {product}: NoticeSource,
  {t, language}: Pick<DeliveryTerms, 't' | 'language'>,
): string | null {
  const label = readGuarantee(product.guarantee?.reference)?.label;
  if (!label) return null;
  const years = formatNumber(label.years, language);
  return t('goods.guarantee.short', {years, brand: label.brand});
}

/** The withdrawal period under German law (BGB § 355). */
export const RETURN_DAYS = 14;

/** Who pays for returns; customers are told the maximum cost for a bike, in EUR. */
export type ReturnTerms = {payer: 'shop'} | {payer: 'customer'; most: number};

/**
 * The owner's return terms. Customers pay only where they are told the maximum cost (BGB § 357 (5), EGBGB Art. 246a § 1
 * (2) no. 2): without that amount, or without settings, the shop pays.
 */
export function returnTerms(
  settings: {return_costs: 'shop' | 'customer'; return_costs_most: number | null} | null,
): ReturnTerms {
  const maxCost = settings?.return_costs_most ?? null;
  return settings?.return_costs === 'customer' && maxCost !== null
    ? {payer: 'customer', most: maxCost}
    : {payer: 'shop'};
}

/** The statutory model sentences for these terms, one paragraph each. */
export function returnWords(
  terms: ReturnTerms,
  {language, t}: Pick<DeliveryTerms, 'language' | 't'>,
): string[] {
  if (terms.payer === 'shop') return [t('legal.returns.free'), t('legal.returns.pickUp')];
  const most = formatEuros(terms.most, language);
  return [t('legal.returns.ownCost'), t('legal.returns.most', {most})];
}
