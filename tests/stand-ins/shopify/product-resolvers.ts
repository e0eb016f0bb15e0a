import type {CatalogueProduct} from '../catalogue/catalogue-types';
import {connectionOf, type PageArgs} from './connections';
import {gid} from './gid';
import {priceIn} from './money';
import {optionParents} from './option-resolvers';
import {
  adjacentVariants,
  chosenOrFirstVariant,
  variantOfChoice,
  type OptionChoice,
} from './option-names';
import {isGiftCard, type ProductFacts} from './product-facts';
import type {StandInContext, ResolverMap} from './resolver-contract';
import {plainText, textIn} from './texts';

/** A field that needs only the product's facts. */
const fromFacts =
  (read: (facts: ProductFacts, context: StandInContext) => unknown) =>
  (product: CatalogueProduct, _: unknown, context: StandInContext) =>
    read(context.catalogue.factsOf(product), context);

const range = (lowest: keyof ProductFacts, highest: keyof ProductFacts) =>
  fromFacts((facts, {market}) => ({
    minVariantPrice: priceIn(market, Number(facts[lowest])),
    maxVariantPrice: priceIn(market, Number(facts[highest])),
  }));

/** `Product.description`, without markup. */
function descriptionOf(product: CatalogueProduct, _: unknown, context: StandInContext): string {
  const {language} = context.market;
  return context.catalogue.memoize(`description ${language} ${product.id}`, () =>
    plainText(textIn(context, product.descriptionHtml)),
  );
}

/** Type `Product`; the parent is the catalogue's product. */
export const productResolvers: ResolverMap = {
  Product: {
    id: ({id}: CatalogueProduct) => gid('Product', id),
    title: ({title}: CatalogueProduct, _: unknown, context: StandInContext) =>
      textIn(context, title),
    description: descriptionOf,
    descriptionHtml: (product: CatalogueProduct, _: unknown, context: StandInContext) =>
      textIn(context, product.descriptionHtml),
    productType: ({productType}: CatalogueProduct, _: unknown, context: StandInContext) =>
      textIn(context, productType),
    createdAt: ({publishedAt}: CatalogueProduct) => publishedAt,
    isGiftCard,
    availableForSale: fromFacts(({available}) => available),
    seo: ({seo}: CatalogueProduct, _: unknown, context: StandInContext) => ({
      title: seo ? textIn(context, seo.title) : null,
      description: seo ? textIn(context, seo.description) : null,
    }),
    featuredImage: ({images}: CatalogueProduct) => images[0] ?? null,
    images: ({images}: CatalogueProduct, args: PageArgs) => connectionOf(images, args),
    options: (product: CatalogueProduct, {first}: {first?: number | null}) =>
      optionParents(product).slice(0, first ?? undefined),
    variants: (product: CatalogueProduct, args: PageArgs, {catalogue}: StandInContext) =>
      connectionOf(catalogue.factsOf(product).variants, args),
    variantsCount: ({variants}: CatalogueProduct) => ({count: variants.length}),
    variantBySelectedOptions: (
      product: CatalogueProduct,
      choice: OptionChoice,
      context: StandInContext,
    ) => variantOfChoice(product, choice, context),
    selectedOrFirstAvailableVariant: (
      product: CatalogueProduct,
      choice: OptionChoice,
      context: StandInContext,
    ) => chosenOrFirstVariant(product, choice, context),
    adjacentVariants: (product: CatalogueProduct, choice: OptionChoice, context: StandInContext) =>
      adjacentVariants(product, choice, context),
    encodedVariantExistence: fromFacts(({encodedExistence}) => encodedExistence),
    encodedVariantAvailability: fromFacts(({encodedAvailability}) => encodedAvailability),
    priceRange: range('lowestPrice', 'highestPrice'),
    compareAtPriceRange: range('lowestCompareAt', 'highestCompareAt'),
    collections: (product: CatalogueProduct, args: PageArgs, {catalogue}: StandInContext) =>
      connectionOf(catalogue.collectionsOfProduct(product), args),
  },
};
