import {useEffect, useMemo, useRef, type ReactNode} from 'react';

/** The worker's markup, by name: a page that fails rebuilds its frame and still shows the same. */
const kept = new Map<string, string>();

interface ServerMarkupProps {
  /** The id of the wrapper element. */
  name: string;
  /** Below the fold, to be laid out later. */
  late?: boolean;
  /** Path that forms inside redirect to. */
  returnTo?: string;
  /** Markup already rendered by the worker, instead of `children`; browsers that receive it show it. */
  html?: string | undefined;
  /** For the worker; must be `import.meta.env.SSR && …`, so that its code stays there. */
  children?: ReactNode;
}

/**
 * Markup rendered only by the worker. Browsers reuse the markup they received: they neither load its code nor hydrate
 * it. Its links, forms and disclosures work as they are.
 */
export function ServerMarkup({name, late = false, returnTo, html, children}: ServerMarkupProps) {
  const looks = frameLooks(late);
  const frame = useRef<HTMLDivElement>(null);
  const shown = useServerMarkup(name, html);

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

/** Classes of an unstyled wrapper around a part of a page; `late`: one below the fold. */
export const frameLooks = (late: boolean) => (late ? 'contents late-layout' : 'contents');

/** Props of an element with such markup, for one that has to be more than a wrapper. See `ServerMarkupProps`. */
export function useServerMarkup(name: string, html: string | undefined) {
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

/** Reuses the first markup if new data brings the same, so that disclosures opened by the visitor stay open. */
function shownMarkup(name: string, html: string | undefined): string {
  const known = kept.get(name) ?? document.getElementById(name)?.innerHTML;
  const shown = html === undefined || known === asRead(html) ? (known ?? '') : html;
  kept.set(name, shown);
  return shown;
}

/** The markup as a browser serializes it after parsing. */
function asRead(html: string): string {
  const read = document.createElement('template');
  read.innerHTML = html;
  return read.innerHTML;
}

/**
 * HTML written by the shop's staff in Shopify's editor: product descriptions, policies. Never for anything written by
 * visitors.
 */
export function RichText({html}: {html: string}) {
  return <div className="rich-text" dangerouslySetInnerHTML={{__html: html}} />;
}
