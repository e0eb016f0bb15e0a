const longestMs = 10_000;
const work = new Set<Promise<unknown>>();
// Captured before a test can fake it.
const {setTimeout: wait, clearTimeout: stop} = globalThis;

/** The worker's background tasks, which run to completion as on the platform. */
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

/** Waits for the worker's background tasks. @throws when that takes longer than ten seconds. */
export async function waitForBackgroundTasks(): Promise<void> {
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
