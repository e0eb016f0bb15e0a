import {z} from 'zod';

export const injectedFaultSchema = z.strictObject({
  /** Responds with this status. */
  status: z.int().min(200).max(599).optional(),
  /** Responds with 200 and HTML. */
  garbage: z.boolean().optional(),
  /** Delays the response. */
  delayMs: z.number().nonnegative().optional(),
  /** How many requests it affects; one by default. */
  times: z.int().positive().optional(),
  /** Text that the URL or the body has to contain, for example `facets` or an index name. */
  match: z.string().optional(),
});

/** A fault injected by a test, also by `POST /__stand-in/algolia`. */
export type InjectedFault = z.infer<typeof injectedFaultSchema>;

const words = 'fehler';

/** The faults of one application. */
export class Faults {
  #ordered: {fault: InjectedFault; left: number}[] = [];

  order(fault: InjectedFault): void {
    this.#ordered.push({fault, left: fault.times ?? 1});
  }

  clear(): void {
    this.#ordered = [];
  }

  /** The fault that affects a request, if any: an injected one, or that of the query `fehler`. */
  take(path: string, body: unknown): InjectedFault | undefined {
    const text = `${path} ${body === undefined ? '' : JSON.stringify(body)}`;
    const found = this.#ordered.find(({fault}) => text.includes(fault.match ?? ''));
    if (!found) return isSentinel(text) ? {status: 500} : undefined;
    found.left -= 1;
    if (found.left <= 0) this.#ordered = this.#ordered.filter((one) => one !== found);
    return found.fault;
  }
}

/** Whether one of the searches in a request is for exactly `fehler`. */
const isSentinel = (text: string): boolean =>
  text.includes(`"query":"${words}"`) || new RegExp(`[?&"]query=${words}(&|"|$)`).test(text);
