import type {Product} from '~/services/shopify/product.server';
import type {OptionValueState, OptionValueView, OptionView} from './product-view';
import {toSelectedOptions, type Combination, type Combinations} from './variant-selection';

interface Selection {
  combinations: Combinations;
  chosen: Combination;
}

/** The product's options with the state of every value, seen from the chosen combination (spec §3). */
export function toOptionViews(product: Product, {combinations, chosen}: Selection): OptionView[] {
  return product.options.map(({name, optionValues}, option) => ({
    name,
    value: optionValues[chosen[option] ?? -1]?.name ?? '',
    values: optionValues.map((value, index): OptionValueView => {
      const combination = chosen.map((kept, at) => (at === option ? index : kept));
      const handle = value.firstSelectableVariant?.product.handle ?? product.handle;
      return {
        name: value.name,
        color: value.swatch?.color ?? null,
        selected: chosen[option] === index,
        state: handle === product.handle ? stateOf(combination, combinations) : 'otherProduct',
        query: toQuery(product, combination),
        handle,
      };
    }),
  }));
}

function stateOf(
  combination: Combination,
  {existingKeys, availableKeys}: Combinations,
): OptionValueState {
  const key = combination.join();
  if (availableKeys.has(key)) return 'available';
  return existingKeys.has(key) ? 'soldOut' : 'missing';
}

/** Query that asks for a combination: `?Farbe=Reseda&Rahmengr%C3%B6%C3%9Fe=50+cm`. */
function toQuery(product: Product, combination: Combination): string {
  const options = toSelectedOptions(product.options, combination);
  return `?${new URLSearchParams(options.map(({name, value}) => [name, value])).toString()}`;
}
