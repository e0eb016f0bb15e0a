import type {CustomerErrorCode} from '@shopify/hydrogen/storefront-api-types';

/** Shopify's `CustomerUserError`. */
export interface CustomerUserError {
  code: CustomerErrorCode;
  field: string[];
  message: string;
}

/** A payload with its errors; the deprecated `userErrors` repeat them without a code. */
export function withUserErrors<Payload extends object>(
  payload: Payload,
  errors: readonly CustomerUserError[] = [],
) {
  return {
    ...payload,
    customerUserErrors: errors,
    userErrors: errors.map(({field, message}) => ({field, message})),
  };
}

export const invalidToken: CustomerUserError = {
  code: 'INVALID',
  field: ['customerAccessToken'],
  message: 'Customer access token is invalid',
};
