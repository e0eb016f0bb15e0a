import {startTransition, useEffect, useId, useRef, useState, type ComponentType} from 'react';
import {isOutdatedPage} from '~/services/http/fetch-shop-json';

/**
 * Notes that code of this page cannot be loaded. Resolves to whether the shop answers, and marks the page if a new build
 * has replaced the file (`isOutdatedPage`).
 */
export function reportMissingCode(error: unknown): Promise<boolean> {
  console.error(`The code of ${location.href} cannot be loaded`, error);
  // Brings back the buttons that script makes unnecessary.
  document.documentElement.dataset.plainForms = '';
  return window.checkBuild();
}

/**
 * Reloads the page, once, because a new build has replaced a file that it needs, or because it `lacks` a part without
 * that file. Otherwise the page stays, which works without script: a reload could end on the browser's error page. So
 * does the response to a rejected form, which cannot be requested again.
 */
export async function reloadIfReplaced(error: unknown, lacks = false): Promise<void> {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isFirstLoad = page?.type === 'navigate' && !(page.responseStatus >= 400);
  const answers = await reportMissingCode(error);
  if (answers && isFirstLoad && (lacks || isOutdatedPage())) location.reload();
}

/** Prefetches the code of a part that a visitor is about to need; a failure surfaces then. */
export function prefetch(fetchPart: () => Promise<unknown>): void {
  fetchPart().catch(() => undefined);
}

/**
 * A part of the page whose code is a separate chunk, loaded once script runs and it is wanted; `null` until then and
 * when loading fails. Then `onFailure` handles it (`reloadIfReplaced`), and a part that is wanted again is requested
 * again.
 */
export function useLazyPart<Part>(
  fetchPart: () => Promise<Part>,
  enabled = true,
  onFailure: (error: unknown) => unknown = reloadIfReplaced,
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
  const isInDocument = () => document.querySelector(`[data-part="${name}"]`) !== null;
  /** `null` when the code is unavailable; the next page that needs it requests it again. */
  const loadPart = async () => {
    try {
      const Part = await fetchPart();
      loadedPart ??= wrapped(name, Part);
    } catch (error) {
      void reloadIfReplaced(error, !isInDocument());
    }
    return loadedPart;
  };
  if (!loadedPart && isInDocument()) partsOfDocument.push(loadPart());

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
