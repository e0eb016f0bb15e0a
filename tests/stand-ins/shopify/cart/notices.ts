/** Values of `CartErrorCode` the stand-in answers; each exists in 2025-04 and 2026-04. */
export type ErrorCode =
  | 'INVALID'
  | 'INVALID_DELIVERY_ADDRESS_ID'
  | 'INVALID_DELIVERY_GROUP'
  | 'INVALID_DELIVERY_OPTION'
  | 'INVALID_MERCHANDISE_LINE'
  | 'INVALID_METAFIELDS'
  | 'INVALID_PAYMENT'
  | 'INVALID_PAYMENT_EMPTY_CART'
  | 'MAXIMUM_EXCEEDED'
  | 'NOTE_TOO_LONG'
  | 'ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED'
  | 'TOO_MANY_DELIVERY_ADDRESSES';

/** Values of `CartWarningCode`; those of discounts are unknown to 2025-04 and left out there. */
export type WarningCode =
  | 'DISCOUNT_CURRENTLY_INACTIVE'
  | 'DISCOUNT_NOT_FOUND'
  | 'DISCOUNT_PURCHASE_NOT_IN_RANGE'
  | 'MERCHANDISE_NOT_ENOUGH_STOCK'
  | 'MERCHANDISE_OUT_OF_STOCK';

/** Shopify's `CartUserError`: the mutation changed nothing. */
export interface CartUserError {
  code: ErrorCode;
  field: string[];
  message: string;
}

/** Shopify's `CartWarning`: the mutation went through, but differently than asked for. */
export interface CartWarning {
  code: WarningCode;
  message: string;
  /** Id of the cart line; of the merchandise when no line came to be; of the cart for a code. */
  target: string;
}

/** What a mutation tells beside its cart. */
export interface Notices {
  userErrors: CartUserError[];
  warnings: CartWarning[];
}

export type NoticeLanguage = 'DE' | 'EN';

/** "Not enough stock" in the words of the market. */
export function notEnoughStock(
  stock: number,
  target: string,
  language: NoticeLanguage,
): CartWarning {
  const message =
    language === 'DE'
      ? `Nur noch ${stock} Stück verfügbar. Wir haben die Menge angepasst.`
      : `Only ${stock} left in stock. We have adjusted the quantity.`;
  return {code: 'MERCHANDISE_NOT_ENOUGH_STOCK', message, target};
}

/** "Sold out" in the words of the market. */
export function outOfStock(target: string, language: NoticeLanguage): CartWarning {
  const message =
    language === 'DE' ? 'Dieser Artikel ist ausverkauft.' : 'This item is out of stock.';
  return {code: 'MERCHANDISE_OUT_OF_STOCK', message, target};
}

/** A discount code that takes nothing off, in the words of the market. */
export function discountWarning(
  code: WarningCode,
  typedCode: string,
  target: string,
  language: NoticeLanguage,
): CartWarning {
  const message =
    language === 'DE'
      ? `Der Rabattcode „${typedCode}“ ist ungültig.`
      : `The discount code “${typedCode}” is not valid.`;
  return {code, message, target};
}

/** The cart is unknown, expired, completed, or its key is wrong. */
export function unknownCart(field = ['cartId']): CartUserError {
  return {code: 'INVALID', field, message: 'The specified cart does not exist.'};
}

/** The merchandise is not in the catalogue. */
export function unknownMerchandise(id: string, field: string[]): CartUserError {
  return {code: 'INVALID', field, message: `The merchandise with id ${id} does not exist.`};
}

/** The line is not in this cart. */
export function unknownLine(id: string, field: string[]): CartUserError {
  const message = `The merchandise line with id ${id} does not exist.`;
  return {code: 'INVALID_MERCHANDISE_LINE', field, message};
}
