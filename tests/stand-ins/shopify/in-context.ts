import {getDirectiveValues, type GraphQLSchema, type OperationDefinitionNode} from 'graphql';
import {marketFor, type Markets} from './markets';
import type {Market} from './request-context';

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** The market selected by an operation's `@inContext(country:, language:)`. */
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

const purposes = ['analytics', 'marketing', 'preferences', 'saleOfData'] as const;

/**
 * `@inContext(visitorConsent:)` in the format of the checkout URL's parameter `_cs`: `analytics.no-marketing`. Shopify
 * does not document its encoding. `null` when the operation has none.
 */
export function consentInContext(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): string | null {
  const directive = schema.getDirective('inContext');
  const said = directive && getDirectiveValues(directive, operation, variables)?.visitorConsent;
  if (typeof said !== 'object' || said === null) return null;
  const answers = new Map(Object.entries(said));
  return purposes
    .flatMap((purpose) => {
      const answer: unknown = answers.get(purpose);
      return typeof answer === 'boolean' ? [answer ? purpose : `no-${purpose}`] : [];
    })
    .join('.');
}
