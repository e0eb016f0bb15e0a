import type {AppLoadContext} from '@shopify/remix-oxygen';
import {languages, type Language} from '~/i18n/languages';
import {translatorOf} from '~/i18n/messages.server';
import type {Translate} from '~/i18n/messages';
import {optional} from '~/services/http/outage.server';
import type {Product} from '~/services/shopify/product.server';
import type {
  AdjacentVariantFragment,
  ProductVariantFragment,
} from '~/services/shopify/storefront.generated';
import {formatPrice} from '../pricing/price-view';
import {labelOf} from './details/feature-views.server';
import {drawingOf} from './details/geometry-drawing.server';
import type {OptionValueState, OptionValueView, OptionView} from './product-view.server';
import {toSelectedOptions, type Combination, type Combinations} from './variant-selection';

interface Selection {
  combinations: Combinations;
  chosen: Combination;
  variant: Pick<ProductVariantFragment, 'price'>;
  adjacent: AdjacentVariantFragment[];
}

/** The product's options with the state of every value, relative to the chosen combination. */
export function toOptionViews(
  product: Product,
  selection: Selection,
  language: Language,
): OptionView[] {
  return product.options.map(({name, optionValues}, option) => {
    const isFrame = name === labelOf('frame', language);
    const views = optionValues.map((_, index) => {
      const view = toValueView(product, selection, option, index);
      const price = priceNote(product, selection, view, language);
      return {...view, ...(price && {price}), ...(isFrame && drawingOf(view.name))};
    });
    return {
      name,
      value: optionValues[selection.chosen[option] ?? -1]?.name ?? '',
      // An option with only missing values would be useless.
      values: views.some(isLink) ? views : [],
      ...(views.length > MANY_VALUES &&
        manyValuesNote(product, selection, option, views, language)),
    };
  });
}

/** Options with more values show them small, with one note listing the unavailable ones. */
const MANY_VALUES = 12;

/** '46 cm, 46,5 cm': the unit shared by all values. */
const MEASURE = /^[\d.,]+(\s\p{L}{1,4})$/u;

function manyValuesNote(
  product: Product,
  {combinations, chosen}: Selection,
  option: number,
  views: OptionValueView[],
  language: Language,
): Pick<OptionView, 'unit' | 'note'> {
  const t = translatorOf(language);
  const units = new Set(views.map(({name}) => MEASURE.exec(name)?.[1]));
  const [unit] = units.size === 1 ? units : [];
  const kept = toSelectedOptions(product.options, chosen);
  // The first other chosen value that no variant combines with this value; -1 if none of them is to blame.
  const blocking = (index: number) => {
    const having = combinations.existing.filter((one) => one[option] === index);
    return chosen.findIndex(
      (other, at) => at !== option && having.length > 0 && having.every((one) => one[at] !== other),
    );
  };
  const missing = views.map(({state}, index) => (state === 'missing' ? blocking(index) : null));
  const lines = kept.flatMap(({name, value}, at) => {
    const values = runs(views, (index) => missing[index] === at, t);
    return values ? [t('goods.options.notWith', {option: `${name} ${value}`, values})] : [];
  });
  const neverBuilt = runs(views, (index) => missing[index] === -1, t);
  const soldOut = runs(views, (index) => views[index]?.state === 'soldOut', t);
  return {
    ...(unit && {unit}),
    note: [
      ...lines,
      ...(neverBuilt ? [t('goods.options.missing', {values: neverBuilt})] : []),
      ...(soldOut ? [t('goods.options.soldOut', {values: soldOut})] : []),
    ].join('. '),
  };
}

/** The values that fit, as readable ranges: '50 cm bis 65 cm, 70 cm'. */
function runs(views: OptionValueView[], fits: (index: number) => boolean, t: Translate): string {
  const starts = views.flatMap((_, at) => (fits(at) && (at === 0 || !fits(at - 1)) ? [at] : []));
  return starts
    .flatMap((start) => {
      const length = views.slice(start).findIndex((_, by) => !fits(start + by));
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
  option: number,
  index: number,
): OptionValueView {
  const value = product.options[option]?.optionValues[index];
  const combination = chosen.map((kept, at) => (at === option ? index : kept));
  const handle = value?.firstSelectableVariant?.product.handle ?? product.handle;
  const ownState = stateOf(combination, combinations);
  const state = handle === product.handle ? ownState : 'otherProduct';
  const existsOtherwise =
    state === 'missing' && existsWithPrefix(combination, option, combinations);
  const image = value?.swatch?.image?.previewImage?.url;
  return {
    name: value?.name ?? '',
    color: value?.swatch?.color ?? null,
    ...(image && {image}),
    selected: chosen[option] === index,
    state,
    query: toQuery(product, combination, existsOtherwise && option > 0 ? option : undefined),
    handle,
    ...(existsOtherwise && {notWith: laterValues(product, combination, option)}),
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

/** The price difference of another available value; `null` when zero or unknown. */
function priceNote(
  {options}: Product,
  {variant, adjacent}: Selection,
  {state, selected, query, name}: OptionValueView,
  language: Language,
): string | null {
  if (selected || state !== 'available') return null;
  const wanted = new URLSearchParams(query);
  const other = adjacent.find(({selectedOptions}) =>
    selectedOptions.every((option) => wanted.get(option.name) === option.value),
  );
  if (!other) return null;
  const difference = Number(other.price.amount) - Number(variant.price.amount);
  if (difference === 0) return null;
  const whole = formatPrice(other.price, language, {mark: false});
  // A 50 € voucher already has its price as its name.
  if (options.length === 1) return whole.replaceAll('\u00a0', ' ') === name ? null : whole;
  const amount = Math.abs(difference).toFixed(2);
  const changed = formatPrice({...other.price, amount}, language, {mark: false});
  return `${difference > 0 ? '+' : '−'}${changed}`;
}

/** Whether any variant has the same values up to this option, regardless of later ones. */
function existsWithPrefix(
  combination: Combination,
  last: number,
  {existing}: Combinations,
): boolean {
  if (last >= combination.length - 1) return false;
  const start = combination.slice(0, last + 1);
  return existing.some((variant) => start.every((value, at) => variant[at] === value));
}

/** The chosen values of later options: '46 cm, 625 Wh'. */
function laterValues(product: Product, combination: Combination, option: number): string {
  const options = toSelectedOptions(product.options, combination);
  return options
    .slice(option + 1)
    .map(({value}) => value)
    .join(', ');
}

/**
 * Query that selects a combination: `?Farbe=Reseda&Rahmengr%C3%B6%C3%9Fe=50+cm`; only up to option `last` where the
 * page is to choose the rest.
 */
export function toQuery(product: Product, combination: Combination, last?: number): string {
  const options = toSelectedOptions(product.options, combination);
  const asked = last === undefined ? options : options.slice(0, last + 1);
  return `?${new URLSearchParams(asked.map(({name, value}) => [name, value])).toString()}`;
}

interface Switch {
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
  {handle, search, from, to}: Switch,
): Promise<string> {
  if (!search) return '';
  const [known, translated] = await Promise.all(
    [from, to].map((language) =>
      optional(shopify.product.options(handle, languages[language].shopify), []),
    ),
  );
  const query = [...new URLSearchParams(search)].map(([name, value]) => {
    const option = known?.findIndex((candidate) => candidate.name === name) ?? -1;
    const index = known?.[option]?.optionValues.findIndex((candidate) => candidate.name === value);
    const other = translated?.[option];
    return [other?.name ?? name, other?.optionValues[index ?? -1]?.name ?? value];
  });
  return `?${new URLSearchParams(query).toString()}`;
}
