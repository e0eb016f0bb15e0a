import {useEffect, useState} from 'react';
import {useHydrated} from '~/ui/use-hydrated';

/**
 * React 18 gives a textarea the text that it was sent with when the page comes alive (react-dom 18.3,
 * `postMountWrapper` of ReactDOMTextarea). What a visitor has made of it before is put back. `id` is the textarea's.
 */
export function useEarlyText(id: string): void {
  const isAlive = useHydrated();
  const [typed] = useState(() => (isAlive ? null : (textareaOf(id)?.value ?? null)));
  useEffect(() => {
    const field = textareaOf(id);
    if (field && typed !== null && field.value === field.defaultValue) field.value = typed;
    // Once, when the page comes alive.
  }, []);
}

function textareaOf(id: string): HTMLTextAreaElement | null {
  if (import.meta.env.SSR) return null;
  const field = document.getElementById(id);
  return field instanceof HTMLTextAreaElement ? field : null;
}
