/** A path is loaded anew for a missing file of script at most once in this time. */
const GUARD_MS = 10_000;

/** Whether a path may be loaded anew; remembers that it was. */
function mayLoad(path: string): boolean {
  const key = `chunk-reload:${path}`;
  try {
    if (Date.now() - Number(sessionStorage.getItem(key) ?? NaN) < GUARD_MS) return false;
    sessionStorage.setItem(key, String(Date.now()));
    return true;
  } catch {
    // A browser that remembers nothing could go on for ever.
    return false;
  }
}

/**
 * Loads a page as a document because script that it needs cannot be had: mostly a new build has replaced the file.
 * `false` where the visitor stays: without a network, and within ten seconds of the last try. The answer to a refused
 * form is not loaded anew either, because it cannot be asked for again.
 *
 * @param href this page by default
 */
export function loadAnew(error: unknown, href?: string): boolean {
  console.error(`The code of ${href ?? location.href} cannot be loaded`, error);
  // Brings back the buttons that script makes needless.
  document.documentElement.dataset.plainForms = '';
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!href && Number(opened?.responseStatus) >= 400) return false;
  const {pathname} = new URL(href ?? '', location.href);
  if (!navigator.onLine || !mayLoad(pathname)) return false;
  if (href) location.assign(href);
  else location.reload();
  return true;
}

/** Asks for the code of a part that a visitor is about to want; what fails shows itself then. */
export function fetchAhead(fetchPart: () => Promise<unknown>): void {
  fetchPart().catch(() => undefined);
}
