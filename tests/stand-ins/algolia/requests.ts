import {gunzipSync} from 'node:zlib';
import {z} from 'zod';
import {CallLog, type Logged} from '../call-log';

/** An error response of Algolia's: `{message, status}`. */
export class ApiError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export const badRequest = (message: string) => new ApiError(400, message);
export const unknownIndex = (name: string) => new ApiError(404, `Index ${name} does not exist`);

export type JsonObject = Record<string, unknown>;

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The body of a request as JSON, whatever its content type: browsers send `text/plain`, some clients compress.
 *
 * @throws ApiError 400 when it is invalid
 */
export async function readBody(request: Request): Promise<unknown> {
  if (request.method === 'GET' || request.method === 'HEAD') return undefined;
  const bytes = Buffer.from(await request.arrayBuffer());
  if (bytes.length === 0) return undefined;
  try {
    const packed = request.headers.get('Content-Encoding') === 'gzip';
    return JSON.parse((packed ? gunzipSync(bytes) : bytes).toString());
  } catch {
    throw badRequest('Invalid JSON');
  }
}

/** A body that has to be an object; a missing one counts as empty. */
export function objectIn(body: unknown): JsonObject {
  if (body === undefined) return {};
  if (!isJsonObject(body)) throw badRequest('Expecting Object at top level');
  return body;
}

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

interface Asked {
  method: string;
  /** The path without the query: `/1/events`. */
  path: string;
  body: unknown;
}

/** A request as tests inspect it. */
export type LoggedCall = Logged<Asked>;

export class SearchLog extends CallLog<Asked> {}
