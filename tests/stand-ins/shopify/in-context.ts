import {getDirectiveValues, type GraphQLSchema, type OperationDefinitionNode} from 'graphql';
import {marketFor, type Markets} from './markets';
import type {Market} from './request-context';

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** The market that `@inContext(country:, language:)` of an operation leads to. */
export function marketInContext(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
  markets: Markets,
): Market {
  const directive = schema.getDirective('inContext');
  const wanted = directive ? getDirectiveValues(directive, operation, variables) : undefined;
  return marketFor(markets, {
    country: textOf(wanted?.country),
    language: textOf(wanted?.language),
  });
}
