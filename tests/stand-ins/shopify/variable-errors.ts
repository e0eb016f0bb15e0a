import {Kind, print, type GraphQLError} from 'graphql';
import type {WireError} from './validation-errors';

/** The error for a variable that does not match its type, in the words of Shopify's server. */
export function wireVariableError(
  error: GraphQLError,
  variables: Record<string, unknown>,
): WireError {
  const [node] = error.nodes ?? [];
  if (node?.kind !== Kind.VARIABLE_DEFINITION) {
    return {message: error.message, locations: error.locations};
  }
  const name = node.variable.name.value;
  const value = variables[name] ?? null;
  const [, where, reason] = /(?: at "\w+\.?([^"]*)")?; (.*)$/s.exec(error.message) ?? [];
  const explanation = value === null || !reason ? 'Expected value to not be null' : reason;
  const path = (where ?? '').split('.').filter(Boolean);
  const at = path.length > 0 ? ` for ${path.join('.')} (${explanation})` : '';
  return {
    message: `Variable $${name} of type ${print(node.type)} was provided invalid value${at}`,
    locations: error.locations,
    extensions: {code: 'INVALID_VARIABLE', value, problems: [{path, explanation}]},
  };
}
