import type {
  CatalogueOption,
  CatalogueOptionValue,
  CatalogueProduct,
} from '../catalogue/catalogue-types';
import {optionsOf} from './option-names';
import type {StandInContext, ResolverMap} from './resolver-contract';
import {textIn} from './texts';

/** Parent of `ProductOption`. */
interface OptionParent {
  product: CatalogueProduct;
  option: CatalogueOption;
  at: number;
}

/** Parent of `ProductOptionValue`. */
interface OptionValueParent {
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
function optionValueParents({product, option, at}: OptionParent): OptionValueParent[] {
  return option.values.map((value, position) => ({product, option: at, value, at: position}));
}

/** Types `ProductOption`, `ProductOptionValue` and its swatch. */
export const optionResolvers: ResolverMap = {
  ProductOption: {
    name: ({option}: OptionParent, _: unknown, context: StandInContext) =>
      textIn(context, option.name),
    optionValues: optionValueParents,
  },
  ProductOptionValue: {
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
