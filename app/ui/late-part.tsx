import {startTransition, useEffect, useId, useRef, useState, type ComponentType} from 'react';

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

/**
 * A part of the page whose code comes in a file of its own once script runs and it is wanted; `null` until then and
 * when that fails. Then the page is loaded anew, or `onFailure` takes another way, and a part that is wanted again is
 * asked for again.
 */
export function useLatePart<Part>(
  fetchPart: () => Promise<Part>,
  wanted = true,
  onFailure: (error: unknown) => void = loadAnew,
): Part | null {
  const [found, setFound] = useState<{part: Part} | null>(null);
  const fail = useRef(onFailure);
  fail.current = onFailure;

  useEffect(() => {
    if (!wanted || found) return;
    let left = false;
    fetchPart().then(
      // As a transition: what React has not brought to life yet comes first, and is not rendered anew.
      (part) => left || startTransition(() => setFound({part})),
      (error: unknown) => left || fail.current(error),
    );
    return () => {
      left = true;
    };
  }, [wanted, found, fetchPart]);

  return found && found.part;
}

interface FramedProps<Props> {
  /** Id of the element around the part. */
  frame: string;
  props: Props;
}

/** The code of parts that stand in this document; asked for when the code of their page is there. */
const partsOfDocument: Promise<unknown>[] = [];
/** How long a page waits for them: one that stays away must not keep the others from coming alive. */
const PARTS_MS = 5000;

/**
 * Fulfilled when the code of all parts that the worker has sent is there, cannot be had, or keeps the page waiting. A page
 * comes alive with them, in one go: a part that React leaves for later is built anew when what is around it changes
 * meanwhile, such as the address by a link to another place of the page (React 18's error 421).
 */
export async function partsAreThere(): Promise<void> {
  const patience = new Promise((resolve) => setTimeout(resolve, PARTS_MS));
  await Promise.race([Promise.all(partsOfDocument), patience]);
}

/**
 * A part that the worker sends complete and whose code is a file of its own, so that pages without it do not carry it.
 * Until that is there, and when it cannot be had, the visitor has what was sent: links and forms that work without script.
 *
 * @param name says in the document that the part is there
 * @param Sent for the worker; must be `import.meta.env.SSR && …`, so that its code stays there
 * @param room class of what keeps its place on a page that script opens, until the code is there
 */
export function sentPart<Props extends object>(
  name: string,
  Sent: ComponentType<Props> | false,
  fetchPart: () => Promise<ComponentType<Props>>,
  room?: string,
): ComponentType<Props> {
  let known: ComponentType<FramedProps<Props>> | null = Sent ? framed(name, Sent) : null;
  /** `null` when the code cannot be had; it is asked for again by the next page that wants it. */
  const find = async () => {
    try {
      const Part = await fetchPart();
      known ??= framed(name, Part);
    } catch (error) {
      loadAnew(error);
    }
    return known;
  };
  if (!known && document.querySelector(`[data-part="${name}"]`)) partsOfDocument.push(find());

  return function SentPart(props: Props) {
    const frame = useId();
    const [Part, setPart] = useState(
      () => known ?? (document.getElementById(frame) ? SentMarkup : null),
    );
    useEffect(() => {
      if (!Part) void find().then((found) => startTransition(() => setPart(() => found)));
    }, [Part]);
    if (!Part) return room ? <div className={room} /> : null;
    return <Part frame={frame} props={props} />;
  };
}

function framed<Props extends object>(name: string, Part: ComponentType<Props>) {
  return function Framed({frame, props}: FramedProps<Props>) {
    return (
      <div id={frame} data-part={name} className="contents">
        <Part {...props} />
      </div>
    );
  };
}

/** What the worker has sent inside a frame, as it stands, until the visitor goes to another page. */
function SentMarkup({frame}: {frame: string}) {
  const [sent] = useState(() => ({
    html: document.getElementById(frame)?.innerHTML ?? '',
    page: location.pathname + location.search,
  }));
  if (location.pathname + location.search !== sent.page) return null;
  return (
    <div
      id={frame}
      className="contents"
      dangerouslySetInnerHTML={{__html: sent.html}}
      suppressHydrationWarning
    />
  );
}
