import {useHref, useTranslate} from '~/i18n/use-language';
import {Badge} from '~/ui/Badge';
import {Image} from '~/ui/Image';
import {PriceTag} from '../pricing/PriceTag';
import {SaleBadges} from '../pricing/SaleBadges';
import type {ProductCardView} from './product-card-view';
import {ProductPlaceholder} from './ProductPlaceholder';
import {Swatches} from './Swatches';

const SIZES = '(min-width: 1280px) 297px, (min-width: 768px) 31vw, 47vw';

interface Props {
  product: ProductCardView;
  heading?: 'h2' | 'h3';
  /** Its picture is among the first things seen. */
  priority?: boolean;
}

/** A product in a list. The whole card is one link: the title's, stretched over it. */
export function ProductCard({product, heading: Heading = 'h3', priority = false}: Props) {
  const t = useTranslate();
  const href = useHref();
  const {image, price, facts, available, isNew} = product;
  const hasBadges = !available || isNew || price.sale !== null;
  return (
    <article className={available ? 'product-card' : 'product-card product-card--sold-out'}>
      <div className="product-card__picture">
        {image ? (
          <Image
            image={{...image, alt: ''}}
            sizes={SIZES}
            widths={[355, 710]}
            ratio="4/3"
            lazy={!priority}
            priority={priority}
          />
        ) : (
          <ProductPlaceholder />
        )}
      </div>
      {hasBadges && (
        <p className="product-card__badges">
          {!available && <Badge kind="text">{t('product.badge.soldOut')}</Badge>}
          <SaleBadges price={price} isNew={isNew} />
        </p>
      )}
      <div className="product-card__body">
        <p className="product-card__vendor">{product.vendor}</p>
        <Heading className="product-card__title">
          <a className="product-card__link" href={href('product', {handle: product.handle})}>
            {product.title}
          </a>
        </Heading>
        {facts.length > 0 && <p className="product-card__facts">{facts.join(' · ')}</p>}
        {product.swatches.length > 0 && <Swatches {...product} />}
        <div className="product-card__price">
          <PriceTag price={price} size="card" />
        </div>
      </div>
    </article>
  );
}
