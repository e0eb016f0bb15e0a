/** What one page asked of the suppliers. */
export interface SupplierRequests {
  count: number;
  /** How many of them had to wait for one another; only a distance to the suppliers shows that. */
  depth: number | null;
  operations: string[];
}

export interface LoggedRequest {
  operation?: string;
  /** Algolia has addresses instead of operations. */
  path?: string;
  startedAt: number;
  endedAt: number | null;
}

/** Shopify's log, Storyblok's and Algolia's; each notes its own requests. */
const logs = ['requests', 'storyblok/requests', 'algolia/requests'];

/** Forgets the requests the stand-ins have answered. */
export async function forgetRequests(suppliersUrl: string): Promise<void> {
  await Promise.all(
    logs.map((log) => fetch(`${suppliersUrl}/__stand-in/${log}`, {method: 'DELETE'})),
  );
}

/** The requests the stand-ins have answered since they were told to forget. */
export async function supplierRequests(
  suppliersUrl: string,
  latencyMs: number,
): Promise<SupplierRequests> {
  const lists = await Promise.all(
    logs.map(async (log) => {
      const response = await fetch(`${suppliersUrl}/__stand-in/${log}`);
      const {requests} = (await response.json()) as {requests: LoggedRequest[]};
      return requests;
    }),
  );
  const requests = lists.flat();
  return {
    count: requests.length,
    depth: latencyMs > 0 ? depthOf(requests, latencyMs) : null,
    operations: requests.map(({operation, path}) => operation ?? path ?? '').sort(),
  };
}

/**
 * The longest chain of requests of which each was sent after the answer to the one before. The log
 * counts from the moment the stand-in starts to work, which is `latencyMs` after the request came.
 */
export function depthOf(requests: LoggedRequest[], latencyMs: number): number {
  const spans = requests
    .map(({startedAt, endedAt}) => ({sent: startedAt - latencyMs, answered: endedAt ?? Infinity}))
    .sort((one, other) => one.answered - other.answered);
  let depth = 0;
  let last = -Infinity;
  for (const {sent, answered} of spans) {
    if (sent < last) continue;
    depth += 1;
    last = answered;
  }
  return depth;
}
