/** How often each supplier was asked for one request, and how long that took together (ms). */
export type SupplierTimes = Map<string, {calls: number; ms: number}>;

/** Does `work`, and counts it and its time for a supplier; nothing is counted without `times`. */
export async function timed<Value>(
  times: SupplierTimes | undefined,
  service: string,
  work: () => Promise<Value>,
): Promise<Value> {
  const startedAt = Date.now();
  try {
    return await work();
  } finally {
    const {calls, ms} = times?.get(service) ?? {calls: 0, ms: 0};
    times?.set(service, {calls: calls + 1, ms: ms + Date.now() - startedAt});
  }
}
