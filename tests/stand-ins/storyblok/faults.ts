import {z} from 'zod';

interface FaultAnswer {
  status: number;
  body: string;
}

export const unauthorizedBody = JSON.stringify({error: 'Unauthorized'});

/** Failure modes of the API. */
const answers = {
  outage: {status: 503, body: '<html><body><h1>503 Service Unavailable</h1></body></html>'},
  garbage: {status: 200, body: '<html><body>Wartungsarbeiten</body></html>'},
  unauthorized: {status: 401, body: unauthorizedBody},
} satisfies Record<string, FaultAnswer>;

export const injectedFaultSchema = z.strictObject({
  /** A prefix of what follows `/v2/cdn/`: `stories/config`, `spaces/me`; any path by default. */
  path: z.string().optional(),
  kind: z.enum(['outage', 'garbage', 'unauthorized']),
  /** How many requests it affects; one by default. */
  times: z.int().positive().optional(),
});

/** A fault injected by a test with `POST /__stand-in/storyblok/faults`. */
export type InjectedFault = z.infer<typeof injectedFaultSchema>;

/** The faults of one space. */
export class Faults {
  #ordered: {fault: InjectedFault; left: number}[] = [];

  order(fault: InjectedFault): void {
    this.#ordered.push({fault, left: fault.times ?? 1});
  }

  clear(): void {
    this.#ordered = [];
  }

  /**
   * The response of the fault that affects a request, if any.
   *
   * @param path what follows `/v2/cdn/`
   */
  take(path: string): FaultAnswer | undefined {
    const found = this.#ordered.find(({fault}) => path.startsWith(fault.path ?? ''));
    if (!found) return undefined;
    found.left -= 1;
    if (found.left <= 0) this.#ordered = this.#ordered.filter((one) => one !== found);
    return answers[found.fault.kind];
  }
}
