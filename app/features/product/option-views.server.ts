import type {AppLoadContext} from '@shopify/remix-oxygen';
import {languages, type Language} from '~/i18n/languages';
import {translatorOf} from '~/i18n/messages.server';
import type {Translate} from '~/i18n/messages';
import {mentions} from '~/i18n/recognised-words';
import {optional} from '~/services/http/outage.server';
import type {Product} from '~/services/shopify/product.server';
import type {
  AdjacentVariantFragment,
  ProductVariantFragment,
} from '~/services/shopify/storefront.generated';
import {chosenOptions} from '../goods/goods-view';
import {formatMoney, formatPrice} from '../pricing/price-view';
import {isFrameOption, labelOf} from './details/feature-views.server';
import {drawingOf} from './details/geometry-drawing.server';
import {listValue} from './product-card-view.server';
import type {OptionValueState, OptionValueView, OptionView} from './product-view.server';
import {toSelectedOptions, type Combination, type Combinations} from './variant-selection';

interface Selection {
  combinations: Combinations;
  chosen: Combination;
  variant: Pick<ProductVariantFragment, 'price' | 'unitPrice'>;
  /** Variants that differ from it in one option. */
  adjacent: AdjacentVariantFragment[];
}

export interface ProductSelection extends Selection {
  requested: (number | null)[];
  variant: ProductVariantFragment;
}

/** The product's options with the state of every value, relative to the chosen combination. */
export function toOptionViews(
  product: Product,
  selection: Selection,
  language: Language,
): OptionView[] {
  return product.options.map(({name, optionValues}, optionIndex) => {
    const isFrame = isFrameOption(name);
    const views = optionValues.map((_, index) => {
      const view = toValueView(product, selection, optionIndex, index);
      const price = priceNote(product, selection, view, language);
      return {...view, ...(price && {price}), ...(isFrame && drawingOf(view.name))};
    });
    return {
      name,
      value: optionValues[selection.chosen[optionIndex] ?? -1]?.name ?? '',
      // An option with only missing values would be useless.
      values: views.some(isLink) ? views : [],
      ...(mentions(name, 'frameSize') && {isFrameSize: true}),
      ...(views.length > MANY_VALUES && {
        unit: sharedUnit(views),
        note: unavailableNote(product, selection, optionIndex, views, language),
      }),
    };
  });
}

/** Options with more values show them small, without their unit, and one note lists the unavailable ones. */
const MANY_VALUES = 12;

const MEASURE = /^[\d.,]+(\s\p{L}{1,4})$/u;

/** The unit of all values: ' cm' of '46 cm' and '46,5 cm'; '' if they are no measures, or not in one unit. */
function sharedUnit(views: OptionValueView[]): string {
  const units = new Set(views.map(({name}) => MEASURE.exec(name)?.[1]));
  const [unit = ''] = units.size === 1 ? units : [];
  return unit;
}

/** Which values of an option cannot be bought, and why: 'Mit Farbe Reseda nicht erhältlich: 50 cm bis 65 cm'. */
function unavailableNote(
  product: Product,
  selection: Selection,
  optionIndex: number,
  views: OptionValueView[],
  language: Language,
): string {
  const t = translatorOf(language);
  const reasons = views.map(({state}, index) =>
    state === 'missing' ? conflictingOption(selection, optionIndex, index) : state,
  );
  const sentence = (
    key: 'notWith' | 'missing' | 'soldOut',
    reason: (typeof reasons)[number],
    option = '',
  ) => {
    const values = formatValueRanges(views, (index) => reasons[index] === reason, t);
    return values ? [t(`goods.options.${key}`, {option, values})] : [];
  };
  const chosen = toSelectedOptions(product.options, selection.chosen);
  return [
    ...chosen.flatMap(({name, value}, at) => sentence('notWith', at, `${name} ${value}`)),
    ...sentence('missing', -1),
    ...sentence('soldOut', 'soldOut'),
  ].join('. ');
}

/** Index of the first other option whose chosen value no variant combines with this value; -1 if there is none. */
function conflictingOption(
  {combinations, chosen}: Selection,
  optionIndex: number,
  valueIndex: number,
): number {
  const withValue = combinations.existing.filter((variant) => variant[optionIndex] === valueIndex);
  if (withValue.length === 0) return -1;
  return chosen.findIndex(
    (chosenIndex, at) =>
      at !== optionIndex && withValue.every((variant) => variant[at] !== chosenIndex),
  );
}

/** The values that fit, as readable ranges: '50 cm bis 65 cm, 70 cm'. */
function formatValueRanges(
  views: OptionValueView[],
  matches: (index: number) => boolean,
  t: Translate,
): string {
  const starts = views.flatMap((_, position) =>
    matches(position) && (position === 0 || !matches(position - 1)) ? [position] : [],
  );
  return starts
    .flatMap((start) => {
      const length = views.slice(start).findIndex((_, offset) => !matches(start + offset));
      const run = views.slice(start, length < 0 ? undefined : start + length);
      const names = run.map(({name}) => name.replaceAll(' ', '\u00a0'));
      const [from = '', to = from] = [names[0], names.at(-1)];
      return names.length > 2 ? [t('goods.options.range', {from, to})] : names;
    })
    .join(', ');
}

const isLink = ({state, notWith}: OptionValueView) => state !== 'missing' || Boolean(notWith);

