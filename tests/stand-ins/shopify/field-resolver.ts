import {
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  type GraphQLTypeResolver,
  getNamedType,
  isListType,
  isNonNullType,
} from 'graphql';
import {emptyConnection} from './connections';
import {
  notSupported,
  TypedParent,
  type StandInContext,
  type ResolverMap,
} from './resolver-contract';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The value of a field without resolver and value: as empty as its type allows. */
function defaultValue({parentType, fieldName, returnType}: GraphQLResolveInfo): unknown {
  if (parentType.name === 'Mutation') throw notSupported(parentType.name, fieldName);
  if (!isNonNullType(returnType)) return null;
  if (isListType(returnType.ofType)) return [];
  if (getNamedType(returnType).name.endsWith('Connection')) return emptyConnection();
  throw notSupported(parentType.name, fieldName);
}

/**
 * Looks a field up in the map, then on its parent. The schemas are Shopify's and stay unmodified, so one map serves
 * every version; fields missing from a version are never requested.
 *
 * Parents by type, so that each field is written only once:
 * - `Product`: `CatalogueProduct`, `ProductVariant`: `VariantParent`
 * - `Collection`: `CatalogueCollection`, `Image`: `CatalogueImage`
 * - `MoneyV2`: from `priceIn(context.market, euroCents)`
 * - connections: from `connectionOf(items, args)`
 * - abstract types (`Merchandise`, `Node`, …): the parent wrapped in `typed('ProductVariant', parent)`
 */
export function fieldResolver(map: ResolverMap): GraphQLFieldResolver<unknown, StandInContext> {
  return (source, args, context, info) => {
    const parent = source instanceof TypedParent ? source.parent : source;
    const resolver = map[info.parentType.name]?.[info.fieldName];
    if (resolver) return resolver(parent as never, args as never, context, info);
    const value = isRecord(parent) ? parent[info.fieldName] : undefined;
    if (typeof value === 'function') return value.call(parent, args, context, info) as unknown;
    return value === undefined ? defaultValue(info) : value;
  };
}

/** Object type of a parent in a union or interface field: `typed(…)` or a `__typename` property. */
export const typeResolver: GraphQLTypeResolver<unknown, StandInContext> = (value) => {
  if (value instanceof TypedParent) return value.typename;
  return isRecord(value) && typeof value.__typename === 'string' ? value.__typename : undefined;
};
