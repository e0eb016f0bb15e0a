export type Priority = 'visitor' | 'background';

/** Limits concurrent jobs; background jobs start only while nothing else runs or waits. */
export class RenderSlots {
  private running = 0;
  private readonly waiting: Record<Priority, (() => void)[]> = {visitor: [], background: []};

  constructor(private readonly limit: number) {}

  /** Runs `job` as soon as a slot is free and resolves with its result. */
  run<Result>(priority: Priority, job: () => Promise<Result>): Promise<Result> {
    return new Promise<Result>((resolve, reject) => {
      this.waiting[priority].push(() => {
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
    if (this.running >= this.limit) return;
    const next =
      this.waiting.visitor.shift() ??
      (this.running === 0 ? this.waiting.background.shift() : undefined);
    next?.();
  }
}
