import zoomIn from 'lucide-static/icons/zoom-in.svg?drawing';
import zoomOut from 'lucide-static/icons/zoom-out.svg?drawing';
import {useCallback, useEffect, useRef, useState, type KeyboardEvent} from 'react';
import {useTranslate} from '~/i18n/use-language';
import {DrawnIcon, Icon} from '~/ui/Icon';
import {Image} from '~/ui/Image';
import type {ImageView} from '../../pictures/image-view';
import {indexForKey} from '../../pictures/index-for-key';
import {attachGestures, pan, toggleZoom, UNZOOMED, zoomAt, type ZoomView} from './gestures';

interface Props {
  images: ImageView[];
  /** Index of the picture shown first. */
  first: number;
  onClose: () => void;
}

const BUTTON =
  'flex size-12 flex-none items-center justify-center rounded-full bg-kreide [box-shadow:var(--shadow-menu)] transition-colors hover:bg-stahl-100 off:text-ink-300 off:hover:bg-kreide';

/**
 * The pictures full screen, one at a time, for a close look: zooms by click, double tap, pinch, wheel or keys. The
 * browser's modal dialog traps focus and closes on Escape.
 */
export function ZoomDialog({images, first, onClose}: Props) {
  const t = useTranslate();
  const dialog = useRef<HTMLDialogElement>(null);
  const [index, setIndex] = useState(first);
  const count = images.length;
  const show = (next: number) => next >= 0 && next < count && setIndex(next);
  const {stage, view, toggle, moveBy, enlargeBy} = useZoom(index, (by) => show(index + by));
  const zoomed = view.scale > 1;
  const image = images[index];
  const aspectRatio = image?.width && image.height ? image.width / image.height : 4 / 3;

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    const next = zoomed ? null : indexForKey(event.key, index, count);
    const handled = next === null ? moveBy(event.key) || enlargeBy(event.key) : true;
    if (next !== null) setIndex(next);
    if (handled) event.preventDefault();
  };
  const stepButton = (by: -1 | 1) => (
    <button
      type="button"
      className={`${BUTTON} pointer-events-auto absolute top-1/2 -translate-y-1/2 ${by < 0 ? 'left-2 md:left-4' : 'right-2 md:right-4'}`}
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
          <div
            ref={stage}
            className={`h-full touch-none overflow-hidden select-none ${zoomed ? 'cursor-move' : 'cursor-zoom-in'}`}
          >
            {image && (
              <div
                key={image.url}
                className="zoom-picture"
                style={{translate: `${view.x}px ${view.y}px`, scale: String(view.scale)}}
              >
                <Image
                  image={{...image, alt: ''}}
                  sizes={zoomed ? '200vw' : '100vw'}
                  widths={[752, 1504, 2256, 3008]}
                  fit="contain"
                  lazy={false}
                  className="size-full"
                />
              </div>
            )}
          </div>
          {/* The controls are positioned within the picture, which fills the frame in one dimension only. */}
          <div
            className="pointer-events-none absolute inset-0 z-1 m-auto"
            style={{aspectRatio, width: `min(100cqw, ${aspectRatio * 100}cqh)`}}
          >
            {count > 1 && (
              <>
                {stepButton(-1)}
                {stepButton(1)}
              </>
            )}
            <button
              type="button"
              className={`${BUTTON} pointer-events-auto absolute right-2 bottom-2 md:right-4 md:bottom-4`}
              aria-label={t('product.gallery.enlarge')}
              aria-pressed={zoomed}
              onClick={() => toggle()}
            >
              <DrawnIcon drawing={zoomed ? zoomOut : zoomIn} />
            </button>
          </div>
        </div>
        <figcaption
          className="flex-none px-4 py-2 text-center text-small text-ink-800"
          aria-live="polite"
        >
          <span className="mr-3 font-label whitespace-nowrap nums">
            {t('product.gallery.position', {position: index + 1, count})}
          </span>{' '}
          {image?.alt}
        </figcaption>
        {count > 1 && <ZoomThumbnails images={images} current={index} onShow={setIndex} />}
      </figure>
    </dialog>
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

const MIDDLE = {x: 0, y: 0};
/** Distance that an arrow key moves a zoomed picture, in pixels. */
const KEY_STEP = 80;

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
const factors: Readonly<Record<string, number>> = {'+': 1.5, '-': 1 / 1.5, '0': 0};

/**
 * The zoom state of a picture, reset when the index of the shown one changes: `stage` is the element that takes
 * gestures; the key handlers return whether they handled it.
 */
function useZoom(picture: number, onSwipe: (by: -1 | 1) => void) {
  const stage = useRef<HTMLDivElement>(null);
  const [{view, of}, setState] = useState({view: UNZOOMED, of: picture});
  const latest = useRef({view, onSwipe});
  useEffect(() => {
    latest.current = {view, onSwipe};
  });
  if (of !== picture) setState({view: UNZOOMED, of: picture});

  const updateView = useCallback((next: (view: ZoomView, frame: DOMRect) => ZoomView) => {
    const frame = stage.current?.getBoundingClientRect();
    if (frame) setState((state) => ({...state, view: next(state.view, frame)}));
  }, []);

  useEffect(() => {
    if (!stage.current) return;
    return attachGestures(stage.current, {
      onChange: updateView,
      onSwipe: (by) => latest.current.onSwipe(by),
      isEnlarged: () => latest.current.view.scale > 1,
    });
  }, [updateView]);

  return {
    stage,
    view,
    toggle: () => updateView((shown, frame) => toggleZoom(shown, MIDDLE, frame)),
    moveBy(key: string): boolean {
      const direction = directions[key];
      if (!direction || view.scale === 1) return false;
      const [x, y] = direction;
      updateView((shown, frame) => pan(shown, x * KEY_STEP, y * KEY_STEP, frame));
      return true;
    },
    enlargeBy(key: string): boolean {
      const factor = factors[key];
      if (factor === undefined) return false;
      updateView((shown, frame) => zoomAt(shown, factor, MIDDLE, frame));
      return true;
    },
  };
}
