import {GraphQLError} from 'graphql';

/** What Shopify answers when a resolver refuses its arguments. */
export function badRequest(message: string): GraphQLError {
  return new GraphQLError(message, {extensions: {code: 'BAD_REQUEST'}});
}

/** For what the stand-in leaves out: loud, so that nobody builds upon it by mistake. */
export function notPlayed(typeName: string, fieldName: string): GraphQLError {
  return new GraphQLError(`${typeName}.${fieldName} is not played by the stand-in`, {
    extensions: {code: 'NOT_PLAYED', typeName, fieldName},
  });
}
