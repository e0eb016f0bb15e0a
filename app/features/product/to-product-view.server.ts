import type {Translate} from '~/i18n/messages';
import type {Product} from '~/services/shopify/product.server';
import type {StockView} from '../goods/goods';
import {picturesOf} from '../goods/goods-view';
import type {DeliveryTerms} from '../goods/shipping';
import {toImageView} from '../pictures/image-view';
import {toPriceView} from '../pricing/price-view';
import {SEARCH_MARK_FIELD} from '../statistics/search-mark';
import {readMark} from '../statistics/report-search.server';
import {type ProductSelection, toOptionViews, toQuery} from './option-views.server';
import type {BuyBoxDetails} from './details/product-details.server';
import {toOffer} from './product-offer';
import {matches, nearestAvailable, toSelectedOptions, type Combination} from './variant-selection';

/** The product page's content, without the sections below the buy box. */
export type ProductView = ReturnType<typeof toProductView> & {
  /** Which shops have it for pickup, and when; missing where it was not queried. */
  stores?: StockView[];
};

/** What the page's markup alone shows (`detailsMarkup`): browsers do not get it. */
export const markupOnly = [
  'images',
  'vendor',
  'variantTitle',
  'rating',
  'facts',
  'sellingPoints',
] as const satisfies (keyof ProductView)[];

/** The part of it that browsers get. */
export type BrowserProduct = Omit<ProductView, (typeof markupOnly)[number]>;

/** Shopify's product with the chosen variant as its page shows it. */
export function toProductView(
  product: Product,
  selection: ProductSelection,
  buyBox: BuyBoxDetails,
  delivery: DeliveryTerms,
) {
  const {variant} = selection;
  const onlyVariant = isOnlyVariant(product);
  const [collection] = product.collections.nodes;
  const images = picturesOf(product, variant).map((image) => toImageView(image, product.title));

  return {
    ...buyBox,
    ...toOffer({product, variant}, delivery),
    id: product.id,
    handle: product.handle,
    title: product.title,
    /** 'Reseda / 50 cm'; `null` for the only variant of a product. */
    variantTitle: onlyVariant || !variant.title ? null : variant.title,
    vendor: product.vendor,
    images,
    /** Whether there are too few pictures to fill the space next to the buy box: the description goes there. */
    narrow: images.length < 2,
    options: onlyVariant ? [] : toOptionViews(product, selection, delivery.language),
    variant: {
      id: variant.id,
      sku: variant.sku ?? null,
      available: variant.availableForSale,
      price: toPriceView(variant, delivery.language),
    },
    replaced: onlyVariant ? null : replacement(product, selection, delivery),
    collection: collection ?? null,
  };
}

/** Whether it has no options, which Shopify represents as a Title option with the single value Default Title. */
function isOnlyVariant({options}: Product): boolean {
  const [option] = options;
  return (
    options.length === 1 &&
    option?.name === 'Title' &&
    option.optionValues.length === 1 &&
    option.optionValues[0]?.name === 'Default Title'
  );
}

/**
 * Describes the replacement when the page shows a variant other than the one the URL requests, and lists the nearest
 * available ones; else `null`.
 */
function replacement(
  product: Product,
  {requested, combinations, chosen}: ProductSelection,
  {t}: DeliveryTerms,
) {
  if (matches(chosen, requested)) return null;
  const exists = combinations.existing.some((combination) => matches(combination, requested));
  const requestedNames = requested.flatMap((value, index) => {
    const name = value === null ? null : product.options[index]?.optionValues[value]?.name;
    return name ? [name] : [];
  });
  const textOf = (combination: Combination) => {
    const values = toSelectedOptions(product.options, combination).map(({value}) => value);
    return variantText(values, product.options, t);
  };
  const requestedCombination = requested.map((value, option) => value ?? chosen[option] ?? 0);
  const nearest = exists ? nearestAvailable(requestedCombination, combinations) : [];
  return {
    text: t(`goods.replaced.${exists ? 'soldOut' : 'missing'}`, {
      requested: variantText(requestedNames, product.options, t),
      shown: textOf(chosen),
    }),
    nearest: nearest
      .filter((combination) => combination.join() !== chosen.join())
      .map((combination) => ({text: textOf(combination), query: toQuery(product, combination)})),
    /** Query of the requested variant, if it exists and is sold out. */
    soldOut: exists && !requested.includes(null) ? toQuery(product, requestedCombination) : null,
  };
}

/** Option values in natural order: '60 cm in Reseda'; the colour comes last. */
export function variantText(chosen: string[], options: Product['options'], t: Translate): string {
  const colours = new Set(
    options.flatMap(({optionValues}) =>
      optionValues.flatMap(({name, swatch}) => (swatch?.color ? [name] : [])),
    ),
  );
  const variant = chosen.filter((name) => !colours.has(name)).join(', ');
  const colour = chosen.filter((name) => colours.has(name)).join(', ');
  return variant && colour
    ? t('goods.replaced.inColour', {variant, color: colour})
    : variant || colour;
}

/**
 * The product with the mark of the list that it was opened from, `?found=…`, in the links to its other variants, so
 * that a purchase after changing variants still counts as found. `mark` is untrusted input from the URL.
 */
export function withSearchMark(product: ProductView, mark: string | null): ProductView {
  if (!readMark(mark)) return product;
  const marked = <Link extends {query: string}>(link: Link): Link => ({
    ...link,
    query: `${link.query}&${SEARCH_MARK_FIELD}=${mark}`,
  });
  const {replaced} = product;
  return {
    ...product,
    options: product.options.map((option) => ({
      ...option,
      values: option.values.map((value) =>
        value.handle === product.handle ? marked(value) : value,
      ),
    })),
    replaced: replaced && {...replaced, nearest: replaced.nearest.map(marked)},
  };
}
