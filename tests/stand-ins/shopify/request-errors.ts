import {GraphQLError} from 'graphql';

/** Shopify's error when a resolver rejects its arguments. */
export function badRequest(message: string): GraphQLError {
  return new GraphQLError(message, {extensions: {code: 'BAD_REQUEST'}});
}

/** An explicit error for what the stand-in does not support, so that nobody relies on it by mistake. */
export function notSupported(typeName: string, fieldName: string): GraphQLError {
  return new GraphQLError(`${typeName}.${fieldName} is not simulated by the stand-in`, {
    extensions: {code: 'NOT_SIMULATED', typeName, fieldName},
  });
}
