import {
  GraphQLError,
  Kind,
  parse,
  validate,
  visit,
  type DocumentNode,
  type OperationDefinitionNode,
} from 'graphql';
import {schemaOf, type ServedVersion} from './schema';

/** The body of a GraphQL request. */
export interface GraphqlBody {
  query: string;
  variables: Record<string, unknown>;
  operationName: string | undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Parses the body of a GraphQL request; null if it is none. */
export async function readBody(request: Request): Promise<GraphqlBody | null> {
  const body = fromJson(await request.text());
  if (!isRecord(body) || typeof body.query !== 'string') return null;
  const {query, variables, operationName} = body;
  return {
    query,
    variables: isRecord(variables) ? variables : {},
    operationName: typeof operationName === 'string' ? operationName : undefined,
  };
}

/** A parsed document. */
interface ParsedRequest {
  document: DocumentNode | undefined;
  operations: readonly OperationDefinitionNode[];
  /** Parse or validation errors in that version. */
  errors: readonly GraphQLError[];
  /** A rough `requestedQueryCost`: one, plus one for every connection. */
  cost: number;
}

const kept = new Map<string, ParsedRequest>();
const mostKept = 1000;

function costOf(document: DocumentNode): number {
  let cost = 1;
  visit(document, {
    Field: ({arguments: args}) => {
      if (args?.some(({name}) => name.value === 'first' || name.value === 'last')) cost += 1;
    },
  });
  return cost;
}

function read(query: string, version: ServedVersion): ParsedRequest {
  try {
    const document = parse(query);
    const operations = document.definitions.filter(
      (definition) => definition.kind === Kind.OPERATION_DEFINITION,
    );
    const errors = validate(schemaOf(version), document);
    return {document, operations, errors, cost: costOf(document)};
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    return {document: undefined, operations: [], errors: [error], cost: 0};
  }
}

/** Parses and validates a document against the version's schema; cached by text. */
export function parseRequest(query: string, version: ServedVersion): ParsedRequest {
  const key = `${version} ${query}`;
  const known = kept.get(key);
  if (known) return known;
  const parsed = read(query, version);
  if (kept.size >= mostKept) kept.clear();
  kept.set(key, parsed);
  return parsed;
}

/** The operation to run, or the error that none can be chosen, in Shopify's words. */
export function operationNamed(
  {operations}: ParsedRequest,
  name: string | null | undefined,
): OperationDefinitionNode | GraphQLError {
  const named = name ? operations.find((one) => one.name?.value === name) : operations[0];
  if (name) return named ?? new GraphQLError(`No operation named "${name}"`);
  if (operations.length > 1) return new GraphQLError('An operation name is required');
  return named ?? new GraphQLError('A query is required');
}
