import {useEffect, useState, type RefObject} from 'react';
import {useTranslate} from '~/i18n/use-language';
import {useLazyPart, prefetch} from '~/ui/lazy-part';
import {isPlainClick} from '../../navigation/open-page';
import type {ImageView} from '../../pictures/image-view';

interface Props {
  list: RefObject<HTMLUListElement>;
  images: ImageView[];
}

const fetchDialog = async () => (await import('./ZoomDialog')).ZoomDialog;

/** Enhances the gallery: a link to each picture, and the zoom instead of a plain picture. */
export function GalleryScript({list, images}: Props) {
  const [opened, setOpened] = useState<{index: number; link: HTMLAnchorElement} | null>(null);
  const Dialog = useLazyPart(fetchDialog, opened !== null, () => {
    if (opened) location.assign(opened.link.href);
    setOpened(null);
  });

  useEffect(() => {
    const node = list.current;
    if (!node) return;
    const open = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const index = [...node.children].findIndex((item) => item.contains(link));
      if (!link || index < 0 || !isPlainClick(event)) return;
      event.preventDefault();
      setOpened({index, link});
    };
    // Prefetches the dialog on first interaction: a failure surfaces on click.
    const prefetchDialog = () => prefetch(fetchDialog);
    const controller = new AbortController();
    const {signal} = controller;
    node.addEventListener('click', open, {signal});
    node.addEventListener('pointerdown', prefetchDialog, {signal});
    node.addEventListener('focusin', prefetchDialog, {signal});
    return () => controller.abort();
  }, [list]);

  const close = () => {
    setOpened(null);
    list.current?.children[opened?.index ?? 0]?.querySelector('a')?.focus({preventScroll: true});
  };
  return (
    <>
      <GalleryDots list={list} count={images.length} />
      {opened && Dialog && <Dialog images={images} first={opened.index} onClose={close} />}
    </>
  );
}

/** More dots than fit side by side on the smallest screen are not rendered; the position text remains. */
const MAX_DENSITY = 12;

/** A dot for each picture, below lg where one is visible at a time: links to the pictures' anchors. */
function GalleryDots({list, count}: {list: RefObject<HTMLUListElement>; count: number}) {
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
            aria-current={index === current}
            onClick={(event) => {
              // Following the anchor would also scroll the page and remain in the URL.
              event.preventDefault();
              list.current?.scrollTo({left: index * list.current.clientWidth});
            }}
          />
        </li>
      ))}
    </ol>
  );
}

/** Index of the picture in view. */
function useCurrentPicture(list: RefObject<HTMLUListElement>): number {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const node = list.current;
    if (!node) return;
    const updateCurrent = () => setCurrent(Math.round(node.scrollLeft / (node.clientWidth || 1)));
    updateCurrent();
    node.addEventListener('scroll', updateCurrent, {passive: true});
    return () => node.removeEventListener('scroll', updateCurrent);
  }, [list]);
  return current;
}
