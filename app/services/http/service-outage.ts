/** A supplier did not answer as it should. Thrown by services, logged once, shown by the error page. */
export class ServiceOutage extends Error {
  override name = 'ServiceOutage';

  /** `status` is the supplier's HTTP status, or 0 when no answer came in time. */
  constructor(
    readonly service: string,
    readonly operation: string,
    readonly status: number,
    detail: string,
  ) {
    super(`${service} ${operation} failed (${status || 'no answer'}): ${detail}`);
  }
}
