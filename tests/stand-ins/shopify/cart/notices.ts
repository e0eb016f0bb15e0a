import {GraphQLError} from 'graphql';

/** Values of `CartErrorCode` that the stand-in returns; each exists in 2025-04 and 2026-04. */
type ErrorCode = 'INVALID' | 'INVALID_MERCHANDISE_LINE' | 'MAXIMUM_EXCEEDED';

/** Values of `CartWarningCode`; discount warnings do not exist in 2025-04 and are omitted there. */
export type WarningCode =
  | 'DISCOUNT_CURRENTLY_INACTIVE'
  | 'DISCOUNT_NOT_FOUND'
  | 'DISCOUNT_PURCHASE_NOT_IN_RANGE'
  | 'MERCHANDISE_NOT_ENOUGH_STOCK'
  | 'MERCHANDISE_OUT_OF_STOCK';

/** Shopify's `CartUserError`: the mutation changed nothing. */
interface CartUserError {
  code: ErrorCode;
  field: string[];
  message: string;
}

/** Shopify's `CartWarning`: the mutation succeeded, but not exactly as requested. */
interface CartWarning {
  code: WarningCode;
  message: string;
  /** Id of the cart line; of the merchandise when no line was created; of the cart for a code. */
  target: string;
}

/** What a mutation returns besides the cart. */
export interface Notices {
  userErrors: CartUserError[];
  warnings: CartWarning[];
}

export type NoticeLanguage = 'DE' | 'EN';

/** "Not enough stock" in the market's language. */
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

/** "Sold out" in the market's language. */
export function outOfStock(target: string, language: NoticeLanguage): CartWarning {
  const message =
    language === 'DE' ? 'Dieser Artikel ist ausverkauft.' : 'This item is out of stock.';
  return {code: 'MERCHANDISE_OUT_OF_STOCK', message, target};
}

/** A discount code without effect, in the market's language. */
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

/** The cart is unknown, completed, or its key is wrong. */
export function unknownCart(): CartUserError {
  return {
    code: 'INVALID',
    field: ['cartId'],
    message: 'The specified cart does not exist.',
  };
}

export function unknownMerchandise(id: string, field: string[]): CartUserError {
  return {code: 'INVALID', field, message: `The merchandise with id ${id} does not exist.`};
}

export function unknownLine(id: string, field: string[]): CartUserError {
  const message = `The merchandise line with id ${id} does not exist.`;
  return {code: 'INVALID_MERCHANDISE_LINE', field, message};
}

/** Shopify: "input arrays accept a maximum of 250 items". */
const MAX_INPUTS = 250;
/** Shopify: "the cart supports a maximum of 500 line items". */
export const MAX_LINES = 500;
/** Above this quantity Shopify refuses a line. */
const MAX_QUANTITY = 1_000_000;

/** Rejects the entire operation, as Shopify does for too long input arrays. */
export function limitInputs(inputs: readonly unknown[], path: string[]): void {
  if (inputs.length <= MAX_INPUTS) return;
  throw new GraphQLError(
    `The input array size of ${inputs.length} is greater than the maximum allowed of ${MAX_INPUTS}.`,
    {path, extensions: {code: 'MAX_INPUT_SIZE_EXCEEDED'}},
  );
}

/** The error for an invalid `quantity`, if any. */
export function quantityError(quantity: number, field: string[]): CartUserError | undefined {
  if (quantity < 0) {
    const message = 'The quantity must be greater than or equal to 0.';
    return {code: 'INVALID', field, message};
  }
  if (quantity > MAX_QUANTITY) {
    const message = `The quantity must be less than or equal to ${MAX_QUANTITY}.`;
    return {code: 'INVALID', field, message};
  }
  return undefined;
}

/** The error for a cart with too many lines. */
export function tooManyLines(field: string[]): CartUserError {
  const message = `The cart cannot have more than ${MAX_LINES} lines.`;
  return {code: 'MAXIMUM_EXCEEDED', field, message};
}
