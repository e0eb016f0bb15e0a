import {useEffect, useState, type RefObject} from 'react';
import {useTranslate} from '~/i18n/use-language';
import {useLatePart, fetchAhead} from '~/ui/late-part';
import {isModified, isPlainClick} from '../../navigation/open-page';
import type {ImageView} from '../../pictures/image-view';
import {stepOfKey} from './gestures';

interface Props {
  list: RefObject<HTMLUListElement>;
  images: ImageView[];
}

const fetchDialog = async () => (await import('./ZoomDialog')).ZoomDialog;

/** What script adds to the gallery: arrow keys, a link to each picture, and the zoom in place of a plain picture. */
export function GalleryScript({list, images}: Props) {
  const [opened, setOpened] = useState<{at: number; link: HTMLAnchorElement} | null>(null);
  const Dialog = useLatePart(fetchDialog, opened !== null, () => {
    if (opened) location.assign(opened.link.href);
    setOpened(null);
  });
  useGalleryKeys(list);

  useEffect(() => {
    const node = list.current;
    if (!node) return;
    const open = (event: MouseEvent) => {
      const link = linkOf(event);
      const at = [...node.children].findIndex((item) => item.contains(link));
      if (!link || at < 0 || !isPlainClick(event)) return;
      event.preventDefault();
      setOpened({at, link});
    };
    // Who comes near may want it: a failure shows itself with the click.
    const comeNear = () => fetchAhead(fetchDialog);
    const left = new AbortController();
    const {signal} = left;
    node.addEventListener('click', open, {signal});
    node.addEventListener('pointerdown', comeNear, {signal});
    node.addEventListener('focusin', comeNear, {signal});
    return () => left.abort();
  }, [list]);

  const close = () => {
    setOpened(null);
    list.current?.children[opened?.at ?? 0]?.querySelector('a')?.focus({preventScroll: true});
  };
  return (
    <>
      <GalleryDots list={list} count={images.length} />
      {opened && Dialog && <Dialog images={images} first={opened.at} onClose={close} />}
    </>
  );
}

function linkOf({target}: MouseEvent): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('a') : null;
}

interface DotsProps {
  list: RefObject<HTMLUListElement>;
  count: number;
}

/** More dots than fit beside each other on the smallest screen are none; the numbers stay then. */
const MOST_DOTS = 12;

/** A dot for each picture, below lg where one is seen at a time: links to the pictures' places. */
function GalleryDots({list, count}: DotsProps) {
  const t = useTranslate();
  const current = useCurrentPicture(list);
  if (count < 2 || count > MOST_DOTS) return null;
  return (
    <ol
      className="gallery-dots absolute inset-x-0 mx-auto flex w-max lg:hidden"
      aria-label={t('product.gallery.thumbnails')}
    >
      {Array.from({length: count}, (_, at) => (
        <li key={at}>
          <a
            className="flex h-6 items-center justify-center"
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

/** Arrow keys, Home and End lead from picture to picture while the focus is on one of them. */
function useGalleryKeys(list: RefObject<HTMLUListElement>): void {
  useEffect(() => {
    const node = list.current;
    if (!node) return;
    const move = (event: KeyboardEvent) => {
      const {children} = node;
      const at = [...children].findIndex((item) => item.contains(document.activeElement));
      const next = at < 0 || isModified(event) ? null : stepOfKey(event.key, at, children.length);
      if (next === null) return;
      event.preventDefault();
      // Where one is seen at a time the strip moves, elsewhere the page as far as it must.
      const oneAtATime = node.scrollWidth > node.clientWidth;
      children[next]?.querySelector('a')?.focus({preventScroll: oneAtATime});
      if (oneAtATime) showPicture(node, next);
    };
    node.addEventListener('keydown', move);
    return () => node.removeEventListener('keydown', move);
  }, [list]);
}

/** Scrolls the strip, in which each picture fills the width, to one of them, counted from 0; the page itself stays. */
function showPicture(list: HTMLElement, at: number): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  list.scrollTo({left: at * list.clientWidth, behavior: still ? 'instant' : 'smooth'});
}
