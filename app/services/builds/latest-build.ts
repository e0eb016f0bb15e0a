/** Where the shop says which build it runs. */
const LATEST_BUILD_PATH = '/builds/latest.json';
const INTERVAL_MS = 60 * 60 * 1000;
/** A page that comes back into view looks at most this often. */
const REST_MS = 5 * 60 * 1000;

/** The id of the build that the shop runs now. Throws when the answer cannot be had or read. */
export async function readLatestBuild(now: number): Promise<string> {
  const response = await fetch(`${LATEST_BUILD_PATH}?${now}`, {cache: 'no-store'});
  if (!response.ok) throw new Error(`${LATEST_BUILD_PATH} answered ${response.status}`);
  const build: unknown = await response.json();
  if (typeof build !== 'object' || build === null || !('id' in build)) {
    throw new Error(`${LATEST_BUILD_PATH} names no build`);
  }
  return String(build.id);
}

/**
 * Looks once an hour, and when the page comes back into view, whether the shop runs another build than this
 * page; `onNew` is told once. A failure is only logged.
 */
export function watchBuilds(ownBuild: string, onNew: (build: string) => void): void {
  let looked = Date.now();
  const timer = setInterval(() => void look(), INTERVAL_MS);

  async function look() {
    looked = Date.now();
    try {
      const latest = await readLatestBuild(looked);
      if (latest === ownBuild) return;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookAgain);
      onNew(latest);
    } catch (error) {
      console.error('Cannot get the latest build', error);
    }
  }
  function lookAgain() {
    if (document.visibilityState === 'visible' && Date.now() - looked > REST_MS) void look();
  }
  document.addEventListener('visibilitychange', lookAgain);
}
