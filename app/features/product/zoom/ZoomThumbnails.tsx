import {useEffect, useRef} from 'react';
import {useTranslate} from '~/i18n/use-language';
import {Image} from '~/ui/Image';
import type {ImageView} from '../../pictures/image-view';

interface Props {
  images: ImageView[];
  /** Counted from 0, as is what `onShow` gets. */
  current: number;
  onShow: (at: number) => void;
}

/** All pictures in small: links to their places in the page, which show them here instead. */
export function ZoomThumbnails({images, current, onShow}: Props) {
  const t = useTranslate();
  const list = useRef<HTMLOListElement>(null);

  useEffect(() => {
    list.current?.children[current]?.scrollIntoView({block: 'nearest', inline: 'nearest'});
  }, [current]);

  return (
    <ol
      ref={list}
      className="mx-auto flex max-w-full flex-none gap-2 overflow-x-auto px-4 pt-1 pb-[max(12px,env(safe-area-inset-bottom))]"
      aria-label={t('product.gallery.thumbnails')}
    >
      {images.map((image, at) => (
        <li key={image.url} className="flex-none">
          <a
            className="block h-12 w-16 overflow-hidden rounded-control border-2 border-transparent bg-stahl-100 hover:border-ink-400 focus-visible:-outline-offset-3 aria-[current=true]:border-ink"
            href={`#picture-${at + 1}`}
            aria-label={t('product.gallery.position', {position: at + 1, count: images.length})}
            aria-current={at === current}
            onClick={(event) => {
              event.preventDefault();
              onShow(at);
            }}
          >
            <Image image={{...image, alt: ''}} preset="hit" ratio="4/3" className="size-full" />
          </a>
        </li>
      ))}
    </ol>
  );
}
