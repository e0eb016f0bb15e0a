import {useEffect, useMemo, useRef, type ReactNode} from 'react';

/** What the worker sent, by name: a page that fails builds its frame anew and still shows the same. */
const kept = new Map<string, string>();

interface KeptMarkupProps {
  /** The id of the element around it. */
  name: string;
  /** Lies below what is seen first, to be laid out later. */
  late?: boolean;
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
export function KeptMarkup({name, late = false, returnTo, html, children}: KeptMarkupProps) {
  const looks = frameLooks(late);
  const frame = useRef<HTMLDivElement>(null);
  const shown = useKeptMarkup(name, html);

  useEffect(() => {
    const fields = frame.current?.querySelectorAll<HTMLInputElement>('[name=returnTo]') ?? [];
    if (returnTo) for (const field of fields) field.value = returnTo;
  }, [returnTo]);

  if (import.meta.env.SSR && html === undefined) {
    return (
      <div id={name} className={looks}>
        {children}
      </div>
    );
  }
  return <div ref={frame} className={looks} {...shown} />;
}

/** Classes of a frame without looks around a part of a page; `late`: one that lies below what is seen first. */
export const frameLooks = (late: boolean) => (late ? 'contents late-layout' : 'contents');

/** Props of an element that holds such markup: for one that has to be more than a frame. See `KeptMarkupProps`. */
export function useKeptMarkup(name: string, html: string | undefined) {
  const shown = useMemo(
    () => (import.meta.env.SSR ? (html ?? '') : shownMarkup(name, html)),
    [name, html],
  );
  return {
    id: name,
    dangerouslySetInnerHTML: {__html: shown},
    suppressHydrationWarning: true,
  };
}

/** What was sent first stays where new data bring the same: what a visitor has opened in it is open still. */
function shownMarkup(name: string, html: string | undefined): string {
  const known = kept.get(name) ?? document.getElementById(name)?.innerHTML;
  const shown = html === undefined || known === asRead(html) ? (known ?? '') : html;
  kept.set(name, shown);
  return shown;
}

/** As a browser tells markup that it has read. */
function asRead(html: string): string {
  const read = document.createElement('template');
  read.innerHTML = html;
  return read.innerHTML;
}

/**
 * Text with markup that the shop's own staff wrote in Shopify's editor: product descriptions, policies.
 * Never for anything that visitors wrote.
 */
export function RichText({html}: {html: string}) {
  return <div className="rich-text" dangerouslySetInnerHTML={{__html: html}} />;
}
