/** Start and end of a supplier's request, in milliseconds since 1970. */
interface Times {
  startedAt: number;
  endedAt: number | null;
  status: number | null;
}

export type Logged<What> = What & Times;

const MAX_CACHED = 100_000;
const now = () => performance.timeOrigin + performance.now();

/** Records the requests to a supplier and their times, for tests and measurements. */
export class CallLog<What extends object> {
  #calls: Logged<What>[] = [];

  start(what: What): Logged<What> {
    const call = {...what, startedAt: now(), endedAt: null, status: null};
    if (this.#calls.length < MAX_CACHED) this.#calls.push(call);
    return call;
  }

  end(call: Logged<What>, status: number): void {
    call.endedAt = now();
    call.status = status;
  }

  list(): readonly Logged<What>[] {
    return this.#calls;
  }

  clear(): void {
    this.#calls = [];
  }
}
