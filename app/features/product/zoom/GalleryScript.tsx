import {useEffect, useState, type RefObject} from 'react';
import {useLatePart} from '~/ui/late-part';
import {fetchAhead} from '~/ui/load-anew';
import {isPlainClick} from '../../navigation/followed-link';
import type {ImageView} from '../../pictures/image-view';
import {GalleryDots} from './GalleryDots';
import {useGalleryKeys} from './use-gallery-keys';

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
      {opened && Dialog && <Dialog images={images} first={opened.at} onClose={close} />}
    </>
  );
}

function linkOf({target}: MouseEvent): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('a') : null;
}
