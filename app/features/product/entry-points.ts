import {href} from '~/i18n/href';
import type {PageName} from '~/pages';
import {numberOf} from '~/services/shopify/ids';
import {goodsKinds, isBike, isPhysical, kindOf, type GoodsSource} from '../goods/goods';
import type {Destination} from '../goods/shipping';

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
  const {comparable} = goodsKinds[kind];
  const ways: [EntryPoint['name'], PageName, boolean][] = [
    ['testRide', 'appointment', comparable && bike && availableForSale],
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
