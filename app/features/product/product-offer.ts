import {href} from '~/i18n/href';
import type {PageName} from '~/pages';
import {numericIdOf} from '~/services/shopify/ids';
import {
  customDeliveryTime,
  goodsKinds,
  type GoodsSource,
  isBike,
  isPhysical,
  isShippable,
  kindOf,
  stockOf,
} from '../goods/goods';
import {buyingNotices, guaranteeNote, type NoticeSource} from '../goods/notices';
import {type DeliveryTerms, shippingPromise} from '../goods/shipping';

export type OfferView = ReturnType<typeof toOffer>;

interface SellingPoint {
  icon: 'truck' | 'clock' | 'package-check' | 'store' | 'wrench';
  text: string;
}

/** Whether a selling point is the test ride in the shop. */
export const isTestRide = ({icon}: SellingPoint) => icon === 'store';

/** Availability, terms and selling points of a variant in the visitor's country; they depend on its kind. */
export function toOffer(item: NoticeSource, delivery: DeliveryTerms) {
  const {t, street, city} = delivery;
  const kind = kindOf(item);
  const bike = isBike(item);
  const isShipped = isShippable(item);
  const promise = isShipped ? shippingPromise(delivery, bike) : null;
  const testRide =
    street && city
      ? t('goods.sellingPoints.testRideAt', {street, city})
      : t('goods.sellingPoints.testRide');
  const points: [SellingPoint['icon'], string | null][] = [
    ['truck', promise],
    [
      'clock',
      kind === 'supplier' && !customDeliveryTime(item) ? t('goods.sellingPoints.date') : null,
    ],
    ['package-check', bike ? t('goods.sellingPoints.assembled') : null],
    // Only bikes on show in the shop can be test-ridden there.
    ['store', bike && goodsKinds[kind].onShow ? testRide : null],
    ['wrench', bike ? t('goods.sellingPoints.inspection') : null],
  ];
  return {
    stock: stockOf(item, delivery),
    notes: buyingNotices(item, delivery),
    /** Text of the manufacturer's guarantee label; `null` without one. */
    guarantee: guaranteeNote(item, delivery),
    sellingPoints: item.variant.availableForSale
      ? points.flatMap(([icon, text]) => (text ? [{icon, text}] : []))
      : [],
    /** Whether the price includes tax, and whether shipping costs extra. */
    taxed: item.variant.taxable,
    shipped: isShipped,
  };
}

/** A link to a form about the shown variant. */
export interface EntryPoint {
  name: 'testRide' | 'leasing' | 'priceRequest' | 'appointment' | 'comparison';
  text: string;
  href: string;
}

/** A shown variant with the ids that links need. */
interface ShownItem extends GoodsSource {
  variant: GoodsSource['variant'] & {id: string};
  product: GoodsSource['product'] & {handle: string};
}

/**
 * Links to forms about a variant: an appointment for workshop services; a test ride where its `view` promises one;
 * leasing where the variant is `leasable`, with its monthly cost; a price request for products that other shops sell
 * too. Bikes also link to the comparison.
 */
export function entryPoints(
  item: ShownItem & {view: Pick<OfferView, 'sellingPoints'>},
  {leasable, cost}: {leasable: boolean; cost: string | null},
  {t, language}: DeliveryTerms,
): EntryPoint[] {
  const {handle} = item.product;
  const {id} = item.variant;
  const kind = kindOf(item);
  if (kind === 'service') {
    const address = `${href(language, 'appointment')}?service=${encodeURIComponent(handle)}`;
    return [{name: 'appointment', text: t('goods.entries.appointment'), href: address}];
  }
  const bike = isBike(item);
  const requestTypes: [EntryPoint['name'], PageName, boolean][] = [
    ['testRide', 'appointment', item.view.sellingPoints.some(isTestRide)],
    ['leasing', 'leasingRequest', leasable],
    ['priceRequest', 'priceRequest', goodsKinds[kind].comparable],
  ];
  const requests = requestTypes.flatMap(([name, page, isOffered]): EntryPoint[] => {
    const text = t(`goods.entries.${name}`) + (name === 'leasing' && cost ? `, ${cost}` : '');
    return isOffered ? [{name, text, href: href(language, page) + variantQuery(id)}] : [];
  });
  const comparisonEntry: EntryPoint = {
    name: 'comparison',
    text: t('goods.entries.comparison'),
    href: `${href(language, 'comparison')}?p=${handle}:${numericIdOf(id)}`,
  };
  return bike ? [...requests, comparisonEntry] : requests;
}

/**
 * Link to a back-in-stock reminder for the requested variant that the shown one replaces (its query `soldOut`), else for
 * the shown one if sold out. `null` when there is none, and for services.
 */
export function reminderLink(
  item: ShownItem,
  soldOut: string | null,
  {t, language}: DeliveryTerms,
): {text: string; href: string} | null {
  const {id, availableForSale} = item.variant;
  const page = href(language, 'backInStock');
  const requestedHref = soldOut && `${page}?product=${item.product.handle}&${soldOut.slice(1)}`;
  const address = requestedHref ?? (availableForSale ? null : page + variantQuery(id));
  if (!address || !isPhysical(item)) return null;
  return {text: t('backInStock.link'), href: address};
}

/** Query that identifies a variant in a request form: `?variant=4711` from Shopify's id. */
function variantQuery(id: string): string {
  return `?variant=${numericIdOf(id)}`;
}
