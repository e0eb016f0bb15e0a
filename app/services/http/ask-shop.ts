/**
 * Asks the shop's own worker for JSON, from the browser. Not by the router's fetcher: its failure would take the page
 * with it, its answer cut off a page that is just being opened. Throws when there is no answer.
 */
export async function askShop<Answer>(address: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(address, init);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json() as Promise<Answer>;
}

/** Where the shop says which build it runs. */
const LATEST_BUILD_PATH = '/builds/latest.json';
const INTERVAL_MS = 60 * 60 * 1000;
/** A page that comes back into view looks at most this often. */
const REST_MS = 5 * 60 * 1000;

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
      const {id: latest} = await askShop<{id: string}>(`${LATEST_BUILD_PATH}?${looked}`);
      // What stands between the shop and a browser may answer something else.
      if (!latest || latest === ownBuild) return;
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
