import zoomIn from 'lucide-static/icons/zoom-in.svg?drawing';
import zoomOut from 'lucide-static/icons/zoom-out.svg?drawing';
import {useEffect, useRef, useState, type KeyboardEvent, type MouseEvent} from 'react';
import {flushSync} from 'react-dom';
import {useTranslate} from '~/i18n/use-language';
import {DrawnIcon, Icon} from '~/ui/Icon';
import {Image} from '~/ui/Image';
import type {ImageView} from '../../pictures/image-view';
import {indexForKey} from '../../pictures/index-for-key';

interface Props {
  images: ImageView[];
  /** Index of the picture shown first. */
  first: number;
  onClose: () => void;
}

/** Size of an enlarged picture, compared with one that fits the screen. */
const ENLARGED = 2.5;

const BUTTON =
  'flex size-12 flex-none items-center justify-center rounded-full bg-kreide [box-shadow:var(--shadow-menu)] transition-colors hover:bg-stahl-100 off:text-ink-300 off:hover:bg-kreide';

/**
 * The pictures full screen, in a row to swipe: a click or tap enlarges one in a box that scrolls. The browser's modal
 * dialog traps focus and closes on Escape.
 */
export function ZoomDialog({images, first, onClose}: Props) {
  const t = useTranslate();
  const dialog = useRef<HTMLDialogElement>(null);
  const row = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(first);
  const [enlarged, setEnlarged] = useState<number | null>(null);
  const pinched = usePinched();
  const count = images.length;

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    row.current?.scrollTo({left: first * row.current.clientWidth});
  }, [first]);

  const show = (next: number) => {
    setEnlarged(null);
    // Without waiting for the scroll event: the next key may come before it.
    setIndex(next);
    const list = row.current;
    list?.scrollTo({left: next * list.clientWidth});
    // The focus follows to the next picture.
    if (list?.contains(document.activeElement))
      list.querySelectorAll('button')[next]?.focus({preventScroll: true});
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || event.altKey || enlarged !== null) return;
    const next = indexForKey(event.key, index, count);
    if (next === null) return;
    event.preventDefault();
    show(next);
  };
  const stepButton = (by: -1 | 1) => (
    <button
      type="button"
      className={`${BUTTON} absolute top-1/2 z-1 -translate-y-1/2 ${by < 0 ? 'left-2 md:left-4' : 'right-2 md:right-4'}`}
      aria-label={t(by < 0 ? 'carousel.previous' : 'carousel.next')}
      // Not `disabled`, which would lose the focus at the last picture.
      aria-disabled={by < 0 ? index === 0 : index === count - 1}
      onClick={() => show(index + by)}
    >
      <Icon name={by < 0 ? 'arrow-left' : 'arrow-right'} />
    </button>
  );
  return (
    // All keyboard actions are available as buttons, too.
    <dialog
      ref={dialog}
      className="zoom"
      aria-label={t('product.gallery.zoom')}
      onClose={onClose}
      onCancel={(event) => {
        if (enlarged === null) return;
        event.preventDefault();
        setEnlarged(null);
      }}
      onKeyDown={onKeyDown}
    >
      <button
        type="button"
        className={`${BUTTON} absolute top-2 right-2 z-1 md:top-4 md:right-4`}
        aria-label={t('product.gallery.close')}
        onClick={() => dialog.current?.close()}
      >
        <Icon name="x" />
      </button>
      <figure className="flex h-full flex-col">
        <div className="[container-type:size] relative min-h-0 flex-1">
          <ul
            ref={row}
            // Otherwise a finger that moves over an enlarged picture would swipe to the next one.
            className={`flex h-full [scroll-snap-type:x_mandatory] [scrollbar-width:none] ${enlarged !== null || pinched ? 'overflow-hidden' : 'overflow-x-auto overflow-y-hidden'}`}
            onScroll={({currentTarget: {scrollLeft, clientWidth}}) =>
              setIndex(Math.round(scrollLeft / clientWidth))
            }
          >
            {images.map((image, picture) => (
              <ZoomPicture
                key={image.url}
                image={image}
                distance={Math.abs(picture - index)}
                enlarged={picture === enlarged}
                onToggle={() => setEnlarged(picture === enlarged ? null : picture)}
              />
            ))}
          </ul>
          {count > 1 && (
            <>
              {stepButton(-1)}
              {stepButton(1)}
            </>
          )}
        </div>
        <figcaption
          className="flex-none px-4 py-2 text-center text-small text-ink-800"
          aria-live="polite"
        >
          <span className="mr-3 font-label whitespace-nowrap nums">
            {t('product.gallery.position', {position: index + 1, count})}
          </span>{' '}
          {images[index]?.alt}
        </figcaption>
        {count > 1 && <ZoomThumbnails images={images} current={index} onShow={show} />}
      </figure>
    </dialog>
  );
}

