/** One call of the API; times in milliseconds since 1970. */
export interface LoggedRequest {
  operation: string;
  version: string;
  startedAt: number;
  endedAt: number | null;
  status: number | null;
}

const mostKept = 100_000;

/** Who asked what and when, for tests and measurements. */
export class RequestLog {
  #requests: LoggedRequest[] = [];

  start(operation: string, version: string): LoggedRequest {
    const startedAt = performance.timeOrigin + performance.now();
    const entry: LoggedRequest = {operation, version, startedAt, endedAt: null, status: null};
    if (this.#requests.length < mostKept) this.#requests.push(entry);
    return entry;
  }

  end(entry: LoggedRequest, status: number): void {
    entry.endedAt = performance.timeOrigin + performance.now();
    entry.status = status;
  }

  list(): readonly LoggedRequest[] {
    return this.#requests;
  }

  clear(): void {
    this.#requests = [];
  }
}
