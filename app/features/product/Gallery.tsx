import {useTranslate} from '~/i18n/use-language';
import {Image} from '~/ui/Image';
import type {ImageView} from '../pictures/image-view';
import {ProductPlaceholder} from './ProductPlaceholder';

const LARGE = '(min-width: 1312px) 752px, (min-width: 1024px) calc(100vw - 560px), 100vw';
const DETAIL = '(min-width: 1312px) 370px, (min-width: 1024px) calc(50vw - 286px), 100vw';

/** The product's pictures: a strip to swipe on small screens, the first one large above the details on others. */
export function Gallery({images}: {images: ImageView[]}) {
  const t = useTranslate();
  const count = images.length;
  if (count === 0)
    return (
      <div className="gallery gallery--empty">
        <ProductPlaceholder />
      </div>
    );
  return (
    // The strip scrolls, so the keyboard must be able to reach it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ul className="gallery" aria-label={t('product.gallery.label')} tabIndex={0}>
      {images.map((image, at) => (
        <li key={image.url} className="gallery__item">
          <Image
            image={image}
            sizes={isLarge(at, count) ? LARGE : DETAIL}
            widths={[370, 752, 1128, 1504]}
            ratio="4/3"
            lazy={at > 0}
            priority={at === 0}
          />
          {count > 1 && (
            <p className="gallery__count">
              <span aria-hidden="true">{`${at + 1} / ${count}`}</span>
              <span className="sr-only">
                {t('product.gallery.position', {position: at + 1, count})}
              </span>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The first one, and a last one that would stand alone in its row. */
function isLarge(at: number, count: number): boolean {
  return at === 0 || (at === count - 1 && count % 2 === 0);
}
