import {useEffect, useMemo, useRef, type ReactNode} from 'react';

/** The worker's markup by name, for an error page, which mounts the header and the footer again. */
const markupCache = new Map<string, string>();

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
  const wrapperClass = wrapperClassName(late);
  const wrapper = useRef<HTMLDivElement>(null);
  const markupProps = useServerMarkup(name, html);

  useEffect(() => {
    const fields = wrapper.current?.querySelectorAll<HTMLInputElement>('[name=returnTo]') ?? [];
    if (returnTo) for (const field of fields) field.value = returnTo;
  }, [returnTo]);

  if (import.meta.env.SSR && html === undefined) {
    return (
      <div id={name} className={wrapperClass}>
        {children}
      </div>
    );
  }
  return <div ref={wrapper} className={wrapperClass} {...markupProps} />;
}

/** Classes of an unstyled wrapper around a part of a page; `late`: one below the fold. */
export const wrapperClassName = (late: boolean) => (late ? 'contents late-layout' : 'contents');

/** The same for an element of the caller's own, such as a list item: its id and its markup as props. */
export function useServerMarkup(name: string, html: string | undefined) {
  const markup = useMemo(
    () => (import.meta.env.SSR ? (html ?? '') : resolveMarkup(name, html)),
    [name, html],
  );
  return {
    id: name,
    dangerouslySetInnerHTML: {__html: markup},
    suppressHydrationWarning: true,
  };
}

/** Reuses the first markup if new data brings the same, so that disclosures opened by the visitor stay open. */
function resolveMarkup(name: string, html: string | undefined): string {
  const previous = markupCache.get(name) ?? document.getElementById(name)?.innerHTML;
  const markup = html === undefined || previous === normalizeHtml(html) ? (previous ?? '') : html;
  markupCache.set(name, markup);
  return markup;
}

/** The markup as a browser serializes it after parsing. */
function normalizeHtml(html: string): string {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.innerHTML;
}

/**
 * HTML written by the shop's staff in Shopify's editor: product descriptions, policies. Never for anything written by
 * visitors.
 */
export function RichText({html}: {html: string}) {
  return <div className="rich-text" dangerouslySetInnerHTML={{__html: html}} />;
}
