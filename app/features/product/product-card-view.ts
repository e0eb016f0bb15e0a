import type {Language} from '~/i18n/languages';
import type {ProductCardFragment} from '~/services/shopify/storefront.generated';
import {chosenOptions} from '../cart/goods-view';
import type {StockView} from '../goods/goods';
import {toPriceView, type PriceView} from '../pricing/price-view';
import {toImageView, type ImageView} from '../pictures/image-view';
import type {RatingView} from './details/product-details';
import {toRating} from './rating';

/** A CSS colour and the name that an option gives it. */
export interface SwatchView {
  name: string;
  color: string;
}

/** A product as lists show it. */
export interface ProductCardView {
  handle: string;
  /** Query that selects the variant whose price it shows; '' where all cost the same. */
  query: string;
  title: string;
  vendor: string;
  image: ImageView | null;
  /** Address of the picture that a pointer over the card shows; `null` when there is but one. */
  secondImage: string | null;
  /** Up to four short facts, joined with " · " when shown. */
  facts: string[];
  swatches: SwatchView[];
  /** How many colours more than the four shown. */
  moreSwatches: number;
  rating: RatingView | null;
  price: PriceView;
  isNew: boolean;
  available: boolean;
  /** The variant that its link leads to; `null` when it has none. */
  variantId: string | null;
  /** What that variant is called where the words of a search name it: 'Reseda, 50 cm'. */
  variant?: string;
  /** Whether that variant can be had; told in lists of what was found. */
  stock?: StockView;
  /** Where the search found it, for its link: see `search-events/search-mark.ts`. */
  found?: string;
}

const SWATCHES_SHOWN = 4;
const MOST_FACTS = 4;
const NEW_FOR_DAYS = 60;

/** Shopify's product as a card; `now` decides what is new. */
export function toProductCard(
  product: ProductCardFragment,
  language: Language,
  now: number = Date.now(),
): ProductCardView {
  const swatches = swatchesOf(product);
  const image = product.featuredImage;
  const cheapest = cheapestVariant(product);

  return {
    handle: product.handle,
    query: cheapest ? chosenOptions(cheapest.selectedOptions).query : '',
    title: product.title,
    vendor: product.vendor,
    image: image ? toImageView(image, product.title) : null,
    secondImage: product.images.nodes.find(({url}) => url !== image?.url)?.url ?? null,
    facts: factsOf(product, cheapest?.selectedOptions ?? []),
    swatches: swatches.slice(0, SWATCHES_SHOWN),
    moreSwatches: Math.max(0, swatches.length - SWATCHES_SHOWN),
    rating: toRating(product.rating, product.ratingCount, language),
    price: cardPrice(product, cheapest, language),
    isNew: now - Date.parse(product.publishedAt) < NEW_FOR_DAYS * 24 * 60 * 60 * 1000,
    available: product.availableForSale,
    variantId: cheapest?.id ?? product.selectedOrFirstAvailableVariant?.id ?? null,
  };
}

interface FactsSource extends Pick<ProductCardFragment, 'facts'> {
  variants: {nodes: Pick<CardVariant, 'selectedOptions'>[]};
}

/** Facts of a product; one that is a value of an option, '500 Wh', is told as that of the shown variant: '625 Wh'. */
export function factsOf(
  {facts, variants}: FactsSource,
  shown: readonly {name: string; value: string}[],
): string[] {
  const values = variants.nodes.flatMap(({selectedOptions}) => selectedOptions);
  return listValue(facts?.value)
    .slice(0, MOST_FACTS)
    .map((fact) => {
      const option = values.find(({value}) => value === fact);
      return shown.find(({name}) => name === option?.name)?.value ?? fact;
    });
}

/** The colours that a product shows for the values of its options. */
export function swatchesOf({options}: Pick<ProductCardFragment, 'options'>): SwatchView[] {
  return options
    .flatMap(({optionValues}) => optionValues)
    .flatMap(({name, swatch}) => (swatch?.color ? [{name, color: swatch.color}] : []));
}

export type CardVariant = ProductCardFragment['variants']['nodes'][number];

/** The variant that costs least where they differ, rather one that can be bought; `null` when it did not come along. */
export function cheapestVariant({priceRange, variants}: ProductCardFragment): CardVariant | null {
  const least = Number(priceRange.minVariantPrice.amount);
  if (Number(priceRange.maxVariantPrice.amount) === least) return null;
  const cheap = variants.nodes.filter(({price}) => Number(price.amount) === least);
  return cheap.find(({availableForSale}) => availableForSale) ?? cheap[0] ?? null;
}

/** One price for all variants keeps its 30-day low; of several prices the lowest counts. */
function cardPrice(
  product: ProductCardFragment,
  cheapest: CardVariant | null,
  language: Language,
): PriceView {
  const {minVariantPrice, maxVariantPrice} = product.priceRange;
  const variant = product.selectedOrFirstAvailableVariant;
  const onePrice = Number(minVariantPrice.amount) === Number(maxVariantPrice.amount);
  if (onePrice && variant) return toPriceView(variant, language);
  const compared = cheapest ?? {compareAtPrice: product.compareAtPriceRange.minVariantPrice};
  const {product: kind} = variant ?? {};
  const source = {...compared, price: minVariantPrice, ...(kind && {product: kind})};
  return toPriceView(source, language, !onePrice);
}

/** A metafield of type `list.single_line_text_field`: JSON array of text. Anything else is no list. */
export function listValue(value: string | null | undefined): string[] {
  if (!value?.startsWith('[')) return [];
  try {
    const parsed: unknown = JSON.parse(value);
    return Array.isArray(parsed) ? parsed.filter((item) => typeof item === 'string') : [];
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}
