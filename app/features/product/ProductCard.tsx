import {useState} from 'react';
import {useHref} from '~/i18n/use-language';
import {SimilarLink} from '../goods/SimilarLink';
import {StockLine} from '../goods/StockLine';
import {PriceTag} from '../pricing/PriceTag';
import {MARK} from '../search-events/search-mark';
import {WishlistButton} from '../wishlist/WishlistButton';
import type {ProductCardView} from './product-card-view';
import {ProductCardPicture} from './ProductCardPicture';
import {ProductCardRating} from './ProductCardRating';
import {Swatches} from './Swatches';

interface Props {
  product: ProductCardView;
  heading?: 'h2' | 'h3' | 'h4';
  /** Its picture is among the first things seen. */
  priority?: boolean;
}

/**
 * A product in a list. The whole card is one link: the title's, stretched over it; the heart lies on top, and the link to
 * similar products where it is sold out. Its parts stand in rows that all cards of a line share, see `product.css`.
 */
export function ProductCard({product, heading: Heading = 'h3', priority}: Props) {
  const href = useHref();
  const [approached, setApproached] = useState(false);
  const {facts, rating, found} = product;
  const path = href('product', {handle: product.handle}) + product.query;
  const mark = found ? `${product.query ? '&' : '?'}${MARK}=${encodeURIComponent(found)}` : '';
  return (
    <article
      className="card group relative rounded-panel has-[a:focus-visible]:focus-ring"
      onPointerEnter={({pointerType}) => setApproached(approached || pointerType === 'mouse')}
      onFocus={() => setApproached(true)}
    >
      <ProductCardPicture product={product} priority={priority} approached={approached} />
      <div className="card-text px-0.5 pt-3 text-micro/[1.3] text-ink-500">
        <div>
          <p>{product.vendor}</p>
          <Heading className="mt-0.5 line-clamp-2 text-label/[1.3] plain-heading text-ink sm:text-body/[1.3]">
            <a
              className="stretched decoration-1 underline-offset-3 outline-none group-hover:underline"
              href={path + mark}
            >
              {product.title}
            </a>
          </Heading>
          {product.variant && <p className="mt-0.5 text-ink-600">{product.variant}</p>}
        </div>
        {facts.length > 0 && (
          <p className="card-facts">
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </p>
        )}
        {rating && <ProductCardRating rating={rating} />}
        {product.swatches.length > 0 && <Swatches {...product} />}
        <PriceTag price={product.price} size="card" />
        {/* The badge has said that it is sold out. */}
        {!product.available ? (
          <SimilarLink
            product={path}
            title={product.title}
            className="row-start-8 mt-1 self-start justify-self-start"
          />
        ) : (
          product.stock && <StockLine stock={product.stock} size="card" />
        )}
      </div>
      {product.variantId && (
        <WishlistButton variantId={product.variantId} title={product.title} look="card" />
      )}
    </article>
  );
}