function toValueView(
  product: Product,
  {combinations, chosen}: Selection,
  optionIndex: number,
  index: number,
): OptionValueView {
  const value = product.options[optionIndex]?.optionValues[index];
  const combination = chosen.map((chosenIndex, position) =>
    position === optionIndex ? index : chosenIndex,
  );
  const handle = value?.firstSelectableVariant?.product.handle ?? product.handle;
  const ownState = stateOf(combination, combinations);
  const state = handle === product.handle ? ownState : 'otherProduct';
  const existsWithOtherValues =
    state === 'missing' && existsWithPrefix(combination, optionIndex, combinations);
  const image = value?.swatch?.image?.previewImage?.url;
  return {
    name: value?.name ?? '',
    color: value?.swatch?.color ?? null,
    ...(image && {image}),
    selected: chosen[optionIndex] === index,
    state,
    query: toQuery(
      product,
      combination,
      existsWithOtherValues && optionIndex > 0 ? optionIndex + 1 : undefined,
    ),
    handle,
    ...(existsWithOtherValues && {
      notWith: toSelectedOptions(product.options, combination)
        .slice(optionIndex + 1)
        .map((later) => later.value)
        .join(', '),
    }),
  };
}

function stateOf(
  combination: Combination,
  {existingKeys, availableKeys}: Combinations,
): OptionValueState {
  const key = combination.join();
  if (availableKeys.has(key)) return 'available';
  return existingKeys.has(key) ? 'soldOut' : 'missing';
}

/** The price of another available value of the only option, else the difference; `null` when the same or unknown. */
function priceNote(
  {options}: Product,
  {variant, adjacent}: Selection,
  {state, selected, query, name}: OptionValueView,
  language: Language,
): string | null {
  if (selected || state !== 'available') return null;
  const optionQuery = new URLSearchParams(query);
  const otherVariant = adjacent.find(({selectedOptions}) =>
    selectedOptions.every((option) => optionQuery.get(option.name) === option.value),
  );
  if (!otherVariant) return null;
  const difference = Number(otherVariant.price.amount) - Number(variant.price.amount);
  if (difference === 0) return null;
  // A price of what is sold by measure would need its unit price next to it (PAngV § 4).
  if (options.length === 1 && !variant.unitPrice) {
    // A 50 € voucher already has its price as its name.
    const isName = formatMoney(otherVariant.price, language).replaceAll('\u00a0', ' ') === name;
    return isName ? null : formatPrice(otherVariant.price, language);
  }
  const {currencyCode} = otherVariant.price;
  const priceDifference = formatMoney({amount: Math.abs(difference), currencyCode}, language);
  return `${difference > 0 ? '+' : '−'}${priceDifference}`;
}

/** Whether any variant has the same values up to this option, regardless of later ones. */
function existsWithPrefix(
  combination: Combination,
  last: number,
  {existing}: Combinations,
): boolean {
  if (last >= combination.length - 1) return false;
  const start = combination.slice(0, last + 1);
  return existing.some((variant) => start.every((value, position) => variant[position] === value));
}

/**
 * Query that selects a combination: `?Farbe=Reseda&Rahmengr%C3%B6%C3%9Fe=50+cm`; only the first `count` options where
 * the page is to choose the rest.
 */
export function toQuery({options}: Product, combination: Combination, count?: number): string {
  const selected = toSelectedOptions(options, combination).slice(0, count);
  return `?${new URLSearchParams(selected.map(({name, value}) => [name, value])).toString()}`;
}

/**
 * The frame shapes of a model as an additional option; `null` when there is only one, or when an option offers them
 * already.
 */
export function framesOf(
  {handle, otherFrames, options}: Product,
  {selectedOptions}: ProductVariantFragment,
  ownShape: string,
  language: Language,
): OptionView | null {
  const otherProducts = (otherFrames?.references?.nodes ?? []).flatMap((node) =>
    'handle' in node ? [node] : [],
  );
  const isOption = options.some(({name}) => isFrameOption(name));
  if (!ownShape || otherProducts.length === 0 || isOption) return null;
  const {query} = chosenOptions(selectedOptions);
  const shapes = [
    {name: ownShape, handle, selected: true, state: 'available', query} as const,
    ...otherProducts.map(({title, frame, ...other}) => {
      const shape = listValue(frame?.value)[0] ?? title;
      return {...other, name: shape, selected: false, state: 'otherProduct', query: ''} as const;
    }),
  ];
  return {
    name: labelOf('frame', language),
    value: ownShape,
    values: shapes.map((shape) => ({...shape, color: null, ...drawingOf(shape.name)})),
  };
}

interface LanguageSwitch {
  handle: string;
  /** `?Farbe=Reseda&login=true`, or ''. */
  search: string;
  from: Language;
  to: Language;
}

/**
 * A product page's query translated to another language: option names and values as they are called there, everything
 * else unchanged. Shopify translates names but keeps their order.
 */
export async function translateOptions(
  {shopify}: AppLoadContext,
  {handle, search, from, to}: LanguageSwitch,
): Promise<string> {
  if (!search) return '';
  const [original, translated] = await Promise.all(
    [from, to].map((language) =>
      optional(shopify.product.options(handle, languages[language].shopify), []),
    ),
  );
  const query = [...new URLSearchParams(search)].map(([name, value]) => {
    const optionIndex = original?.findIndex((candidate) => candidate.name === name) ?? -1;
    const valueIndex = original?.[optionIndex]?.optionValues.findIndex(
      (candidate) => candidate.name === value,
    );
    const translatedOption = translated?.[optionIndex];
    return [
      translatedOption?.name ?? name,
      translatedOption?.optionValues[valueIndex ?? -1]?.name ?? value,
    ];
  });
  return `?${new URLSearchParams(query).toString()}`;
}
