import {languages} from '~/i18n/languages';
import {goodsKinds, isPickupOnly, kindOf, type GoodsSource} from './goods';
import {readGuarantee} from './guarantee';
import type {Destination} from './shipping';

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
  const years = new Intl.NumberFormat(languages[language].locale).format(label.years);
  return t('goods.guarantee.short', {years, brand: label.brand});
}
