import type {
  CatalogueOption,
  CatalogueOptionValue,
  CatalogueProduct,
} from '../catalogue/catalogue-types';
import {gid} from './gid';
import {optionsOf} from './option-names';
import type {StandInContext} from './request-context';
import type {ResolverMap} from './resolver-map';
import {textIn} from './texts';

/** Parent of `ProductOption`. */
export interface OptionParent {
  product: CatalogueProduct;
  option: CatalogueOption;
  at: number;
}

/** Parent of `ProductOptionValue`. */
export interface OptionValueParent {
  product: CatalogueProduct;
  option: number;
  value: CatalogueOptionValue;
  at: number;
}

/** `Product.options(first:)`. */
export function optionParents(product: CatalogueProduct): OptionParent[] {
  return optionsOf(product).map((option, at) => ({product, option, at}));
}

/** `ProductOption.optionValues`. */
export function optionValueParents({product, option, at}: OptionParent): OptionValueParent[] {
  return option.values.map((value, position) => ({product, option: at, value, at: position}));
}

/** The option for the key of a `gid://shopify/ProductOption/…`: product id and one digit. */
export function optionOfKey(key: string, {catalogue}: StandInContext): OptionParent | undefined {
  const product = catalogue.productsById.get(Number(key.slice(0, -1)));
  return product && optionParents(product)[Number(key.slice(-1))];
}

/** The value for the key of a `gid://shopify/ProductOptionValue/…`. */
export function optionValueOfKey(key: string, context: StandInContext) {
  const option = optionOfKey(key.slice(0, -4), context);
  return option && optionValueParents(option)[Number(key.slice(-4))];
}

/** Types `ProductOption`, `ProductOptionValue` and its swatch. */
export const optionResolvers: ResolverMap = {
  ProductOption: {
    id: ({product, at}: OptionParent) => gid('ProductOption', `${product.id}${at}`),
    name: ({option}: OptionParent, _: unknown, context: StandInContext) =>
      textIn(context, option.name),
    values: ({option}: OptionParent, _: unknown, context: StandInContext) =>
      option.values.map(({name}) => textIn(context, name)),
    optionValues: optionValueParents,
  },
  ProductOptionValue: {
    id: ({product, option, at}: OptionValueParent) =>
      gid('ProductOptionValue', `${product.id}${option}${String(at).padStart(4, '0')}`),
    name: ({value}: OptionValueParent, _: unknown, context: StandInContext) =>
      textIn(context, value.name),
    swatch: ({value}: OptionValueParent) =>
      value.swatch ? {color: value.swatch, image: null} : null,
    firstSelectableVariant: (
      {product, option, value, at}: OptionValueParent,
      _: unknown,
      {catalogue}: StandInContext,
    ) => {
      const other = value.product ? catalogue.productsByHandle.get(value.product) : undefined;
      if (other) {
        const {firstAvailable, variants} = catalogue.factsOf(other);
        return firstAvailable ?? variants[0] ?? null;
      }
      return catalogue.factsOf(product).firstSelectable[option]?.get(at) ?? null;
    },
  },
};
