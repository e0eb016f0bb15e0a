const longestMs = 10_000;
const work = new Set<Promise<unknown>>();
// Taken before a test can fake it.
const {setTimeout: wait, clearTimeout: stop} = globalThis;

/** What the worker does after its answers, as the platform would let it finish. */
export const execution = {
  waitUntil(promise: Promise<unknown>): void {
    const ended = promise
      .catch(() => undefined)
      .finally(() => {
        work.delete(ended);
      });
    work.add(ended);
  },
};

/** Waits for what the worker still does after its answers. @throws where that takes longer than ten seconds. */
export async function settled(): Promise<void> {
  while (work.size > 0) {
    let alarm: ReturnType<typeof wait> | undefined;
    const late = new Promise<never>((_, reject) => {
      alarm = wait(() => {
        work.clear();
        reject(new Error('The worker still does something ten seconds after its answer'));
      }, longestMs);
    });
    await Promise.race([Promise.all(work), late]).finally(() => {
      stop(alarm);
    });
  }
}
