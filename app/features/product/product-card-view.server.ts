import {DAY_MS} from '~/durations';
import {z} from 'zod';
import {type Language, perLanguage} from '~/i18n/languages';
import {memoize} from '~/services/http/isolate-memory';
import {jsonSchema} from '~/services/http/fetch-json.server';
import {numericIdOf} from '~/services/shopify/ids';
import type {ProductCardFragment} from '~/services/shopify/storefront.generated';
import {isBike, stockOf, type StockView} from '../goods/goods';
import {chosenOptions, hasValues} from '../goods/goods-view';
import type {DeliveryTerms} from '../goods/shipping';
import {toImageView} from '../pictures/image-view';
import {toPriceView, type PriceView} from '../pricing/price-view';
import type {ComparedName} from '../wishlist/wishlist';
import {toRating} from './product-view.server';

/** A CSS colour and the name of its option value. */
export interface SwatchView {
  name: string;
  color: string;
}

/** A product as lists show it. */
export type ProductCardView = ReturnType<typeof makeCard> & {
  /** Name of its variant if the search terms name it: 'Reseda, 50 cm'. */
  variant?: string;
  /** Availability of that variant; shown in search results. */
  stock?: StockView;
  /** Its position in the search results, for its link: see `statistics/search-mark.ts`. */
  searchMark?: string;
};

const SWATCHES_SHOWN = 4;
const MAX_FACTS = 4;
/** Since it was created: a sales channel that opens publishes the whole range on one day. */
const NEW_FOR_DAYS = 60;

/**
 * Shopify's product as a card. Memoized: returns the same object for a cached product, so callers must not mutate it.
 */
export function toProductCard(product: ProductCardFragment, language: Language): ProductCardView {
  return cardsOf(product)[language];
}

const cardsOf = memoize((product: ProductCardFragment) =>
  perLanguage((language) => makeCard(product, language)),
);

function makeCard(product: ProductCardFragment, language: Language) {
  const swatches = swatchesOf(product);
  const image = product.featuredImage;
  const cheapest = cheapestVariant(product);

  return {
    handle: product.handle,
    /** Query that selects the variant whose price is shown; '' when all cost the same. */
    query: cheapest ? chosenOptions(cheapest.selectedOptions).query : '',
    title: product.title,
    vendor: product.vendor,
    // The title is next to it, so the picture is decorative.
    image: image ? {...toImageView(image, ''), alt: ''} : null,
    /** URL of the picture shown while a pointer is over the card; `null` when there is only one. */
    secondImage: product.images.nodes.find(({url}) => url !== image?.url)?.url ?? null,
    /** Up to four short facts, joined with " · " when shown. */
    facts: factsOf(product, cheapest?.selectedOptions ?? []),
    swatches: swatches.slice(0, SWATCHES_SHOWN),
    /** How many colours there are beyond the four shown. */
    moreSwatches: Math.max(0, swatches.length - SWATCHES_SHOWN),
    rating: toRating(product.rating, product.ratingCount, language),
    price: cardPrice(product, cheapest, language, true),
    isNew: Date.now() - Date.parse(product.createdAt) < NEW_FOR_DAYS * DAY_MS,
    available: product.availableForSale,
    /** Its name for the comparison, with the variant that its link selects; `null` unless it is a bike. */
    compared: isBike({product}) ? comparedName(product, cheapest) : null,
    /** The variant that its link opens; `null` when there is none. */
    variantId: cheapest?.id ?? product.selectedOrFirstAvailableVariant?.id ?? null,
  };
}

const comparedName = (
  {handle}: Pick<ProductCardFragment, 'handle'>,
  variant: Pick<CardVariant, 'id'> | null,
): ComparedName => ({handle, variant: variant && numericIdOf(variant.id)});

interface FactsSource extends Pick<ProductCardFragment, 'facts'> {
  variants: {nodes: Pick<CardVariant, 'selectedOptions'>[]};
}

