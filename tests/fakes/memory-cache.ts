/** The longest URL that Cloudflare accepts, in characters. */
const MAX_ADDRESS_LENGTH = 16_384;

/**
 * An in-memory Cache API cache, which node lacks. Entries never expire; URLs that are too long for a platform are
 * refused.
 */
export class MemoryCache implements Cache {
  readonly #answers = new Map<string, Response>();

  /** The URLs with a cached response. */
  get addresses(): string[] {
    return [...this.#answers.keys()];
  }

  match(request: RequestInfo | URL): Promise<Response | undefined> {
    return Promise.resolve(this.#answers.get(addressOf(request))?.clone());
  }

  put(request: RequestInfo | URL, response: Response): Promise<void> {
    this.#answers.set(addressOf(request), response.clone());
    return Promise.resolve();
  }

  delete(request: RequestInfo | URL): Promise<boolean> {
    return Promise.resolve(this.#answers.delete(addressOf(request)));
  }

  keys(): Promise<readonly Request[]> {
    return Promise.resolve(this.addresses.map((address) => new Request(address)));
  }

  async matchAll(request?: RequestInfo | URL): Promise<readonly Response[]> {
    if (!request) return [...this.#answers.values()].map((answer) => answer.clone());
    const found = await this.match(request);
    return found ? [found] : [];
  }

  add(): Promise<void> {
    return Promise.reject(new Error('This cache fetches nothing by itself'));
  }

  addAll(): Promise<void> {
    return this.add();
  }
}

function addressOf(request: RequestInfo | URL): string {
  const address = request instanceof Request ? request.url : String(request);
  if (address.length > MAX_ADDRESS_LENGTH)
    throw new TypeError('Nothing is kept under so long an address');
  return address;
}

/** The worker's global `caches`: one cache per name. */
export function memoryCaches(): {open(name: string): Promise<MemoryCache>} {
  const caches = new Map<string, MemoryCache>();
  return {
    open(name) {
      const cache = caches.get(name) ?? new MemoryCache();
      caches.set(name, cache);
      return Promise.resolve(cache);
    },
  };
}
