import type {AppLoadContext} from '@shopify/remix-oxygen';
import {memoize} from '~/services/http/isolate-memory';
import type {Product} from '~/services/shopify/product.server';
import type {ProductVariantFragment} from '~/services/shopify/storefront.generated';
import {missingVariant} from './missing-fields.server';
import type {ProductSelection} from './to-product-view.server';
import {
  chooseCombination,
  combinationOf,
  neighbours,
  readCombinations,
  requestedValues,
  toSelectedOptions,
  type Combinations,
} from './variant-selection';

type Variants = Pick<AppLoadContext['shopify']['product'], 'getVariant'>;

/**
 * The variant that the address asks for, or the one that stands in for it. Only one other than
 * Shopify's first costs a call.
 */
export async function chooseVariant(
  variants: Variants,
  product: Product,
  query: URLSearchParams,
): Promise<ProductSelection> {
  const requested = requestedValues(product.options, query);
  const combinations = knownCombinations(product);
  const chosen = combinations && chooseCombination(requested, combinations);
  if (!chosen) return chooseUnseen(variants, product, requested);

  const selectedOptions = toSelectedOptions(product.options, chosen);
  const found = isOffered(product, selectedOptions)
    ? offeredBy(product)
    : await variants.getVariant(product.handle, selectedOptions);
  if (!found) return chooseUnseen(variants, product, requested);
  return {requested, combinations, chosen, ...found};
}

/** `null` for an encoding that nobody here can read: the selector then does without it. */
const knownCombinations = memoize((product: Product): Combinations | null => {
  try {
    return readCombinations(product);
  } catch (error) {
    console.error(`${product.handle}: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
});

/**
 * Without knowing what exists every value is offered, and Shopify says whether the variant asked for does; else its
 * first one is shown.
 */
async function chooseUnseen(
  variants: Variants,
  product: Product,
  requested: (number | null)[],
): Promise<ProductSelection> {
  const {options, handle} = product;
  const offered = offeredBy(product);
  const offeredValues = combinationOf(options, offered?.variant.selectedOptions ?? []);
  const wanted = requested.map((value, at) => value ?? offeredValues[at] ?? 0);
  const isOther = wanted.some((value, at) => value !== offeredValues[at]);
  const found = isOther
    ? await variants.getVariant(handle, toSelectedOptions(options, wanted))
    : offered;
  const chosen = found ? wanted : offeredValues;
  return {
    requested,
    combinations: neighbours(options, chosen, {without: found ? null : wanted}),
    chosen,
    ...(found ?? offered ?? {variant: missingVariant(product), adjacent: []}),
  };
}

/** Shopify's first variant, with those that differ from it in one option. */
function offeredBy({selectedOrFirstAvailableVariant: variant, adjacentVariants}: Product) {
  return variant ? {variant, adjacent: adjacentVariants} : null;
}

function isOffered(
  {selectedOrFirstAvailableVariant: offered}: Product,
  wanted: ProductVariantFragment['selectedOptions'],
): boolean {
  return wanted.every(({name, value}) =>
    offered?.selectedOptions.some((option) => option.name === name && option.value === value),
  );
}
