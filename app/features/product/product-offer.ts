import {href} from '~/i18n/href';
import type {PageName} from '~/pages';
import {numberOf} from '~/services/shopify/ids';
import {
  customDeliveryTime,
  goodsKinds,
  type GoodsSource,
  isBike,
  isPhysical,
  isSent,
  kindOf,
  stockOf,
  type StockView,
} from '../goods/goods';
import {buyingNotices, guaranteeNote, type NoticeSource} from '../goods/notices';
import {type Destination, shippingPromise} from '../goods/shipping';

/** Availability, terms and selling points of the shown variant for a buyer in the visitor's country. */
export interface OfferView {
  stock: StockView;
  /** Which shops have it for pickup, and when; missing where it was not queried. */
  stores?: StockView[];
  /** Notices to read before buying. */
  notes: string[];
  /** Text of the manufacturer's guarantee label; `null` without one. */
  guarantee: string | null;
  sellingPoints: SellingPoint[];
  /** Whether the price includes tax, and whether shipping costs extra. */
  taxed: boolean;
  shipped: boolean;
}

interface SellingPoint {
  icon: 'truck' | 'clock' | 'package-check' | 'store' | 'wrench';
  text: string;
}

/** Terms and selling points of this product in the visitor's country; they depend on its kind. */
export function toOffer(goods: NoticeSource, destination: Destination): OfferView {
  const {t, street, city} = destination;
  const kind = kindOf(goods);
  const bike = isBike(goods);
  const sent = isSent(goods);
  const delivery = sent ? shippingPromise(destination, bike) : null;
  const testRide =
    street && city
      ? t('goods.sellingPoints.testRideAt', {street, city})
      : t('goods.sellingPoints.testRide');
  const told: [SellingPoint['icon'], string | null][] = [
    ['truck', delivery],
    [
      'clock',
      kind === 'supplier' && !customDeliveryTime(goods) ? t('goods.sellingPoints.date') : null,
    ],
    ['package-check', bike ? t('goods.sellingPoints.assembled') : null],
    // Only bikes on show in the shop can be test-ridden there.
    ['store', bike && goodsKinds[kind].onShow ? testRide : null],
    ['wrench', bike ? t('goods.sellingPoints.inspection') : null],
  ];
  return {
    stock: stockOf(goods, destination),
    notes: buyingNotices(goods, destination),
    guarantee: guaranteeNote(goods, destination),
    sellingPoints: goods.variant.availableForSale
      ? told.flatMap(([icon, text]) => (text ? [{icon, text}] : []))
      : [],
    taxed: goods.variant.taxable,
    shipped: sent,
  };
}

/** A link to a form about the shown variant. */
export interface EntryPoint {
  name: 'testRide' | 'leasing' | 'priceRequest' | 'appointment' | 'comparison';
  text: string;
  href: string;
}

/** A shown variant with the ids that links need; its id is '' when Shopify returns none. */
interface ShownGoods extends GoodsSource {
  variant: GoodsSource['variant'] & {id: string};
  product: GoodsSource['product'] & {handle: string};
}

/**
 * Links to forms about a variant: an appointment for workshop services; a test ride of an available bike; leasing where
 * the variant is `leasable`, with its monthly cost; a price request for products that other shops sell too. Bikes also
 * link to the comparison.
 */
export function entryPoints(
  goods: ShownGoods,
  {leasable, cost}: {leasable: boolean; cost: string | null},
  {t, language}: Destination,
): EntryPoint[] {
  const {handle} = goods.product;
  const {id, availableForSale} = goods.variant;
  const kind = kindOf(goods);
  if (kind === 'service') {
    const address = `${href(language, 'appointment')}?service=${encodeURIComponent(handle)}`;
    return [{name: 'appointment', text: t('goods.entries.appointment'), href: address}];
  }
  const bike = isBike(goods);
  const {comparable, onShow} = goodsKinds[kind];
  const ways: [EntryPoint['name'], PageName, boolean][] = [
    ['testRide', 'appointment', onShow && bike && availableForSale],
    ['leasing', 'leasingRequest', leasable],
    ['priceRequest', 'priceRequest', comparable],
  ];
  const requests = ways.flatMap(([name, page, isOffered]): EntryPoint[] => {
    const text = t(`goods.entries.${name}`) + (name === 'leasing' && cost ? `, ${cost}` : '');
    return isOffered ? [{name, text, href: href(language, page) + variantQuery(id)}] : [];
  });
  const compared: EntryPoint = {
    name: 'comparison',
    text: t('goods.entries.comparison'),
    href: `${href(language, 'comparison')}?p=${handle}${id && `:${numberOf(id)}`}`,
  };
  return bike ? [...requests, compared] : requests;
}

/**
 * Link to a back-in-stock reminder for the shown variant if sold out, else for the requested one that it replaces (its
 * query `soldOut`). `null` when there is none, and for services.
 */
export function reminderLink(
  goods: ShownGoods,
  soldOut: string | null,
  {t, language}: Destination,
): {text: string; href: string} | null {
  const {id, availableForSale} = goods.variant;
  const page = href(language, 'backInStock');
  const asked = soldOut && `${page}?product=${goods.product.handle}&${soldOut.slice(1)}`;
  const address = availableForSale ? asked : id && page + variantQuery(id);
  if (!address || !isPhysical(goods)) return null;
  return {text: t('backInStock.link'), href: address};
}

/** Query that identifies a variant in a request form: `?variant=4711` from Shopify's id. */
function variantQuery(id: string): string {
  return `?variant=${numberOf(id)}`;
}