/** A product's facts; a fact that is an option value, '500 Wh', is replaced by the shown variant's: '625 Wh'. */
export function factsOf(
  {facts, variants}: FactsSource,
  shown: readonly {name: string; value: string}[],
): string[] {
  const values = variants.nodes.flatMap(({selectedOptions}) => selectedOptions);
  return listValue(facts?.value)
    .slice(0, MAX_FACTS)
    .map((fact) => {
      const option = values.find(({value}) => value === fact);
      return shown.find(({name}) => name === option?.name)?.value ?? fact;
    });
}

/** The swatch colours of a product's option values. */
export function swatchesOf({options}: Pick<ProductCardFragment, 'options'>): SwatchView[] {
  return options
    .flatMap(({optionValues}) => optionValues)
    .flatMap(({name, swatch}) => (swatch?.color ? [{name, color: swatch.color}] : []));
}

type CardVariant = ProductCardFragment['variants']['nodes'][number];

const priceOf = ({price}: Pick<CardVariant, 'price'>) => Number(price.amount);

/** The variants that a card offers: sold-out ones only if there are no others. */
const offeredVariants = ({availableForSale, variants}: ProductCardFragment) =>
  variants.nodes.filter((variant) => variant.availableForSale || !availableForSale);

/** Whether the lowest price, which a sold-out variant may have, is that of a variant among those queried. */
const isLowestQueried = ({priceRange, variants}: ProductCardFragment) =>
  variants.nodes.some((variant) => priceOf(variant) === Number(priceRange.minVariantPrice.amount));

/** The cheapest variant that is offered, if prices differ; `null` if it was not among those queried. */
function cheapestVariant(product: ProductCardFragment): CardVariant | null {
  const {minVariantPrice, maxVariantPrice} = product.priceRange;
  if (Number(minVariantPrice.amount) === Number(maxVariantPrice.amount)) return null;
  if (!isLowestQueried(product)) return null;
  const [cheapest] = offeredVariants(product).toSorted((a, b) => priceOf(a) - priceOf(b));
  return cheapest ?? null;
}

/** Whether what a product offers has several prices; those that were not queried count. */
function hasSeveralPrices(product: ProductCardFragment): boolean {
  const prices = new Set(offeredVariants(product).map(priceOf));
  return prices.size > 1 || product.variants.nodes.length >= MAX_CARD_VARIANTS;
}

/** The price of a variant; without one that of the default variant, or the lowest if no queried variant has it. */
function cardPrice(
  product: ProductCardFragment,
  variant: MatchedVariant['variant'],
  language: Language,
  isLowestOfSeveral = false,
): PriceView {
  const {minVariantPrice, maxVariantPrice} = product.priceRange;
  const shown = product.selectedOrFirstAvailableVariant;
  const onePrice = Number(minVariantPrice.amount) === Number(maxVariantPrice.amount);
  if (shown && !variant && (onePrice || isLowestQueried(product))) {
    return toPriceView(shown, language);
  }
  const kind = shown && {product: shown.product};
  if (!variant) {
    // Whose a compare-at price is only shows if it is that of all; whose a low of 30 days is never does.
    const {minVariantPrice: compareAt, maxVariantPrice: highest} = product.compareAtPriceRange;
    const isThatOfAll = compareAt.amount === highest.amount && !shown?.lowestPrice30d;
    const compareAtPrice = isThatOfAll ? compareAt : null;
    return toPriceView(
      {price: minVariantPrice, compareAtPrice, ...kind},
      language,
      isLowestOfSeveral,
    );
  }
  const price = {...minVariantPrice, ...variant.price};
  const isLowest = isLowestOfSeveral && hasSeveralPrices(product);
  return toPriceView({...variant, price, ...kind}, language, isLowest);
}

const listSchema = jsonSchema(z.array(z.unknown()));

