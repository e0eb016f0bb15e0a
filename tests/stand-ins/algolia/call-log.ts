/** A request as tests look at it; times in milliseconds since 1970. */
export interface LoggedCall {
  method: string;
  /** What follows the host, without the query: `/1/events`. */
  path: string;
  body: unknown;
  startedAt: number;
  endedAt: number | null;
  status: number | null;
}

const MOST_KEPT = 20_000;

/** Who asked what and when. */
export class CallLog {
  #calls: LoggedCall[] = [];

  start(method: string, path: string): LoggedCall {
    const startedAt = performance.timeOrigin + performance.now();
    const call = {method, path, body: undefined, startedAt, endedAt: null, status: null};
    if (this.#calls.length < MOST_KEPT) this.#calls.push(call);
    return call;
  }

  end(call: LoggedCall, status: number): void {
    call.endedAt = performance.timeOrigin + performance.now();
    call.status = status;
  }

  list(): readonly LoggedCall[] {
    return this.#calls;
  }

  clear(): void {
    this.#calls = [];
  }
}
