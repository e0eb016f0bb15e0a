import type {DocumentNode, GraphQLError} from 'graphql';
import {pathTo} from './error-path';

/** An entry of `errors` in a response. */
export interface WireError {
  message: string;
  locations?: readonly {line: number; column: number}[];
  path?: readonly (string | number)[];
  extensions?: Record<string, unknown>;
}

interface Wording {
  pattern: RegExp;
  say(parts: string[]): {message: string; extensions: Record<string, unknown>};
}

/** Maps errors of graphql-js to the messages and codes of Shopify's server (graphql-ruby). */
const wordings: Wording[] = [
  {
    pattern: /^Cannot query field "(\w+)" on type "(\w+)"/,
    say: ([fieldName, typeName]) => ({
      message: `Field '${fieldName}' doesn't exist on type '${typeName}'`,
      extensions: {code: 'undefinedField', typeName, fieldName},
    }),
  },
  {
    pattern: /^Unknown argument "(\w+)" on field "(\w+)\.(\w+)"/,
    say: ([argumentName, , name]) => ({
      message: `Field '${name}' doesn't accept argument '${argumentName}'`,
      extensions: {code: 'argumentNotAccepted', name, typeName: 'Field', argumentName},
    }),
  },
  {
    pattern: /^Field "(\w+)" argument "(\w+)" of type "[^"]+" is required/,
    say: ([name, missing]) => ({
      message: `Field '${name}' is missing required arguments: ${missing}`,
      extensions: {
        code: 'missingRequiredArguments',
        className: 'Field',
        name,
        arguments: missing,
      },
    }),
  },
  {
    pattern: /^Field "(\w+)" of type "([^"]+)" must have a selection of subfields/,
    say: ([name, typeName]) => ({
      message: `Field must have selections (field '${name}' returns ${typeName} but has no selections. Did you mean '${name} { ... }'?)`,
      extensions: {code: 'selectionMismatch', nodeName: `field '${name}'`, typeName},
    }),
  },
  {
    pattern: /^Unknown type "(\w+)"/,
    say: ([typeName]) => ({
      message: `No such type ${typeName}, so it can't be a fragment condition`,
      extensions: {code: 'undefinedType', typeName},
    }),
  },
  {
    pattern: /^Unknown fragment "(\w+)"/,
    say: ([fragmentName]) => ({
      message: `Fragment ${fragmentName} was used, but not defined`,
      extensions: {code: 'useAndDefineFragment', fragmentName},
    }),
  },
  {
    pattern: /^Fragment "(\w+)" is never used/,
    say: ([fragmentName]) => ({
      message: `Fragment ${fragmentName} was defined, but not used`,
      extensions: {code: 'useAndDefineFragment', fragmentName},
    }),
  },
  {
    pattern: /^Variable "\$(\w+)" is not defined(?: by operation "(\w+)")?/,
    say: ([variableName, operation]) => ({
      message: `Variable $${variableName} is used by ${operation || 'anonymous query'} but not declared`,
      extensions: {code: 'variableNotDefined', variableName},
    }),
  },
  {
    pattern: /^Variable "\$(\w+)" is never used(?: in operation "(\w+)")?/,
    say: ([variableName, operation]) => ({
      message: `Variable $${variableName} is declared by ${operation || 'anonymous query'} but not used`,
      extensions: {code: 'variableNotUsed', variableName},
    }),
  },
];

const mismatch = /^Variable "\$(\w+)" of type "([^"]+)" used in position expecting type "([^"]+)"/;

/** A variable used where another type is expected; the path ends in the argument. */
function mismatchError(error: GraphQLError, document: DocumentNode): WireError | undefined {
  const [, variableName, typeName, wanted] = mismatch.exec(error.message) ?? [];
  const node = error.nodes?.[1];
  if (variableName === undefined || !node) return undefined;
  const path = pathTo(node, document);
  const argumentName = path.at(-1);
  return {
    message: `Type mismatch on variable $${variableName} and argument ${argumentName} (${typeName} / ${wanted})`,
    locations: error.locations?.slice(1),
    path,
    extensions: {
      code: 'variableMismatch',
      variableName,
      typeName,
      argumentName,
      errorMessage: 'Type mismatch',
    },
  };
}

const unknownEnumValue = /^Value "(\w+)" does not exist in "(\w+)" enum/;

/** A value missing from an enum; the path ends in the argument, preceded by the field. */
function enumError(error: GraphQLError, path: WireError['path']): WireError | undefined {
  const [, value, typeName] = unknownEnumValue.exec(error.message) ?? [];
  const [field, argumentName] = path?.slice(-2) ?? [];
  if (value === undefined || argumentName === undefined) return undefined;
  return {
    message: `Argument '${argumentName}' on Field '${field}' has an invalid value (${value}). Expected type '${typeName}'.`,
    locations: error.locations,
    path,
    extensions: {code: 'argumentLiteralsIncompatible', typeName: 'Field', argumentName},
  };
}

/** A parse or validation error in Shopify's format. */
export function wireValidationError(
  error: GraphQLError,
  document: DocumentNode | undefined,
): WireError {
  const {locations, nodes: [node] = []} = error;
  const path = node && document ? pathTo(node, document) : undefined;
  const mismatched = document && mismatchError(error, document);
  if (mismatched) return mismatched;
  const misnamed = enumError(error, path);
  if (misnamed) return misnamed;
  for (const {pattern, say} of wordings) {
    const found = pattern.exec(error.message);
    if (!found) continue;
    return {...say(found.slice(1)), locations, path};
  }
  const message = error.message.replace(/^Syntax Error: /, 'syntax error, ');
  return {message, locations, path};
}
