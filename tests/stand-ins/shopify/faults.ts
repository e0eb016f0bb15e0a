/** A fault injected by a test with `POST /__stand-in/faults`. */
export interface InjectedFault {
  /** Name of the operation; any by default. */
  operation?: string;
  status?: number;
  body?: string;
  delayMs?: number;
  /** 200 with Shopify's `THROTTLED` error. */
  throttled?: boolean;
  /** How many operations it affects; one by default. */
  times?: number;
}

/** The effect of a fault: a delay, and a replacement response when `status` or `body` is given. */
interface FaultAnswer {
  delayMs?: number;
  status?: number;
  body?: string;
}

const throttledBody = JSON.stringify({
  errors: [
    {
      message: 'Throttled',
      extensions: {code: 'THROTTLED', documentation: 'https://shopify.dev/api/usage/rate-limits'},
    },
  ],
});

/** The handle of a product that fails on purpose. */
const UNREACHABLE = 'nicht-erreichbar';
const busy: FaultAnswer = {
  status: 503,
  body: '<html><body><h1>503 Service Unavailable</h1></body></html>',
};

/** Handles in a request: variables named like that, and literals. */
function handlesIn(query: string, variables: Record<string, unknown>): string[] {
  const given = Object.entries(variables).flatMap(([name, value]) =>
    /handle/i.test(name) && typeof value === 'string' ? value : [],
  );
  const literal = Array.from(query.matchAll(/handle:\s*"([^"]+)"/gi), ([, handle]) => handle ?? '');
  return [...given, ...literal];
}

/** The faults of one shop. */
export class Faults {
  #ordered: {fault: InjectedFault; left: number}[] = [];

  order(fault: InjectedFault): void {
    this.#ordered.push({fault, left: fault.times ?? 1});
  }

  clear(): void {
    this.#ordered = [];
  }

  /** The fault that affects this operation, if any; an injected one takes precedence over that of the handle. */
  take(operation: string, query: string, variables: Record<string, unknown>) {
    const ordered = this.#takeOrdered(operation);
    if (ordered) return ordered;
    return handlesIn(query, variables).includes(UNREACHABLE) ? busy : undefined;
  }

  #takeOrdered(operation: string): FaultAnswer | undefined {
    const found = this.#ordered.find(
      ({fault}) => fault.operation === undefined || fault.operation === operation,
    );
    if (!found) return undefined;
    found.left -= 1;
    if (found.left <= 0) this.#ordered = this.#ordered.filter((one) => one !== found);
    const {throttled, delayMs, status, body} = found.fault;
    return throttled ? {delayMs, status: 200, body: throttledBody} : {delayMs, status, body};
  }
}
