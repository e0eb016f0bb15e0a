import {decodeEncodedVariant} from '@shopify/hydrogen';

/** An option with the names of its values, in the shop's order. */
interface ProductOption {
  name: string;
  optionValues: {name: string}[];
}

/** Index of the chosen value for each option. */
export type Combination = readonly number[];

export type Combinations = ReturnType<typeof combinationsOf>;

/**
 * The combinations that exist and those that are available, from Shopify's compact `v1_` encoding. Throws 'Unsupported
 * option value encoding' for any other encoding.
 */
export function readCombinations(product: {
  options: ProductOption[];
  encodedVariantExistence?: string | null;
  encodedVariantAvailability?: string | null;
}): Combinations {
  const decodeCombinations = (encoded: string | null | undefined) =>
    decodeEncodedVariant(encoded ?? '').filter(({length}) => length === product.options.length);
  const existing = decodeCombinations(product.encodedVariantExistence);
  const available = decodeCombinations(product.encodedVariantAvailability);
  return combinationsOf(existing, available);
}

/** Adds lookup keys to combinations: their values, joined by commas. */
export function combinationsOf(existing: Combination[], available: Combination[]) {
  const keysOf = (combinations: Combination[]) =>
    new Set(combinations.map((combination) => combination.join()));
  return {
    existing,
    available,
    existingKeys: keysOf(existing),
    availableKeys: keysOf(available),
  };
}

/**
 * The option values that a URL requests: their index per option, `null` where the query has none or one that the
 * product lacks. Other query parameters (tracking, `login`) are ignored.
 */
export function requestedValues(
  options: ProductOption[],
  query: URLSearchParams,
): (number | null)[] {
  return options.map(({name, optionValues}) => {
    const index = optionValues.findIndex((value) => value.name === query.get(name));
    return index < 0 ? null : index;
  });
}

/**
 * The variant to show: the requested one if available; else the first available one with the same first option value;
 * else the first available one; else the first. `null` when the product has no variants.
 */
export function chooseCombination(
  requested: (number | null)[],
  {existing, available}: Combinations,
): Combination | null {
  const [first = null] = requested;
  return (
    available.find((combination) => matches(combination, requested)) ??
    available.find((combination) => first !== null && combination[0] === first) ??
    available[0] ??
    existing[0] ??
    null
  );
}

/**
 * The nearest available combinations for an unavailable one: for each option the next value before and after it, all
 * others unchanged.
 */
export function nearestAvailable(
  unavailable: Combination,
  {available}: Combinations,
): Combination[] {
  return unavailable.flatMap((value, optionIndex) => {
    const alternatives = available.filter((combination) =>
      combination.every(
        (otherValue, position) => position === optionIndex || otherValue === unavailable[position],
      ),
    );
    const valueOf = (combination: Combination) => combination[optionIndex] ?? -1;
    const sorted = alternatives.toSorted((a, b) => valueOf(a) - valueOf(b));
    const before = sorted.findLast((combination) => valueOf(combination) < value);
    const after = sorted.find((combination) => valueOf(combination) > value);
    return [before, after].filter((combination) => combination !== undefined);
  });
}

/** Whether a combination has every requested value. */
export function matches(combination: Combination, requested: (number | null)[]): boolean {
  return requested.every(
    (value, optionIndex) => value === null || combination[optionIndex] === value,
  );
}

/** A combination as Shopify's selected options: option names with value names. */
export function toSelectedOptions(
  options: ProductOption[],
  combination: Combination,
): {name: string; value: string}[] {
  return options.map(({name, optionValues}, optionIndex) => ({
    name,
    value: optionValues[combination[optionIndex] ?? -1]?.name ?? '',
  }));
}
