/** A limit of requests per second, in one-second windows. */
export class RateLimit {
  #second = 0;
  #count = 0;

  /** @param perSecond requests allowed per second */
  constructor(private readonly perSecond: number) {}

  /** Counts a request; returns whether it is allowed. */
  passes(now: number = Date.now()): boolean {
    const second = Math.floor(now / 1000);
    if (second !== this.#second) {
      this.#second = second;
      this.#count = 0;
    }
    this.#count += 1;
    return this.#count <= this.perSecond;
  }
}
