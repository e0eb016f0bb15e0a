import type {AppLoadContext} from '@shopify/remix-oxygen';
import {keepTogether} from '~/i18n/formats';
import {wordsFor} from '~/i18n/recognised-words';
import {optional} from '~/services/http/outage.server';
import type {StoredVariant} from '~/services/shopify/product.server';
import {variantIdOf} from '~/services/shopify/ids';
import {type PickupLocation, createPickupLocationNamer} from '~/services/shopify/shop.server';
import {
  type GoodsSource,
  isPhysical,
  isPickupOnly,
  kindOf,
  stockOf,
  type StockView,
} from '../goods/goods';
import {hasValues, optionPurposes} from '../goods/goods-view';
import type {DeliveryTerms} from '../goods/shipping';
import {hoursLeft, type OpeningHours} from '../site/opening-hours';
import {shopClock} from '../site/shop-day';
import {loadConfig, openingHours, loadDeliveryTerms} from '../site/site-config.server';
import type {LoadedProduct} from './load-product.server';
import {isTestRide} from './product-offer';

/** Variants with the shops that stock them; none if the query fails or lacks its access scope. */
const loadStores = ({shopify}: AppLoadContext, handle: string) =>
  optional(shopify.product.inStores(handle), []);

/** A variant of any query that names its options. */
interface StockedItem extends GoodsSource {
  variant: GoodsSource['variant'] & Pick<StoredVariant, 'id' | 'selectedOptions'>;
}

/**
 * A product's stock in the owner's shops: `linesOf` returns what to say about one of its variants, `isNowhere` is whether
 * Shopify reports that no shop has any.
 */
export async function loadShopStock(context: AppLoadContext, handle: string) {
  const [stockedVariants, [delivery, clock]] = await Promise.all([
    loadStores(context, handle),
    loadShop(context),
  ]);
  /** The stock line, and a line per shop; pickup-only products that are ready are ready in a shop. */
  const linesOf = (item: StockedItem): {stock: StockView; stores: StockView[]} => {
    const stores = toStoreStock(item, stockedVariants, delivery, clock);
    const stock = stockOf(item, delivery);
    if (!isPickupOnly(item)) return {stock, stores};
    const [first, ...otherStores] = stores;
    if (first?.tone === 'ready') return {stock: first, stores: otherStores};
    const own = stockedVariants.filter(({id}) => id === item.variant.id);
    const isElsewhere = stock.tone === 'ready' && isInNoShop(own);
    const text = delivery.t('goods.stock.pickupOnRequest');
    return {stock: isElsewhere ? {text, tone: 'waiting'} : stock, stores};
  };
  return {linesOf, isNowhere: isInNoShop(stockedVariants)};
}

/** Whether Shopify names the shops of variants, and none has any of them. */
function isInNoShop(stockedVariants: readonly StoredVariant[]): boolean {
  const shops = stockedVariants.flatMap(({storeAvailability}) => storeAvailability.nodes);
  return shops.length > 0 && shops.every(({available}) => !available);
}

/**
 * Adds the stock in the owner's shops to the product. A bike that no shop has in any variant cannot be test-ridden
 * there. Queried while the product is `loading`; `null` when the product does not exist.
 */
export async function withStores(
  context: AppLoadContext,
  handle: string,
  loading: Promise<LoadedProduct | null>,
): Promise<LoadedProduct | null> {
  const [loaded, {linesOf, isNowhere}] = await Promise.all([
    loading,
    loadShopStock(context, handle),
  ]);
  if (!loaded) return null;
  const sellingPoints = isNowhere
    ? loaded.view.sellingPoints.filter((point) => !isTestRide(point))
    : loaded.view.sellingPoints;
  return {...loaded, view: {...loaded.view, ...linesOf(loaded), sellingPoints}};
}

/**
 * The lines of `toStoreStock` for a variant by its Shopify number, without checking its kind: callers pass bikes only.
 */
export async function loadStoreLines(
  context: AppLoadContext,
  handle: string,
  variantNumber: string,
): Promise<StockView[]> {
  const [stockedVariants, shop] = await Promise.all([
    loadStores(context, handle),
    loadShop(context),
  ]);
  const own = stockedVariants.find(({id}) => id === variantIdOf(variantNumber));
  return own ? storeLines(own, stockedVariants, ...shop) : [];
}

async function loadShop(context: AppLoadContext): Promise<[DeliveryTerms, Clock]> {
  const [delivery, config] = await Promise.all([loadDeliveryTerms(context), loadConfig(context)]);
  return [delivery, {hours: openingHours(config), now: new Date()}];
}

/** Determines whether a product can be collected on the same day. */
interface Clock {
  hours: OpeningHours;
  now: Date;
}

/**
 * One line per shop that has the shown variant, or the same in another size: when it can be collected, and which sizes
 * are in stock there. 'Heute abholbereit: Speichenweg 12. Rahmenhöhe im Laden: 46 cm, 50 cm'. Sorted by shop name.
 * Empty for services, vouchers and made-to-order products, which are never on a shelf.
 */
