import type {GraphQLResolveInfo} from 'graphql';
import type {StandInContext} from './request-context';

/** One field of Shopify's schema; each resolver declares its own parent and arguments. */
export type FieldResolver = (
  parent: never,
  args: never,
  context: StandInContext,
  info: GraphQLResolveInfo,
) => unknown;

/** Type name → field name → resolver. */
export type ResolverMap = Record<string, Record<string, FieldResolver>>;
