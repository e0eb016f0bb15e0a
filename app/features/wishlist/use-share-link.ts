import {useEffect, useRef, useState} from 'react';

/**
 * The ways to give a link away: `copy` puts it on the clipboard, or marks it in its field (`fieldRef`) where
 * the browser forbids that; `send` opens the device's own dialog, where there is one. `copied` tells how copying
 * ended, `null` before.
 */
export function useShareLink(url: string, title: string) {
  const fieldRef = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<boolean | null>(null);

  // Another link is not copied yet.
  useEffect(() => setCopied(null), [url]);

  const copy = () => {
    // Missing on pages that are not secure.
    const clipboard = navigator.clipboard as Clipboard | undefined;
    const copying = clipboard?.writeText(url) ?? Promise.reject(new Error('No clipboard'));
    copying.then(
      () => setCopied(true),
      () => {
        fieldRef.current?.select();
        setCopied(false);
      },
    );
  };
  // Who closes the dialog has changed their mind.
  const send = () => void navigator.share({title, url}).catch(() => undefined);

  return {fieldRef, copy, send, copied};
}
