/** What one page asked of the suppliers. */
export interface SupplierRequests {
  count: number;
  /** How many of them had to wait for one another; only a distance to the suppliers shows that. */
  depth: number | null;
  operations: string[];
}

export interface LoggedRequest {
  operation: string;
  startedAt: number;
  endedAt: number | null;
}

/** Forgets the requests the stand-ins have answered. */
export async function forgetRequests(suppliersUrl: string): Promise<void> {
  await fetch(`${suppliersUrl}/__stand-in/requests`, {method: 'DELETE'});
}

/** The requests the stand-ins have answered since they were told to forget. */
export async function supplierRequests(
  suppliersUrl: string,
  latencyMs: number,
): Promise<SupplierRequests> {
  const response = await fetch(`${suppliersUrl}/__stand-in/requests`);
  const {requests}: {requests: LoggedRequest[]} = await response.json();
  return {
    count: requests.length,
    depth: latencyMs > 0 ? depthOf(requests, latencyMs) : null,
    operations: requests.map(({operation}) => operation).sort(),
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
