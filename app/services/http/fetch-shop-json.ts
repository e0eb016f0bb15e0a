/**
 * Fetches JSON from the shop's worker, in the browser. Not with the router's fetcher: a failure of it would take down
 * the page, and its response would cancel a navigation in progress. Throws when there is no response.
 */
export async function fetchShopJson<Answer>(address: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(address, init);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json() as Promise<Answer>;
}

const CHECK_INTERVAL_MS = 60 * 60 * 1000;
/** Minimum interval between checks when the page becomes visible again. */
const MIN_CHECK_INTERVAL_MS = 5 * 60 * 1000;

/**
 * Checks every hour, and when the page becomes visible again, whether the shop runs another build than this page; calls
 * `onNew` once. A failure is only logged. `path` returns the build that the shop runs.
 */
export function watchBuilds(path: string, ownBuild: string, onNew: (build: string) => void): void {
  let lastCheckAt = Date.now();
  const timer = setInterval(() => void check(), CHECK_INTERVAL_MS);

  async function check() {
    lastCheckAt = Date.now();
    try {
      const {id: latest} = await fetchShopJson<{id: string}>(`${path}?${lastCheckAt}`);
      // A proxy between the shop and the browser may respond with something else.
      if (!latest || latest === ownBuild) return;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', checkWhenVisible);
      onNew(latest);
    } catch (error) {
      console.error('Cannot get the latest build', error);
    }
  }
  function checkWhenVisible() {
    if (document.visibilityState === 'visible' && Date.now() - lastCheckAt > MIN_CHECK_INTERVAL_MS)
      void check();
  }
  document.addEventListener('visibilitychange', checkWhenVisible);
}

/** Whether the shop runs a newer build than this page, which has other chunks: the next page has to be a document. */
export const isOutdatedPage = () => document.documentElement.dataset.newBuild !== undefined;
