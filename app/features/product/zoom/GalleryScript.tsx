import {useEffect, useState} from 'react';
import {useTranslate} from '~/i18n/use-language';
import {useLazyPart, prefetch} from '~/ui/lazy-part';
import {isPlainClick, recoverFromChunk} from '../../navigation/open-page';
import type {ImageView} from '../../pictures/image-view';

const fetchDialog = async () => (await import('./ZoomDialog')).ZoomDialog;

/** Enhances the gallery, whose `list` is markup: a link to each picture, and the zoom instead of a plain picture. */
export function GalleryScript({list}: {list: HTMLElement}) {
  const [opened, setOpened] = useState<HTMLAnchorElement | null>(null);
  const links = [...list.querySelectorAll('a')];
  const first = opened ? links.indexOf(opened) : -1;
  const Dialog = useLazyPart(fetchDialog, opened !== null, (error) => {
    void recoverFromChunk(error, opened?.href);
    setOpened(null);
  });

  useEffect(() => {
    const open = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || !isPlainClick(event)) return;
      event.preventDefault();
      setOpened(link);
    };
    // Prefetches the dialog on first interaction: a failure surfaces on click.
    const prefetchDialog = () => prefetch(fetchDialog);
    const controller = new AbortController();
    const {signal} = controller;
    list.addEventListener('click', open, {signal});
    list.addEventListener('pointerdown', prefetchDialog, {signal});
    list.addEventListener('focusin', prefetchDialog, {signal});
    return () => controller.abort();
  }, [list]);

  const close = () => {
    setOpened(null);
    opened?.focus({preventScroll: true});
  };
  return (
    <>
      <GalleryDots list={list} count={links.length} />
      {first >= 0 && Dialog && (
        <Dialog images={links.map(pictureOf)} first={first} onClose={close} />
      )}
    </>
  );
}

/** The picture in a link to its full-size version. */
function pictureOf(link: HTMLAnchorElement): ImageView {
  const [width = 0, height = 0] = (link.dataset.size ?? '').split('x').map(Number);
  return {url: link.href, alt: link.querySelector('img')?.alt ?? '', width, height};
}

/** More dots than fit side by side on the smallest screen are not rendered; the position text remains. */
const MAX_DENSITY = 12;

/** A dot for each picture, below lg where one is visible at a time: links to the pictures' anchors. */
function GalleryDots({list, count}: {list: HTMLElement; count: number}) {
  const t = useTranslate();
  const current = useCurrentPicture(list);
  if (count < 2 || count > MAX_DENSITY) return null;
  return (
    <ol
      className="gallery-dots absolute inset-x-0 mx-auto flex w-max lg:hidden"
      aria-label={t('product.gallery.thumbnails')}
    >
      {Array.from({length: count}, (_, index) => (
        <li key={index}>
          <a
            className="flex h-6 items-center justify-center"
            href={`#picture-${index + 1}`}
            aria-label={t('product.gallery.position', {position: index + 1, count})}
            aria-current={index === current || undefined}
            onClick={(event) => {
              // Following the anchor would also scroll the page and remain in the URL.
              event.preventDefault();
              list.scrollTo({left: index * list.clientWidth});
            }}
          />
        </li>
      ))}
    </ol>
  );
}

/** Index of the picture in view. */
function useCurrentPicture(list: HTMLElement): number {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const updateCurrent = () => setCurrent(Math.round(list.scrollLeft / (list.clientWidth || 1)));
    updateCurrent();
    list.addEventListener('scroll', updateCurrent, {passive: true});
    return () => list.removeEventListener('scroll', updateCurrent);
  }, [list]);
  return current;
}
