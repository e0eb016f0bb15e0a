import {decodeEncodedVariant} from '@shopify/hydrogen';

/** An option with the names of its values, in the shop's order. */
export interface ProductOption {
  name: string;
  optionValues: {name: string}[];
}

/** Index of the chosen value for each option. */
export type Combination = readonly number[];

export interface Combinations {
  existing: Combination[];
  available: Combination[];
}

/**
 * The combinations that exist and those that can be bought, from Shopify's compact `v1_` text (spec §3).
 * Throws 'Unsupported option value encoding' for any other text.
 */
export function readCombinations(product: {
  options: ProductOption[];
  encodedVariantExistence?: string | null;
  encodedVariantAvailability?: string | null;
}): Combinations {
  const complete = (encoded: string | null | undefined) =>
    decodeEncodedVariant(encoded ?? '').filter(({length}) => length === product.options.length);
  return {
    existing: complete(product.encodedVariantExistence),
    available: complete(product.encodedVariantAvailability),
  };
}

/**
 * What an address asks for: index of the value per option, `null` where the query names none or one that
 * the product does not have. Everything else in the query (tracking, `login`) is no option (decision 17).
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
 * The variant to show, in the spec's order (§4): the requested one if it can be bought; else the first
 * that can be bought and shares the first option's value; else the first that can be bought; else the
 * first. `null` when the product has no variants.
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

/** Whether a combination has every value that was asked for. */
export function matches(combination: Combination, requested: (number | null)[]): boolean {
  return requested.every((value, option) => value === null || combination[option] === value);
}

/** Looks combinations up by their values. */
export function combinationSet(combinations: Combination[]): Set<string> {
  return new Set(combinations.map((combination) => combination.join()));
}

/** A combination in Shopify's words: option names with value names. */
export function toSelectedOptions(
  options: ProductOption[],
  combination: Combination,
): {name: string; value: string}[] {
  return options.map(({name, optionValues}, option) => ({
    name,
    value: optionValues[combination[option] ?? -1]?.name ?? '',
  }));
}
