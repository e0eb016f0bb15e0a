import {useEffect, useRef, useState, type ReactNode} from 'react';

/** What the worker sent, by name: a page that fails builds its frame anew and still shows the same. */
const kept = new Map<string, string>();

interface KeptMarkupProps {
  /** The id of the element around it. */
  name: string;
  /** Address that forms inside lead back to. */
  returnTo?: string;
  /** What the worker has rendered already, in place of `children`; browsers that get it show it. */
  html?: string | undefined;
  /** For the worker; must be `import.meta.env.SSR && …`, so that its code stays there. */
  children?: ReactNode;
}

/**
 * Markup that only the worker renders. Browsers keep what they were sent: they neither load its code nor go
 * through it when the page comes alive. Its links, forms and disclosures work as they are.
 */
export function KeptMarkup({name, returnTo, html, children}: KeptMarkupProps) {
  const frame = useRef<HTMLDivElement>(null);
  // What the document had stays, also when the page's next data bring it.
  const [isSent] = useState(html === undefined);

  useEffect(() => {
    const fields = frame.current?.querySelectorAll<HTMLInputElement>('[name=returnTo]') ?? [];
    if (returnTo) for (const field of fields) field.value = returnTo;
  }, [returnTo]);

  if (import.meta.env.SSR) {
    if (html !== undefined) {
      return <div id={name} className="contents" dangerouslySetInnerHTML={{__html: html}} />;
    }
    return (
      <div id={name} className="contents">
        {children}
      </div>
    );
  }
  return (
    <div
      ref={frame}
      id={name}
      className="contents"
      dangerouslySetInnerHTML={{__html: isSent ? sentMarkup(name) : (html ?? '')}}
      suppressHydrationWarning
    />
  );
}

function sentMarkup(name: string): string {
  const known = kept.get(name) ?? document.getElementById(name)?.innerHTML ?? '';
  kept.set(name, known);
  return known;
}
