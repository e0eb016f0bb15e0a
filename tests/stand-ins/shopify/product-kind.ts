import type {CatalogueProduct} from '../catalogue/catalogue-types';

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
