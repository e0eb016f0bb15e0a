/** Requests per second, counted by the second. */
export class RateLimit {
  #second = 0;
  #count = 0;

  /** @param perSecond requests that pass in a second */
  constructor(private readonly perSecond: number) {}

  /** Whether one more request passes now. */
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
