/**
 * Fetches JSON from the shop's worker, in the browser. Not with the router's fetcher: a failure of it would take down
 * the page, and its response would cancel a navigation in progress. Throws when there is no response.
 */
export async function fetchShopJson<Answer>(address: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(address, init);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json() as Promise<Answer>;
}

declare global {
  interface Window {
    /**
     * Marks the page if the shop runs another build; resolves to whether the shop answers. Part of the document
     * (`worker/document-scripts.server.tsx`).
     */
    checkBuild: () => Promise<boolean>;
  }
}

const CHECK_INTERVAL_MS = 60 * 60 * 1000;
/** Minimum interval between checks when the page becomes visible again. */
const MIN_CHECK_INTERVAL_MS = 5 * 60 * 1000;

/** Checks for a new build every hour and when the page becomes visible again, until there is one. */
export function watchBuilds(): void {
  let lastCheckAt = Date.now();
  const timer = setInterval(() => void check(), CHECK_INTERVAL_MS);

  async function check() {
    lastCheckAt = Date.now();
    await window.checkBuild();
    if (!isOutdatedPage()) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', checkWhenVisible);
  }
  function checkWhenVisible() {
    if (document.visibilityState === 'visible' && Date.now() - lastCheckAt > MIN_CHECK_INTERVAL_MS)
      void check();
  }
  document.addEventListener('visibilitychange', checkWhenVisible);
}

/** Whether the shop runs a newer build than this page, which has other chunks: the next page has to be a document. */
export const isOutdatedPage = () => document.documentElement.dataset.newBuild !== undefined;
