import {useEffect, useState, type RefObject} from 'react';
import {useTranslate} from '~/i18n/use-language';
import {showPicture} from './show-picture';

interface Props {
  list: RefObject<HTMLUListElement>;
  count: number;
}

/** More dots than fit beside each other on the smallest screen are none; the numbers stay then. */
const MOST_DOTS = 12;

/** A dot for each picture, below lg where one is seen at a time: links to the pictures' places. */
export function GalleryDots({list, count}: Props) {
  const t = useTranslate();
  const current = useCurrentPicture(list);
  if (count < 2 || count > MOST_DOTS) return null;
  return (
    <ol
      className="absolute inset-x-0 bottom-1.5 mx-auto flex w-max lg:hidden"
      aria-label={t('product.gallery.thumbnails')}
    >
      {Array.from({length: count}, (_, at) => (
        <li key={at}>
          <a
            className="flex h-6 min-w-6 items-center justify-center before:size-2 before:rounded-full before:bg-kreide before:ring-1 before:ring-ink-400 aria-[current=true]:px-1 aria-[current=true]:before:w-5.5 aria-[current=true]:before:bg-ink aria-[current=true]:before:ring-ink"
            href={`#picture-${at + 1}`}
            aria-label={t('product.gallery.position', {position: at + 1, count})}
            aria-current={at === current}
            onClick={(event) => {
              // The place itself would scroll the page, too, and stay in the address.
              event.preventDefault();
              if (list.current) showPicture(list.current, at);
            }}
          />
        </li>
      ))}
    </ol>
  );
}

/** Position of the picture in view, counted from 0. */
function useCurrentPicture(list: RefObject<HTMLUListElement>): number {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const node = list.current;
    if (!node) return;
    const read = () => setCurrent(Math.round(node.scrollLeft / (node.clientWidth || 1)));
    read();
    node.addEventListener('scroll', read, {passive: true});
    return () => node.removeEventListener('scroll', read);
  }, [list]);
  return current;
}
