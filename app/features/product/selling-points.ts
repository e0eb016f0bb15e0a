import {
  givenTime,
  goodsKinds,
  isBike,
  isSent,
  kindOf,
  stockOf,
  type StockView,
} from '../goods/goods';
import {buyingNotices, guaranteeNote, type NoticeSource} from '../goods/notices';
import {shippingPromise, type Destination} from '../goods/shipping';

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
