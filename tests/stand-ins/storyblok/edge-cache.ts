/** A response as it was sent. */
export interface SentAnswer {
  status: number;
  body: string;
  headers: Record<string, string>;
}

const mostKept = 500;

/**
 * The CDN in front of the API: published responses are cached by URL, so that requests with an old `cv` get the old
 * content.
 */
export class EdgeCache {
  #kept = new Map<string, SentAnswer>();

  get(address: string): SentAnswer | undefined {
    return this.#kept.get(address);
  }

  keep(address: string, answer: SentAnswer): void {
    const [oldest] = this.#kept.keys();
    if (this.#kept.size >= mostKept && oldest !== undefined) this.#kept.delete(oldest);
    this.#kept.set(address, answer);
  }

  clear(): void {
    this.#kept.clear();
  }
}
