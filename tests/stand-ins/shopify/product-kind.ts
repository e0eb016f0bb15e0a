import type {CatalogueProduct} from '../catalogue/catalogue-types';

const looksLike = (product: CatalogueProduct, accessory: string) =>
  product.images.some(({file}) => file.startsWith(`accessory__${accessory}__`));

/** `Product.isGiftCard`: the catalogue draws vouchers as such. */
export function isGiftCard(product: CatalogueProduct): boolean {
  return looksLike(product, 'voucher');
}

/** Vouchers and work in the shop are not sent. */
export function needsNoParcel(product: CatalogueProduct): boolean {
  return isGiftCard(product) || looksLike(product, 'workshop');
}
