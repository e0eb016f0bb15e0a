import {z} from 'zod';

/** Failure modes of the API. */
const kinds = ['outage', 'garbage', 'slow', 'unauthorized', 'too-many-requests'] as const;
type FaultKind = (typeof kinds)[number];

export const injectedFaultSchema = z.strictObject({
  /** A prefix of what follows `/v2/cdn/`: `stories/config`, `spaces/me`; any path by default. */
  path: z.string().optional(),
  kind: z.enum(kinds).optional(),
  status: z.int().min(200).max(599).optional(),
  body: z.string().optional(),
  delayMs: z.number().nonnegative().optional(),
  /** How many requests it affects; one by default. */
  times: z.int().positive().optional(),
});

/** A fault injected by a test with `POST /__stand-in/storyblok/faults`. */
export type InjectedFault = z.infer<typeof injectedFaultSchema>;

/** The effect of a fault: a delay, and a replacement response when `status` or `body` is given. */
interface FaultAnswer {
  delayMs?: number;
  status?: number;
  body?: string;
}

export const unauthorizedBody = JSON.stringify({error: 'Unauthorized'});
const tooManyRequestsBody = JSON.stringify({error: 'Too Many Requests'});

const answers: Record<FaultKind, FaultAnswer> = {
  outage: {status: 503, body: '<html><body><h1>503 Service Unavailable</h1></body></html>'},
  garbage: {status: 200, body: '<html><body>Wartungsarbeiten</body></html>'},
  slow: {delayMs: 60_000},
  unauthorized: {status: 401, body: unauthorizedBody},
  'too-many-requests': {status: 429, body: tooManyRequestsBody},
};

/** Stories that fail on purpose. `einmal-gestoert` fails only once. */
const sentinels: Record<string, FaultKind> = {
  'nicht-erreichbar': 'outage',
  'zu-viele-anfragen': 'too-many-requests',
  'antwortet-muell': 'garbage',
  'antwortet-langsam': 'slow',
  'einmal-gestoert': 'outage',
};
const once = 'einmal-gestoert';
const stead = 'home';

const slugOf = (path: string): string => path.replace(/^stories\//, '').replace(/\/$/, '');

/** The story behind a slug that fails only at first. */
export const servedInsteadOf = (slug: string): string =>
  slug === once || slug === 'antwortet-langsam' ? stead : slug;

/** The faults of one space. */
export class Faults {
  #ordered: {fault: InjectedFault; left: number}[] = [];
  #spent = new Set<string>();

  order(fault: InjectedFault): void {
    this.#ordered.push({fault, left: fault.times ?? 1});
  }

  clear(): void {
    this.#ordered = [];
    this.#spent.clear();
  }

  /**
   * The fault that affects a request, if any; injected ones take precedence over sentinels.
   *
   * @param path what follows `/v2/cdn/`
   */
  take(path: string): FaultAnswer | undefined {
    const found = this.#ordered.find(({fault}) => path.startsWith(fault.path ?? ''));
    if (found) {
      found.left -= 1;
      if (found.left <= 0) this.#ordered = this.#ordered.filter((one) => one !== found);
      const {kind, delayMs, status, body} = found.fault;
      const known = kind ? answers[kind] : {};
      return {
        delayMs: delayMs ?? known.delayMs,
        status: status ?? known.status,
        body: body ?? known.body,
      };
    }
    const slug = slugOf(path);
    const kind = Object.hasOwn(sentinels, slug) ? sentinels[slug] : undefined;
    if (!kind || this.#spent.has(slug)) return undefined;
    if (slug === once) this.#spent.add(slug);
    return answers[kind];
  }
}
