import {useTranslate} from '~/i18n/use-language';
import {Badge} from '~/ui/Badge';
import {Image} from '~/ui/Image';
import {SaleBadges} from '../pricing/SaleBadges';
import type {ProductCardView} from './product-card-view';
import {ProductPlaceholder} from './ProductPlaceholder';

interface Props {
  product: ProductCardView;
  priority?: boolean;
  /** A mouse or the focus has come to the card: the second view may be loaded. */
  approached: boolean;
}

const STAGE =
  'relative size-full transition-transform duration-300 motion-safe:group-hover:scale-102';
const SECOND =
  'absolute inset-0 size-full opacity-0 transition-opacity duration-200 group-hover:opacity-100 group-has-[a:focus-visible]:opacity-100 max-lg:hidden';
/** On the floor of the stage, below the wheels: nothing lies on the bike. */
const BADGES =
  'absolute bottom-1 left-1 flex flex-wrap-reverse gap-1 max-lg:*:px-1.5 max-lg:*:text-[12.5px]/5 lg:bottom-2 lg:left-2';

/** The picture of a card with its badges; from lg on a second view lies over it. */
export function ProductCardPicture({product, priority = false, approached}: Props) {
  const t = useTranslate();
  const {image, secondImage, price, available, isNew} = product;
  const hasBadges = !available || isNew || price.sale !== null;
  return (
    <div className="relative aspect-4/3 overflow-hidden rounded-panel bg-stahl-100">
      <div className={available ? STAGE : `${STAGE} opacity-60`}>
        {image ? (
          <Image
            image={{...image, alt: ''}}
            preset="card"
            priority={priority}
            className="size-full"
          />
        ) : (
          <ProductPlaceholder className="size-full" />
        )}
        {approached && secondImage && (
          <Image
            image={{url: secondImage, alt: '', width: 0, height: 0}}
            preset="card"
            className={SECOND}
          />
        )}
      </div>
      {hasBadges && (
        <p className={BADGES}>
          {available ? (
            <SaleBadges price={price} isNew={isNew} />
          ) : (
            <Badge kind="text">{t('product.badge.soldOut')}</Badge>
          )}
        </p>
      )}
    </div>
  );
}
