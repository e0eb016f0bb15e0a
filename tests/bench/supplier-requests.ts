/** The requests of one page to the suppliers. */
export interface SupplierRequests {
  count: number;
  /** How many of them were sequential; only measurable with latency to the suppliers. */
  depth: number | null;
  operations: string[];
}

interface LoggedRequest {
  operation?: string;
  /** Algolia has paths instead of operations. */
  path?: string;
  startedAt: number;
  endedAt: number | null;
}

/** The logs of Shopify, Storyblok and Algolia; each records its own requests. */
const logs = ['requests', 'storyblok/requests', 'algolia/requests'];

/** Clears the stand-ins' request logs. */
export async function clearRequestLogs(suppliersUrl: string): Promise<void> {
  await Promise.all(
    logs.map((log) => fetch(`${suppliersUrl}/__stand-in/${log}`, {method: 'DELETE'})),
  );
}

/** The requests that the stand-ins have answered since the logs were cleared. */
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
 * The longest chain of requests in which each was sent after the response to the previous one. The log starts when the
 * stand-in begins to work, which is `latencyMs` after the request arrived.
 */
function depthOf(requests: LoggedRequest[], latencyMs: number): number {
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
