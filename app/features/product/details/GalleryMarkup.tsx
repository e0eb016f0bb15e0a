import zoomIn from 'lucide-static/icons/zoom-in.svg?drawing';
import {useTranslate} from '~/i18n/use-language';
import {DrawnIcon} from '~/ui/Icon';
import {Image} from '~/ui/Image';
import {imageAddress, isUntouched} from '~/ui/image-sources';
import type {ImageView} from '../../pictures/image-view';
import {ProductPlaceholder} from '../../pictures/ProductPlaceholder';

const LARGE = '(min-width: 82rem) 752px, (min-width: 64rem) calc(100vw - 575px), 100vw';
const DETAIL = '(min-width: 82rem) 370px, (min-width: 64rem) calc(50vw - 286px), 100vw';
/** Width of the full-size picture that each link opens. */
const FULL_SIZE_WIDTH = 2048;

const STRIP =
  '-mx-(--gutter) flex [scroll-snap-type:x_mandatory] [scrollbar-width:none] overflow-x-auto motion-safe:scroll-smooth lg:mx-0 lg:grid lg:grid-cols-2 lg:gap-3 lg:overflow-visible';
const ITEM =
  'relative aspect-4/3 w-full flex-none snap-start snap-always overflow-hidden bg-stahl-100 lg:rounded-panel';
const PICTURE_LINK =
  'block size-full cursor-zoom-in rounded-[inherit] focus-visible:-outline-offset-3';

/**
 * The product's pictures: a strip to swipe on small screens, a large first picture above the details on others. Each
 * links to its full-size version, and says the picture's own size for the zoom.
 */
export function GalleryMarkup({images}: {images: ImageView[]}) {
  const t = useTranslate();
  const count = images.length;
  if (count === 0)
    return (
      <div className="-mx-(--gutter) aspect-4/3 lg:mx-0 lg:overflow-hidden lg:rounded-panel">
        <ProductPlaceholder className="size-full" />
      </div>
    );
  return (
    <ul className={STRIP} aria-label={t('product.gallery.label')}>
      {images.map((image, index) => (
        <li
          key={image.url}
          id={`picture-${index + 1}`}
          className={isLarge(index, count) ? `${ITEM} lg:col-span-full` : ITEM}
        >
          <a
            className={PICTURE_LINK}
            href={fullSizeUrl(image)}
            data-document=""
            data-size={`${image.width}x${image.height}`}
          >
            <Image
              image={image}
              sizes={isLarge(index, count) ? LARGE : DETAIL}
              widths={[370, 460, 752, 1128, 1290, 1504]}
              ratio="4/3"
              lazy={index > 0}
              priority={index === 0}
              className="size-full"
            />
            <span className="sr-only">, {t('product.gallery.enlarge')}</span>
            <span
              className={`pointer-events-none absolute right-3 bottom-3 flex size-10 items-center justify-center rounded-full bg-kreide/90 ${index > 0 ? 'transition-opacity lg:opacity-0 lg:in-[a:is(:hover,:focus-visible)]:opacity-100' : ''}`}
            >
              <DrawnIcon drawing={zoomIn} size={20} />
            </span>
          </a>
          {count > 1 && (
            <p className="pointer-events-none absolute inset-x-0 bottom-3 mx-auto w-max rounded-sheet bg-kreide/90 px-3 py-0.5 text-micro font-label text-ink-800 nums group-has-[ol]:hidden lg:hidden">
              <span aria-hidden="true">{`${index + 1} / ${count}`}</span>
              <span className="sr-only">
                {t('product.gallery.position', {position: index + 1, count})}
              </span>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The first one, and a last one that would be alone in its row. */
function isLarge(index: number, count: number): boolean {
  return index === 0 || (index === count - 1 && count % 2 === 0);
}

function fullSizeUrl({url}: ImageView): string {
  return isUntouched(url) ? url : imageAddress(url, {width: FULL_SIZE_WIDTH});
}
