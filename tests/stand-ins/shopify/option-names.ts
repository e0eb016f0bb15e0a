import type {SelectedOptionInput} from '@shopify/hydrogen/storefront-api-types';
import type {CatalogueOption, CatalogueProduct} from '../catalogue/catalogue-types';
import {positionsKey, positionsOf, type VariantParent} from './product-facts';
import type {StandInContext} from './resolver-contract';
import {textIn} from './texts';

const title = {de: 'Title', en: 'Title'};
const only: CatalogueOption = {
  name: title,
  values: [{name: {de: 'Default Title', en: 'Default Title'}}],
};

/** A product's options; a product without any has Shopify's `Title: Default Title`. */
export function optionsOf({options}: CatalogueProduct): readonly CatalogueOption[] {
  return options.length > 0 ? options : [only];
}

/** `ProductVariant.selectedOptions` in the language of the request. */
export function selectedOptionsOf(parent: VariantParent, context: StandInContext) {
  const positions = positionsOf(parent);
  return optionsOf(parent.product).map(({name, values}, at) => {
    const value = values[positions[at] ?? 0]?.name ?? title;
    return {name: textIn(context, name), value: textIn(context, value)};
  });
}

/** Arguments of the fields that look a variant up by its options. */
export interface OptionChoice {
  selectedOptions?: readonly SelectedOptionInput[] | null;
  ignoreUnknownOptions?: boolean | null;
  caseInsensitiveMatch?: boolean | null;
}

/**
 * Value positions of a choice, `undefined` where it names no value or an unknown one. Names are matched in the language
 * of the request only. Null if it names an option that the product does not have and that may not be ignored.
 */
function chosenPositions(
  product: CatalogueProduct,
  {selectedOptions, ignoreUnknownOptions, caseInsensitiveMatch}: OptionChoice,
  context: StandInContext,
): (number | undefined)[] | null {
  const plain = (text: string) => (caseInsensitiveMatch ? text.toLowerCase() : text);
  const options = optionsOf(product);
  const names = options.map(({name}) => plain(textIn(context, name)));
  const chosen: (number | undefined)[] = options.map(() => undefined);
  for (const {name, value} of selectedOptions ?? []) {
    const at = names.indexOf(plain(name));
    if (at < 0 && !ignoreUnknownOptions) return null;
    if (at < 0) continue;
    const values = options[at]?.values ?? [];
    const position = values.findIndex((one) => plain(textIn(context, one.name)) === plain(value));
    chosen[at] = position < 0 ? undefined : position;
  }
  return chosen;
}

/** `Product.variantBySelectedOptions`: the variant with exactly these options, sold out or not. */
export function variantOfChoice(
  product: CatalogueProduct,
  choice: OptionChoice,
  context: StandInContext,
): VariantParent | null {
  const chosen = chosenPositions(product, choice, context);
  const positions = chosen?.flatMap((position) => position ?? []) ?? [];
  if (positions.length !== chosen?.length) return null;
  return context.catalogue.factsOf(product).byPositions.get(positionsKey(positions)) ?? null;
}

/** `Product.selectedOrFirstAvailableVariant`: the selected one, else the first available, else the first. */
export function chosenOrFirstVariant(
  product: CatalogueProduct,
  choice: OptionChoice,
  context: StandInContext,
): VariantParent | null {
  const {firstAvailable, variants} = context.catalogue.factsOf(product);
  return variantOfChoice(product, choice, context) ?? firstAvailable ?? variants[0] ?? null;
}

/**
 * `Product.adjacentVariants`: those that differ from the choice in exactly one option, by id. Without a choice, from
 * the first available variant.
 */
export function adjacentVariants(
  product: CatalogueProduct,
  choice: OptionChoice,
  context: StandInContext,
): VariantParent[] {
  const {firstAvailable, variants} = context.catalogue.factsOf(product);
  const start = firstAvailable ?? variants[0];
  const wanted = choice.selectedOptions?.length
    ? chosenPositions(product, choice, context)
    : start && positionsOf(start);
  if (!wanted) return [];
  const differences = (parent: VariantParent) =>
    positionsOf(parent).filter((position, at) => position !== wanted[at]).length;
  return variants
    .filter((parent) => differences(parent) === 1)
    .toSorted((one, other) => one.variant.id - other.variant.id);
}
