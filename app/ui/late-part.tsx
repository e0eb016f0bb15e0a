import {
  lazy,
  startTransition,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentType,
} from 'react';
import {loadAnew} from './load-anew';

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

/**
 * A part that the worker sends complete and whose code follows the page's. Until that is there, and when it cannot be
 * had, the visitor has what was sent: links and forms that work without script.
 *
 * @param Sent for the worker; must be `import.meta.env.SSR && …`, so that its code stays there
 */
export function sentPart<Props extends object>(
  Sent: ComponentType<Props> | false,
  fetchPart: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Framed: ComponentType<FramedProps<Props>> = Sent
    ? framed(Sent)
    : lazy(async (): Promise<{default: ComponentType<FramedProps<Props>>}> => {
        try {
          return {default: framed(await fetchPart())};
        } catch (error) {
          loadAnew(error);
          return {default: SentMarkup};
        }
      });
  return function SentPart(props: Props) {
    const frame = useId();
    return (
      <Suspense fallback={null}>
        <Framed frame={frame} props={props} />
      </Suspense>
    );
  };
}

function framed<Props extends object>(Part: ComponentType<Props>) {
  return function Framed({frame, props}: FramedProps<Props>) {
    return (
      <div id={frame} className="contents">
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
