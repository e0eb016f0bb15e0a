import {href} from '~/i18n/href';
import type {PageName} from '~/pages';
import {numberOf} from '~/services/shopify/ids';
import {
  givenTime,
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
  /** In which shops it can be collected, and when; missing where nobody has looked. */
  stores?: StockView[];
  /** What has to be known before buying. */
  notes: string[];
  /** What the label of its producer's guarantee says; `null` for what has none. */
  guarantee: string | null;
  sellingPoints: SellingPoint[];
  /** Tax is in the price, and sending it costs extra. */
  taxed: boolean;
  shipped: boolean;
}

interface SellingPoint {
  icon: 'truck' | 'clock' | 'package-check' | 'store' | 'wrench';
  text: string;
}

/** Terms and selling points that hold for these goods in this country; other kinds of goods have other ones. */
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
    ['clock', kind === 'supplier' && !givenTime(goods) ? t('goods.sellingPoints.date') : null],
    ['package-check', bike ? t('goods.sellingPoints.assembled') : null],
    // Only what stands in the shop can be ridden there.
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

/** A shown variant and what it is found by; its id is '' where Shopify names none. */
interface ShownGoods extends GoodsSource {
  variant: GoodsSource['variant'] & {id: string};
  product: GoodsSource['product'] & {handle: string};
}

/**
 * Links to forms about a variant: an appointment for work of the workshop; a test ride of a bike that can be had; leasing
 * where the variant is `leasable`, with what it costs a month; a price request for goods that other shops sell as well.
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
 * Where somebody asks to be told when a sold-out variant is back: the one that is shown, else the one that was asked for
 * and is replaced by it (its query `soldOut`). `null` when there is none, and for services.
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

/** Query that names a variant to a request: `?variant=4711` out of Shopify's id. */
function variantQuery(id: string): string {
  return `?variant=${numberOf(id)}`;
}
