import {GraphQLError} from 'graphql';
import type {CartUserError} from './notices';

/** Shopify: "input arrays accept a maximum of 250 items". */
const MAX_INPUTS = 250;
/** Shopify: "the cart supports a maximum of 500 line items". */
export const MAX_LINES = 500;
/** Above this quantity Shopify refuses a line. */
const MAX_QUANTITY = 1_000_000;
/** Longest `Cart.note`. */
export const MAX_NOTE_LENGTH = 5000;

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