/** Parses a `list.single_line_text_field` metafield: a JSON array of text. Returns an empty list for anything else. */
export function listValue(value: string | null | undefined): string[] {
  const items = listSchema.safeParse(value).data ?? [];
  return items.filter((item) => typeof item === 'string');
}

/** How many variants the card query returns, see `ProductCard` in `fragments.graphql.ts`. */
const MAX_CARD_VARIANTS = 20;

/** The variant that a search names. */
export interface MatchedVariant {
  options: {name: string; value: string}[];
  /** `null` when it is not among the variants of the card query. */
  variant: Omit<CardVariant, 'selectedOptions'> | null;
}

/**
 * A card in a list of search results: for the variant that the search names, else for the one whose price it shows,
 * with its availability.
 */
export function toSearchHitCard(
  product: ProductCardFragment,
  match: MatchedVariant | null,
  delivery: DeliveryTerms,
): ProductCardView {
  const card = toProductCard(product, delivery.language);
  const defaultVariant = product.selectedOrFirstAvailableVariant;
  const shown = match?.variant ?? cheapestVariant(product);
  const stock =
    defaultVariant && stockOf({product, variant: {...defaultVariant, ...shown}}, delivery, 'short');
  if (!match) return {...card, ...(stock && {stock})};

  const {options, query} = chosenOptions(match.options);
  return {
    ...card,
    query,
    variant: options,
    facts: factsOf(product, match.options),
    variantId: match.variant?.id ?? card.variantId,
    compared: card.compared && comparedName(product, match.variant ?? cheapestVariant(product)),
    price: match.variant ? cardPrice(product, match.variant, delivery.language) : card.price,
    // Stock is unknown for a variant that was not queried.
    ...(stock && match.variant && {stock}),
  };
}

/** The variant with exactly these options. */
export function variantWith(
  {variants}: ProductCardFragment,
  options: MatchedVariant['options'],
): MatchedVariant {
  const matchedVariant = variants.nodes.find((variant) =>
    hasValues(variant.selectedOptions, options),
  );
  return matchedVariant
    ? {options: matchedVariant.selectedOptions, variant: matchedVariant}
    : {options, variant: null};
}

/** The variant whose option values are among the search terms, preferably an available one; `null` if none is. */
export function matchVariant(product: ProductCardFragment, words: string): MatchedVariant | null {
  const namedOptions = namedValues(product, words);
  if (namedOptions.length === 0) return null;
  const matchingVariants = product.variants.nodes.filter(({selectedOptions}) =>
    hasValues(selectedOptions, namedOptions),
  );
  const variant =
    matchingVariants.find(({availableForSale}) => availableForSale) ?? matchingVariants[0];
  if (variant) return {options: variant.selectedOptions, variant};
  return product.variants.nodes.length < MAX_CARD_VARIANTS
    ? null
    : {options: namedOptions, variant: null};
}

/**
 * For each option, the single value that matches the search terms best. Words of the product's title refer to the
 * product.
 */
function namedValues({title, options}: ProductCardFragment, words: string) {
  const titleWords = new Set(wordsOf(title));
  const searchWords = wordsOf(words).filter((word) => !titleWords.has(word));
  const lastWord = searchWords.at(-1) ?? '';
  const matchesSearch = (word: string) =>
    searchWords.includes(word) ||
    (lastWord.length >= MIN_PREFIX_LENGTH && word.startsWith(lastWord));
  return options.flatMap(({name, optionValues}) => {
    const matchCounts = optionValues.map(
      ({name: value}) => wordsOf(value).filter(matchesSearch).length,
    );
    const maxCount = Math.max(0, ...matchCounts);
    const index = matchCounts.indexOf(maxCount);
    const value = optionValues[index]?.name;
    return maxCount > 0 && value && index === matchCounts.lastIndexOf(maxCount)
      ? [{name, value}]
      : [];
  });
}

/** Minimum letters for matching a word that is still being typed. */
const MIN_PREFIX_LENGTH = 3;

/** The words of a text in lower case. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu) ?? [];
}
