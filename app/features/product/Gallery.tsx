import {useEffect, useRef, useState} from 'react';
import {useLazyPart} from '~/ui/lazy-part';
import {ServerMarkup} from '~/ui/ServerMarkup';

/** Without it, every picture still links to its full-size version. */
const fetchScript = async () => (await import('./zoom/GalleryScript')).GalleryScript;

interface GalleryProps {
  /** Id of the markup. */
  name: string;
  /** The pictures of the shown variant, `GalleryMarkup`. */
  html: string | undefined;
}

/** The product's pictures as rendered by the worker; script adds the zoom and, on small screens, a link to each. */
export function Gallery({name, html}: GalleryProps) {
  const gallery = useRef<HTMLDivElement>(null);
  const [list, setList] = useState<HTMLElement | null>(null);
  const Script = useLazyPart(fetchScript, list !== null);

  // Another variant may have another list; none without pictures.
  useEffect(() => setList(gallery.current?.querySelector('ul') ?? null), [html]);

  return (
    <div ref={gallery} className="group relative">
      <ServerMarkup name={name} html={html} />
      {Script && list && <Script list={list} />}
    </div>
  );
}
