import {startTransition, useEffect, useId, useRef, useState, type ComponentType} from 'react';

/** Minimum interval between reloads of a path because of a missing script file. */
const MIN_RELOAD_INTERVAL_MS = 10_000;

/** Whether a path may be reloaded; remembers that it was. */
function mayReload(path: string): boolean {
  const key = `chunk-reload:${path}`;
  try {
    if (Date.now() - Number(sessionStorage.getItem(key) ?? NaN) < MIN_RELOAD_INTERVAL_MS)
      return false;
    sessionStorage.setItem(key, String(Date.now()));
    return true;
  } catch {
    // Without storage, the browser could reload forever.
    return false;
  }
}

/**
 * Loads a page as a document because a script that it needs is unavailable: usually a new build has replaced the file.
 * Returns `false` where the page stays: offline, and within ten seconds of the last attempt. The response to a rejected
 * form is not reloaded either, because it cannot be requested again.
 *
 * @param href this page by default
 */
export function reloadDocument(error: unknown, href?: string): boolean {
  console.error(`The code of ${href ?? location.href} cannot be loaded`, error);
  // Brings back the buttons that script makes unnecessary.
  document.documentElement.dataset.plainForms = '';
  const [navigationTiming] = performance.getEntriesByType(
    'navigation',
  ) as PerformanceNavigationTiming[];
  if (!href && Number(navigationTiming?.responseStatus) >= 400) return false;
  const {pathname} = new URL(href ?? '', location.href);
  if (!navigator.onLine || !mayReload(pathname)) return false;
  if (href) location.assign(href);
  else location.reload();
  return true;
}

/** Prefetches the code of a part that a visitor is about to need; a failure surfaces then. */
export function prefetch(fetchPart: () => Promise<unknown>): void {
  fetchPart().catch(() => undefined);
}

/**
 * A part of the page whose code is a separate chunk, loaded once script runs and it is wanted; `null` until then and
 * when loading fails. Then the page is reloaded, or `onFailure` handles it, and a part that is wanted again is
 * requested again.
 */
export function useLazyPart<Part>(
  fetchPart: () => Promise<Part>,
  enabled = true,
  onFailure: (error: unknown) => void = reloadDocument,
): Part | null {
  const [loaded, setLoaded] = useState<{part: Part} | null>(null);
  const onFailureRef = useRef(onFailure);
  onFailureRef.current = onFailure;

  useEffect(() => {
    if (!enabled || loaded) return;
    let cancelled = false;
    fetchPart().then(
      // As a transition: React first hydrates what is left, instead of rendering it again.
      (part) => cancelled || startTransition(() => setLoaded({part})),
      (error: unknown) => cancelled || onFailureRef.current(error),
    );
    return () => {
      cancelled = true;
    };
  }, [enabled, loaded, fetchPart]);

  return loaded && loaded.part;
}

interface WrappedProps<Props> {
  /** Id of the element around the part. */
  id: string;
  props: Props;
}

/** The code of parts in this document; requested when the code of their page has loaded. */
const partsOfDocument: Promise<unknown>[] = [];
/** Longest wait for them: one that never arrives must not keep the others from hydrating. */
const PARTS_TIMEOUT_MS = 5000;

/**
 * Resolves when the code of all parts sent by the worker has loaded, has failed, or takes too long. A page is hydrated
 * with them in one pass: a part that React leaves for later is rebuilt when something around it changes meanwhile, such
 * as the URL by a link to a fragment (React 18's error 421).
 */
export async function waitForLazyParts(): Promise<void> {
  const timeout = new Promise((resolve) => setTimeout(resolve, PARTS_TIMEOUT_MS));
  await Promise.race([Promise.all(partsOfDocument), timeout]);
}

/**
 * A part rendered by the worker whose code is a separate chunk. Until that has loaded, and when it fails, the worker's
 * markup stays, whose links and forms work without script. The call itself requests the code if the document has the
 * part: it runs when the code of the page has loaded.
 *
 * @param name marks the part in the document
 * @param ServerPart for the worker; must be `import.meta.env.SSR && …`, so that its code stays there
 * @param placeholderClass class of a placeholder on client-side navigations, until the code has loaded
 */
export function lazyHydratedPart<Props extends object>(
  name: string,
  ServerPart: ComponentType<Props> | false,
  fetchPart: () => Promise<ComponentType<Props>>,
  placeholderClass?: string,
): ComponentType<Props> {
  let loadedPart: ComponentType<WrappedProps<Props>> | null = ServerPart
    ? wrapped(name, ServerPart)
    : null;
  /** `null` when the code is unavailable; the next page that needs it requests it again. */
  const loadPart = async () => {
    try {
      const Part = await fetchPart();
      loadedPart ??= wrapped(name, Part);
    } catch (error) {
      reloadDocument(error);
    }
    return loadedPart;
  };
  if (!loadedPart && document.querySelector(`[data-part="${name}"]`))
    partsOfDocument.push(loadPart());

  return function LazyHydratedPart(props: Props) {
    const id = useId();
    const [Part, setPart] = useState(
      () => loadedPart ?? (document.getElementById(id) ? WorkerMarkup : null),
    );
    useEffect(() => {
      if (!Part) void loadPart().then((found) => startTransition(() => setPart(() => found)));
    }, [Part]);
    if (!Part) return placeholderClass ? <div className={placeholderClass} /> : null;
    return <Part id={id} props={props} />;
  };
}

function wrapped<Props extends object>(name: string, Part: ComponentType<Props>) {
  return function Wrapped({id, props}: WrappedProps<Props>) {
    return (
      <div id={id} data-part={name} className="contents">
        <Part {...props} />
      </div>
    );
  };
}

/** The worker's markup inside a wrapper, unchanged until the visitor navigates to another page. */
function WorkerMarkup({id}: {id: string}) {
  const [snapshot] = useState(() => ({
    html: document.getElementById(id)?.innerHTML ?? '',
    page: location.pathname + location.search,
  }));
  if (location.pathname + location.search !== snapshot.page) return null;
  return (
    <div
      id={id}
      className="contents"
      dangerouslySetInnerHTML={{__html: snapshot.html}}
      suppressHydrationWarning
    />
  );
}
