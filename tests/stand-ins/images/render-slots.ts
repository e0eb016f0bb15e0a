/** Limits concurrent jobs. */
export class RenderSlots {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly limit: number) {}

  /** Runs `job` as soon as a slot is free and resolves with its result. */
  run<Result>(job: () => Promise<Result>): Promise<Result> {
    return new Promise<Result>((resolve, reject) => {
      this.waiting.push(() => {
        this.running++;
        job()
          .then(resolve, reject)
          .finally(() => {
            this.running--;
            this.startNext();
          });
      });
      this.startNext();
    });
  }

  private startNext(): void {
    if (this.running < this.limit) this.waiting.shift()?.();
  }
}
