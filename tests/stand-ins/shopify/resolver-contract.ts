import type {CountryCode} from '@shopify/hydrogen/storefront-api-types';
import {GraphQLError, type GraphQLResolveInfo} from 'graphql';
import type {IndexedCatalogue} from './catalogue-index';
import type {ShopState} from './state';

/** The market that serves a request according to `@inContext`: see Shopify's "Contextual queries" and `markets.ts`. */
export interface Market {
  country: CountryCode;
  currency: 'EUR' | 'CHF' | 'USD';
  language: 'DE' | 'EN';
}

/** Third argument of every resolver. */
export interface StandInContext {
  /** `@inContext(visitorConsent:)` in the format of the checkout URL; `null` when absent. */
  visitorConsent: string | null;
  catalogue: IndexedCatalogue;
  market: Market;
  /** Origin under which the shop was requested, for example `http://localhost:4010`. */
  origin: string;
  state: ShopState;
}

/** One field of Shopify's schema; each resolver declares its own parent and arguments. */
export type FieldResolver = (
  parent: never,
  args: never,
  context: StandInContext,
  info: GraphQLResolveInfo,
) => unknown;

/** Type name → field name → resolver. */
export type ResolverMap = Record<string, Record<string, FieldResolver>>;

/** A parent with its object type, for fields of an interface or union type. */
export class TypedParent {
  constructor(
    readonly typename: string,
    readonly parent: unknown,
  ) {}
}

/** Tags a parent with its GraphQL type; resolvers of that type receive the bare parent. */
export function typed(typename: string, parent: unknown): TypedParent {
  return new TypedParent(typename, parent);
}

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
