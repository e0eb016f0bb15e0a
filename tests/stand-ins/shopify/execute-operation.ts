import {
  execute,
  getVariableValues,
  GraphQLError,
  type DocumentNode,
  type GraphQLFormattedError,
  type OperationDefinitionNode,
} from 'graphql';
import type {IndexedCatalogue} from './catalogue-index';
import {fieldResolver, typeResolver} from './field-resolver';
import {consentInContext, marketInContext} from './in-context';
import type {Market} from './request-context';
import {resolvers} from './resolvers';
import {schemaOf, type ServedVersion} from './schema';
import type {ShopState} from './state';

/** A valid operation and its context. */
interface OperationCall {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variables: Record<string, unknown>;
  version: ServedVersion;
  catalogue: IndexedCatalogue;
  state: ShopState;
  origin: string;
}

/** The response body, and the market that served it. */
interface OperationAnswer {
  data?: unknown;
  errors?: readonly GraphQLFormattedError[];
  market?: Market;
}

const resolveField = fieldResolver(resolvers);

/** Shopify hides internal errors; the reason is logged here. */
function wireExecutionError(error: GraphQLError): GraphQLFormattedError {
  const {locations, path, originalError} = error;
  if (originalError && !(originalError instanceof GraphQLError)) {
    console.error('Storefront API stand-in:', originalError);
    const text = 'Internal error. Looks like something went wrong on our end.';
    return {message: text, locations, path, extensions: {code: 'INTERNAL_SERVER_ERROR'}};
  }
  return error.toJSON();
}

/** Executes an operation that has passed validation. */
export async function executeOperation(call: OperationCall): Promise<OperationAnswer> {
  const {document, operation, version, variables, catalogue, state, origin} = call;
  const schema = schemaOf(version);
  const definitions = operation.variableDefinitions ?? [];
  const {coerced, errors} = getVariableValues(schema, definitions, variables);
  if (errors) return {errors};
  const market = marketInContext(schema, operation, coerced, catalogue.markets);
  const result = await execute({
    schema,
    document,
    operationName: operation.name?.value,
    variableValues: variables,
    contextValue: {
      catalogue: catalogue.servedIn(market.country),
      market,
      origin,
      state,
      visitorConsent: consentInContext(schema, operation, coerced),
    },
    fieldResolver: resolveField,
    typeResolver,
  });
  return {data: result.data, errors: result.errors?.map(wireExecutionError), market};
}
