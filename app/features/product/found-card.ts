import type {ProductCardFragment} from '~/services/shopify/storefront.generated';
import {chosenOptions} from '../cart/goods-view';
import {stockOf} from '../goods/goods';
import type {Destination} from '../goods/shipping';
import {toPriceView} from '../pricing/price-view';
import {
  cheapestVariant,
  factsOf,
  toProductCard,
  type CardVariant,
  type ProductCardView,
} from './product-card-view';

/** As many variants as a card is told of, see `ProductCard` in `fragments.graphql.ts`. */
const VARIANTS_TOLD = 20;

/** The variant that a search means. */
export interface MeantVariant {
  options: {name: string; value: string}[];
  /** `null` when it is not among those that the card is told of. */
  variant: Omit<CardVariant, 'selectedOptions'> | null;
}

/**
 * A card in a list of what was found: of the variant that the search means, else of the one that its price belongs to,
 * and whether that can be had.
 */
export function toFoundCard(
  product: ProductCardFragment,
  meant: MeantVariant | null,
  destination: Destination,
): ProductCardView {
  const card = toProductCard(product, destination.language);
  const first = product.selectedOrFirstAvailableVariant;
  const shown = meant?.variant ?? cheapestVariant(product);
  const stock = first && stockOf({product, variant: {...first, ...shown}}, destination, 'short');
  if (!meant) return {...card, ...(stock && {stock})};

  const {options, query} = chosenOptions(meant.options);
  return {
    ...card,
    query,
    variant: options,
    facts: factsOf(product, meant.options),
    variantId: meant.variant?.id ?? card.variantId,
    price: meant.variant ? priceOf(product, meant.variant, card, destination) : card.price,
    // What is not told of a variant is not known.
    ...(stock && meant.variant && {stock}),
  };
}

/** The card's own where all variants cost the same: it knows the lowest price of 30 days. */
function priceOf(
  {priceRange: {minVariantPrice, maxVariantPrice}, ...product}: ProductCardFragment,
  {price, ...compared}: Pick<CardVariant, 'price' | 'compareAtPrice' | 'lowestPrice30d'>,
  card: ProductCardView,
  {language}: Destination,
) {
  if (Number(minVariantPrice.amount) === Number(maxVariantPrice.amount)) return card.price;
  const {currencyCode} = minVariantPrice;
  const kind = product.selectedOrFirstAvailableVariant?.product;
  const source = {...compared, price: {...price, currencyCode}, ...(kind && {product: kind})};
  return toPriceView(source, language);
}

/** The variant whose option values are among the words of a search, rather one that can be bought; `null` without. */
export function meantVariant(product: ProductCardFragment, words: string): MeantVariant | null {
  const named = namedValues(product, words);
  if (named.length === 0) return null;
  const fitting = product.variants.nodes.filter(({selectedOptions}) =>
    named.every(({name, value}) =>
      selectedOptions.some((option) => option.name === name && option.value === value),
    ),
  );
  const variant = fitting.find(({availableForSale}) => availableForSale) ?? fitting[0];
  if (variant) return {options: variant.selectedOptions, variant};
  return product.variants.nodes.length < VARIANTS_TOLD ? null : {options: named, variant: null};
}

/** Of each option the one value that fits the words best. Words of the product's title mean the product. */
function namedValues({title, options}: ProductCardFragment, words: string) {
  const ofTitle = new Set(wordsOf(title));
  const asked = wordsOf(words).filter((word) => !ofTitle.has(word));
  const last = asked.at(-1) ?? '';
  const isMeant = (word: string) =>
    asked.includes(word) || (last.length >= TYPED && word.startsWith(last));
  return options.flatMap(({name, optionValues}) => {
    const fits = optionValues.map(({name: value}) => wordsOf(value).filter(isMeant).length);
    const best = Math.max(0, ...fits);
    const at = fits.indexOf(best);
    const value = optionValues[at]?.name;
    return best > 0 && value && at === fits.lastIndexOf(best) ? [{name, value}] : [];
  });
}

/** So many letters of a word stand for it while it is typed. */
const TYPED = 3;

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu) ?? [];
}
