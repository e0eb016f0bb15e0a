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
