import type {CatalogueProduct, CatalogueVariant} from '../catalogue/catalogue-types';
import {lazily} from './lazily';
import {encodeVariants} from './variant-encoding';

/** Parent of `ProductVariant`. One object per variant, so it may serve as a key. */
export interface VariantParent {
  product: CatalogueProduct;
  variant: CatalogueVariant;
}

/** Derived data that many fields of a product need. Prices are euro cents. */
export interface ProductFacts {
  /** In the order of the shop. */
  variants: readonly VariantParent[];
  lowestPrice: number;
  highestPrice: number;
  /** Zero when no variant has a compare-at price, as at Shopify. */
  lowestCompareAt: number;
  highestCompareAt: number;
  available: boolean;
  firstAvailable: VariantParent | undefined;
  /** By `positionsKey`. */
  byPositions: ReadonlyMap<string, VariantParent>;
  /** Option position → value position → variant, see `ProductOptionValue.firstSelectableVariant`. */
  firstSelectable: readonly ReadonlyMap<number, VariantParent>[];
  encodedExistence: string;
  encodedAvailability: string;
}

/** `availableForSale`: in stock, or sold even when out of stock. */
export function isAvailable({stock, continueSelling}: CatalogueVariant): boolean {
  return stock > 0 || continueSelling;
}

/** Selected value positions; a product without options has Shopify's single `Title` option. */
export function positionsOf({product, variant}: VariantParent): readonly number[] {
  return product.options.length === 0 ? [0] : variant.selected;
}

/** Key of one combination of option values. */
export function positionsKey(positions: readonly number[]): string {
  return positions.join(',');
}

function comesBefore(one: readonly number[], other: readonly number[]): boolean {
  for (const [at, position] of one.entries()) {
    const difference = position - (other[at] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}

function firstSelectableOf(variants: readonly VariantParent[], options: number) {
  return Array.from({length: Math.max(options, 1)}, (_, option) => {
    const first = new Map<number, VariantParent>();
    for (const parent of variants) {
      const value = positionsOf(parent)[option] ?? 0;
      const best = first.get(value);
      if (!best || comesBefore(positionsOf(parent), positionsOf(best))) first.set(value, parent);
    }
    return first;
  });
}

/** Computes the facts of a product, the expensive ones lazily; `IndexedCatalogue.factsOf` memoizes them. */
export function productFacts(
  product: CatalogueProduct,
  variants: readonly VariantParent[],
): ProductFacts {
  const prices = variants.map(({variant}) => variant.price);
  const compareAt = variants.flatMap(({variant}) => variant.compareAtPrice ?? []);
  const available = variants.filter(({variant}) => isAvailable(variant));
  const byPositions = lazily(
    () => new Map(variants.map((parent) => [positionsKey(positionsOf(parent)), parent])),
  );
  const firstSelectable = lazily(() => firstSelectableOf(variants, product.options.length));
  const existence = lazily(() => encodeVariants(variants.map(positionsOf)));
  const availability = lazily(() => encodeVariants(available.map(positionsOf)));
  return {
    variants,
    lowestPrice: prices.length ? Math.min(...prices) : 0,
    highestPrice: prices.length ? Math.max(...prices) : 0,
    lowestCompareAt: compareAt.length ? Math.min(...compareAt) : 0,
    highestCompareAt: compareAt.length ? Math.max(...compareAt) : 0,
    available: available.length > 0,
    firstAvailable: available[0],
    get byPositions() {
      return byPositions();
    },
    get firstSelectable() {
      return firstSelectable();
    },
    get encodedExistence() {
      return existence();
    },
    get encodedAvailability() {
      return availability();
    },
  };
}

const looksLike = (product: CatalogueProduct, accessory: string) =>
  product.images.some(({file}) => file.startsWith(`accessory__${accessory}__`));

/** `Product.isGiftCard`: recognised by the voucher drawing. */
export function isGiftCard(product: CatalogueProduct): boolean {
  return looksLike(product, 'voucher');
}

/** Vouchers and workshop services are not shipped. */
export function needsNoParcel(product: CatalogueProduct): boolean {
  return isGiftCard(product) || looksLike(product, 'workshop');
}
