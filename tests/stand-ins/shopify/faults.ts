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
const internalBody = JSON.stringify({
  errors: [
    {
      message:
        'Internal error. Looks like something went wrong on our end.\n' +
        'Request ID: 00000000-0000-4000-8000-000000000000 (include this in support requests).',
      extensions: {
        code: 'INTERNAL_SERVER_ERROR',
        requestId: '00000000-0000-4000-8000-000000000000',
      },
    },
  ],
  data: null,
});
const busyBody = '<html><body><h1>503 Service Unavailable</h1></body></html>';

/** Product handles that fail on purpose. */
const sentinels: Record<string, FaultAnswer> = {
  'nicht-erreichbar': {status: 503, body: busyBody},
  'zu-viele-anfragen': {status: 429, body: throttledBody},
  'antwortet-muell': {status: 200, body: '<html><body>Wartungsarbeiten</body></html>'},
  'graphql-fehler': {status: 200, body: internalBody},
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

  /** The fault that affects this operation, if any; injected ones take precedence over sentinels. */
  take(operation: string, query: string, variables: Record<string, unknown>) {
    const ordered = this.#takeOrdered(operation);
    if (ordered) return ordered;
    const handle = handlesIn(query, variables).find((one) => Object.hasOwn(sentinels, one));
    return handle === undefined ? undefined : sentinels[handle];
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