export function toStoreStock(
  {product, variant}: StockedItem,
  stockedVariants: readonly StoredVariant[],
  delivery: DeliveryTerms,
  clock: Clock,
): StockView[] {
  const kind = kindOf({product, variant});
  if (!isPhysical({product, variant}) || kind === 'madeToOrder') return [];
  return storeLines(variant, stockedVariants, delivery, clock);
}

function storeLines(
  variant: Pick<StoredVariant, 'id' | 'selectedOptions'>,
  stockedVariants: readonly StoredVariant[],
  delivery: DeliveryTerms,
  clock: Clock,
): StockView[] {
  const {t, street} = delivery;
  const shops = shopsOf(stockedVariants);
  const nameOf = createPickupLocationNamer(shops);
  const option = sizeChoice(stockedVariants);
  const otherOptions = variant.selectedOptions.filter(({name}) => name !== option);
  return shops.flatMap((shop): StockView[] => {
    const variantsInShop = stockedVariants.flatMap(({id, selectedOptions, storeAvailability}) => {
      const found = storeAvailability.nodes.find(({location}) => keyOf(location) === keyOf(shop));
      return found?.available ? [{id, selectedOptions, pickUpTime: found.pickUpTime}] : [];
    });
    const own = variantsInShop.find(({id}) => id === variant.id);
    // Same in everything but size.
    const sizes = variantsInShop
      .filter(({selectedOptions}) => hasValues(selectedOptions, otherOptions))
      .flatMap(({selectedOptions}) => selectedOptions.filter(({name}) => name === option))
      .map(({value}) => value);
    const shopName = nameOf(shop);
    const values = {option: option ?? '', values: sizes.join(', '), place: shopName};
    if (!own) {
      if (sizes.length === 0) return [];
      const key = shops.length > 1 ? 'valuesAt' : 'values';
      return [{text: keepTogether(t(`goods.stores.${key}`, values)), tone: 'waiting'}];
    }
    // The config has the opening hours of one shop only.
    const hasKnownHours = shops.length === 1 || shop.address.address1 === street;
    const ready = readyLine(own.pickUpTime, shopName, delivery, hasKnownHours ? clock : null);
    const text = sizes.length > 0 ? `${ready}. ${t('goods.stores.values', values)}` : ready;
    return [{text: keepTogether(text), tone: 'ready'}];
  });
}

const keyOf = ({name, address}: PickupLocation) =>
  [name, address.address1, address.city].join('\n');

/** The shops that stock any variant, sorted by name. */
function shopsOf(stockedVariants: readonly StoredVariant[]): PickupLocation[] {
  const all = stockedVariants.flatMap(({storeAvailability}) => storeAvailability.nodes);
  const byKey = new Map(all.map(({location}) => [keyOf(location), location]));
  return [...byKey.values()].toSorted((a, b) => a.name.localeCompare(b.name));
}

/** The option whose values are listed per shop: the size, or the only option with a choice. */
function sizeChoice(stockedVariants: readonly StoredVariant[]): string | null {
  const values = new Map<string, Set<string>>();
  for (const {name, value} of stockedVariants.flatMap(({selectedOptions}) => selectedOptions)) {
    values.set(name, (values.get(name) ?? new Set()).add(value));
  }
  const choices = [...values].filter(([, {size}]) => size > 1).map(([name]) => name);
  const purposes = optionPurposes(choices.map((name) => ({name, optionValues: []})));
  const sizes = choices.filter((name) => purposes.get(name) === 'size');
  return sizes[0] ?? (choices.length === 1 ? (choices[0] ?? null) : null);
}

/** Longer than pages are cached, so that a pickup 'today' is still possible for the last visitor to read it. */
const MARGIN_HOURS = 0.5;
/** Anything that takes longer is not ready within one business day. */
const ONE_DAY_HOURS = 8;
const HOURS = new RegExp(`^\\D*(\\d+)\\s*(?:${wordsFor('hours')})\\D*$`, 'i');

/**
 * When a product can be collected in a shop. `pickUpTime` is Shopify's text: 'Usually ready in 2 hours'. With known
 * opening hours a short time becomes a day; with `clock` `null`, for a shop of unknown hours, the hours are shown.
 */
function readyLine(
  pickUpTime: string,
  shopName: string,
  {t}: DeliveryTerms,
  clock: Clock | null,
): string {
  const [, digits] = HOURS.exec(pickUpTime) ?? [];
  if (!digits) {
    const text = t('goods.stores.there', {place: shopName});
    return pickUpTime ? `${text} (${pickUpTime})` : text;
  }
  const count = Number(digits);
  if (count > ONE_DAY_HOURS || !clock || clock.hours.shop.length === 0) {
    return t('goods.stores.inHours', {count, place: shopName});
  }
  const remainingHours = hoursLeft(clock.hours, 'shop', shopClock(clock.now));
  return t(`goods.stores.${remainingHours >= count + MARGIN_HOURS ? 'today' : 'nextDay'}`, {
    place: shopName,
  });
}
