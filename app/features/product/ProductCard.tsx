import {useHref, useTranslate} from '~/i18n/use-language';
import {Badge} from '~/ui/Badge';
import {Image} from '~/ui/Image';
import {PriceTag} from '../pricing/PriceTag';
import {SaleBadges} from '../pricing/SaleBadges';
import {WishlistButton} from '../wishlist/WishlistButton';
import type {ProductCardView} from './product-card-view';
import {ProductPlaceholder} from './ProductPlaceholder';
import {Swatches} from './Swatches';

interface Props {
  product: ProductCardView;
  heading?: 'h2' | 'h3' | 'h4';
  /** Its picture is among the first things seen. */
  priority?: boolean;
  /** Two of them share a small screen: badges then stand on the floor of the picture. */
  dense?: boolean;
}

const PICTURE = 'size-full transition-transform duration-300 motion-safe:group-hover:scale-102';
const BADGES = 'absolute top-2 left-2 flex flex-wrap gap-1 max-sm:*:px-1.5';

/** A product in a list. The whole card is one link: the title's, stretched over it; the heart lies on top. */
export function ProductCard({product, heading: Heading = 'h3', priority = false, dense}: Props) {
  const t = useTranslate();
  const href = useHref();
  const {image, price, facts, available, isNew} = product;
  const hasBadges = !available || isNew || price.sale !== null;
  const picture = available ? PICTURE : `${PICTURE} opacity-60`;
  return (
    <article className="group relative flex h-full flex-col rounded-panel has-[a:focus-visible]:focus-ring">
      <div className="relative aspect-4/3 overflow-hidden rounded-panel bg-stahl-100">
        {image ? (
          <Image
            image={{...image, alt: ''}}
            preset="card"
            priority={priority}
            className={picture}
          />
        ) : (
          <ProductPlaceholder className={picture} />
        )}
        {hasBadges && (
          <p
            className={`${BADGES} ${dense ? 'max-sm:top-auto max-sm:bottom-1 max-sm:left-1 max-sm:*:text-[12.5px]/5' : 'max-sm:*:text-[12.5px]/5.5'}`}
          >
            {!available && <Badge kind="text">{t('product.badge.soldOut')}</Badge>}
            <SaleBadges price={price} isNew={isNew} />
          </p>
        )}
      </div>
      <div className="flex flex-1 flex-col px-0.5 pt-3 text-micro/[1.3] text-ink-500">
        <p>{product.vendor}</p>
        <Heading className="mt-0.5 line-clamp-2 text-label/[1.3] plain-heading text-ink sm:text-body/[1.3]">
          <a
            className="stretched decoration-1 underline-offset-3 outline-none group-hover:underline"
            href={href('product', {handle: product.handle})}
          >
            {product.title}
          </a>
        </Heading>
        {facts.length > 0 && (
          <p className="mt-1 leading-[1.4] font-stretch-96% max-sm:hidden">{facts.join(' · ')}</p>
        )}
        {product.swatches.length > 0 && <Swatches {...product} />}
        <PriceTag price={price} size="card" />
      </div>
      {product.variantId && (
        <WishlistButton variantId={product.variantId} title={product.title} look="card" />
      )}
    </article>
  );
}
