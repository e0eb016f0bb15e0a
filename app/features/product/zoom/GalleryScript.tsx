import {useEffect, useState, type RefObject} from 'react';
import {isPlainClick} from '../../navigation/followed-link';
import type {ImageView} from '../../pictures/image-view';
import {GalleryDots} from './GalleryDots';
import {useGalleryKeys} from './use-gallery-keys';
import type {ZoomDialog} from './ZoomDialog';

interface Props {
  list: RefObject<HTMLUListElement>;
  images: ImageView[];
}

interface Opened {
  at: number;
  Dialog: typeof ZoomDialog;
}

const fetchDialog = () => import('./ZoomDialog');

/** What script adds to the gallery: arrow keys, a link to each picture, and the zoom in place of a plain picture. */
export function GalleryScript({list, images}: Props) {
  const [opened, setOpened] = useState<Opened | null>(null);
  useGalleryKeys(list);

  useEffect(() => {
    const node = list.current;
    if (!node) return;
    const open = (event: MouseEvent) => {
      const link = linkOf(event);
      const at = [...node.children].findIndex((item) => item.contains(link));
      if (!link || at < 0 || !isPlainClick(event)) return;
      event.preventDefault();
      fetchDialog().then(
        ({ZoomDialog: Dialog}) => setOpened({at, Dialog}),
        () => location.assign(link.href),
      );
    };
    // Who comes near may want it: a failure shows itself with the click.
    const comeNear = () => void fetchDialog().catch(() => undefined);
    node.addEventListener('click', open);
    node.addEventListener('pointerdown', comeNear);
    node.addEventListener('focusin', comeNear);
    return () => {
      node.removeEventListener('click', open);
      node.removeEventListener('pointerdown', comeNear);
      node.removeEventListener('focusin', comeNear);
    };
  }, [list]);

  const close = () => {
    setOpened(null);
    list.current?.children[opened?.at ?? 0]?.querySelector('a')?.focus({preventScroll: true});
  };
  return (
    <>
      <GalleryDots list={list} count={images.length} />
      {opened && <opened.Dialog images={images} first={opened.at} onClose={close} />}
    </>
  );
}

function linkOf({target}: MouseEvent): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('a') : null;
}
