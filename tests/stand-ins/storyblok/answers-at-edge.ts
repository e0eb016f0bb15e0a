/** An answer as it went out. */
export interface SentAnswer {
  status: number;
  body: string;
  headers: Record<string, string>;
}

const mostKept = 500;

/**
 * The network in front of the API: a published answer is kept by its address, so that whoever goes on
 * asking with an old `cv` gets what was there then (storyblok/storyblok-js-client issue 806).
 */
export class AnswersAtEdge {
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