interface PictureProps {
  image: ImageView;
  /** How many pictures away from the one in view. */
  distance: number;
  enlarged: boolean;
  onToggle: () => void;
}

/** A picture in its box: a button that enlarges it, so that the keys of a focused one scroll the box. */
function ZoomPicture({image, distance, enlarged, onToggle}: PictureProps) {
  const t = useTranslate();
  const aspectRatio = image.width && image.height ? image.width / image.height : 4 / 3;

  const toggle = (event: MouseEvent<HTMLButtonElement>) => {
    // The second click of a double click would undo the first.
    if (event.detail > 1) return;
    const {currentTarget, target, nativeEvent} = event;
    const [x, y] =
      target instanceof HTMLImageElement
        ? [nativeEvent.offsetX / target.width, nativeEvent.offsetY / target.height]
        : [0.5, 0.5];
    flushSync(onToggle);
    const box = currentTarget.parentElement;
    box?.scrollTo(
      x * (box.scrollWidth - box.clientWidth),
      y * (box.scrollHeight - box.clientHeight),
    );
  };
  return (
    <li
      className={`flex size-full flex-none snap-start snap-always ${enlarged ? 'overflow-auto' : 'overflow-hidden'}`}
    >
      <button
        type="button"
        className={`relative m-auto grid flex-none touch-manipulation focus-visible:-outline-offset-3 ${enlarged ? 'cursor-zoom-out' : 'cursor-zoom-in'}`}
        style={{
          aspectRatio,
          width: `calc(${enlarged ? ENLARGED : 1} * min(100cqw, ${aspectRatio * 100}cqh))`,
        }}
        aria-label={`${image.alt}, ${t('product.gallery.enlarge')}`}
        aria-pressed={enlarged}
        tabIndex={distance === 0 ? undefined : -1}
        onClick={toggle}
      >
        <Image
          image={{...image, alt: ''}}
          sizes={enlarged ? `${ENLARGED * 100}vw` : '100vw'}
          widths={[752, 1504, 2256, 3008]}
          fit="contain"
          lazy={distance > 1}
          className="absolute size-full"
        />
        <span
          className={`${BUTTON} sticky right-2 bottom-2 m-2 place-self-end md:right-4 md:bottom-4 md:m-4`}
        >
          <DrawnIcon drawing={enlarged ? zoomOut : zoomIn} />
        </span>
      </button>
    </li>
  );
}

interface ThumbnailsProps {
  images: ImageView[];
  /** Index from 0, as passed to `onShow`. */
  current: number;
  onShow: (index: number) => void;
}

/** Thumbnails of all pictures: links to their anchors on the page, which show them in the dialog instead. */
function ZoomThumbnails({images, current, onShow}: ThumbnailsProps) {
  const t = useTranslate();
  const list = useRef<HTMLOListElement>(null);

  useEffect(() => {
    list.current?.children[current]?.scrollIntoView({block: 'nearest', inline: 'nearest'});
  }, [current]);

  return (
    <ol
      ref={list}
      className="zoom-thumbnails mx-auto flex max-w-full flex-none gap-2 overflow-x-auto px-4 pt-1"
      aria-label={t('product.gallery.thumbnails')}
    >
      {images.map((image, index) => (
        <li key={image.url} className="flex-none">
          <a
            className="block h-12 overflow-hidden rounded-control border-2 bg-stahl-100 focus-visible:-outline-offset-3"
            href={`#picture-${index + 1}`}
            aria-label={t('product.gallery.position', {position: index + 1, count: images.length})}
            aria-current={index === current || undefined}
            onClick={(event) => {
              event.preventDefault();
              onShow(index);
            }}
          >
            <Image image={{...image, alt: ''}} preset="hit" ratio="4/3" className="size-full" />
          </a>
        </li>
      ))}
    </ol>
  );
}

/** Whether two fingers enlarged the whole page: one finger then moves over it. */
function usePinched(): boolean {
  const [pinched, setPinched] = useState(false);
  useEffect(() => {
    const viewport = window.visualViewport;
    const update = () => setPinched((viewport?.scale ?? 1) > 1.05);
    update();
    viewport?.addEventListener('resize', update);
    return () => viewport?.removeEventListener('resize', update);
  }, []);
  return pinched;
}
