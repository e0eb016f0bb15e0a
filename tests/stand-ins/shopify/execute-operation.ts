import {
  execute,
  getVariableValues,
  GraphQLError,
  type DocumentNode,
  type GraphQLFormattedError,
  type OperationDefinitionNode,
} from 'graphql';
import {cartResolvers} from './cart/cart-resolvers';
import type {IndexedCatalogue} from './catalogue-index';
import {catalogueResolvers} from './catalogue-resolvers';
import {collectionResolvers} from './collection-resolvers';
import {customerResolvers} from './customer/customer-resolvers';
import {fieldResolver, typeResolver} from './field-resolver';
import {imageResolvers} from './image-resolvers';
import {localizationResolvers} from './localization-resolvers';
import {consentInContext, marketInContext} from './markets';
import {menuResolvers} from './menu-resolvers';
import {metafieldResolvers, metaobjectResolvers} from './metafield-resolvers';
import {optionResolvers} from './option-resolvers';
import {productResolvers} from './product-resolvers';
import type {ResolverMap, Market} from './resolver-contract';
import {schemaOf, type ServedVersion} from './schema';
import {shopResolvers} from './shop-resolvers';
import {sitemapResolvers} from './sitemap-resolvers';
import type {ShopState} from './state';
import {variantResolvers} from './variant-resolvers';

/** Merges maps type by type. Throws when two of them resolve the same field. */
function mergeResolvers(...maps: readonly ResolverMap[]): ResolverMap {
  const merged: ResolverMap = {};
  for (const [typeName, fields] of maps.flatMap((map) => Object.entries(map))) {
    const known = (merged[typeName] ??= {});
    for (const [fieldName, resolver] of Object.entries(fields)) {
      if (known[fieldName]) throw new Error(`${typeName}.${fieldName} is resolved twice`);
      known[fieldName] = resolver;
    }
  }
  return merged;
}

const resolvers: ResolverMap = mergeResolvers(
  cartResolvers,
  catalogueResolvers,
  collectionResolvers,
  customerResolvers,
  imageResolvers,
  localizationResolvers,
  menuResolvers,
  metafieldResolvers,
  metaobjectResolvers,
  optionResolvers,
  productResolvers,
  shopResolvers,
  sitemapResolvers,
  variantResolvers,
);

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
