import {inOneLine} from '~/i18n/formats';
import {useHref, useTranslate} from '~/i18n/use-language';
import {Image} from '~/ui/Image';
import {Stars} from '~/ui/Stars';
import {SimilarLink, StockLine} from '../goods/StockLine';
import {ProductPlaceholder} from '../pictures/ProductPlaceholder';
import {PriceTag, ProductBadges} from '../pricing/PriceTag';
import {SEARCH_MARK_FIELD} from '../statistics/search-mark';
import {useReviewsSince} from '../site/site-facts';
import {writeNames} from '../wishlist/wishlist';
import {Heart} from '../wishlist/WishlistButton';
import type {RatingView} from './product-view.server';
import type {ProductCardView} from './product-card-view.server';

interface Props {
  product: ProductCardView;
  heading: 'h2' | 'h3' | 'h4';
  /** When its picture loads: before all others, immediately, or near the viewport. */
  loading: 'first' | 'early' | 'late';
  /** In a list next to filters, not in a full-width row. */
  inList: boolean;
  /** Whether its variant is on the wishlist. */
  listed: boolean;
}

/**
 * A product in a list; rendered only by the worker (`product-markup.server.tsx`), shown by `ProductItem`. The complete
 * card is one link: the title's, stretched over it; the heart lies on top, as does the link to similar products when it
 * is sold out. Its parts sit in rows shared by all cards of a line, see `card-grid.css`.
 */
export function ProductCard({product, heading: Heading, loading, inList, listed}: Props) {
  const href = useHref();
  const t = useTranslate();
  const {facts, rating, searchMark} = product;
  const path = href('product', {handle: product.handle}) + product.query;
  const markQuery = searchMark
    ? `${product.query ? '&' : '?'}${SEARCH_MARK_FIELD}=${encodeURIComponent(searchMark)}`
    : '';
  return (
    <article className="card">
      <ProductCardPicture product={product} loading={loading} inList={inList} />
      <div className="card-text">
        <div>
          <p>{product.vendor}</p>
          <Heading className="card-title">
            <a className="stretched" href={path + markQuery}>
              {product.title.replace(UNIT_AT_END, '\u00a0')}
            </a>
          </Heading>
          {product.variant && <p className="mt-0.5 text-ink-600">{product.variant}</p>}
        </div>
        {facts.length > 0 && (
          <p className="card-facts text-wrap">{facts.map(inOneLine).join(' ·\u00a0')}</p>
        )}
        {rating && <ProductCardRating rating={rating} />}
        {product.swatches.length > 0 && <Swatches {...product} />}
        <PriceTag price={product.price} size="card" />
        {/* The badge already says that it is sold out. */}
        {!product.available ? (
          <SimilarLink product={path} title={product.title} className="card-similar" />
        ) : (
          product.stock && <StockLine stock={product.stock} size="card" />
        )}
        {product.compared && (
          <a
            className="card-compare"
            href={`${href('comparison')}?p=${writeNames([product.compared])}`}
            rel="nofollow"
          >
            {t('product.card.compare')}
            <span className="sr-only">: {product.title}</span>
          </a>
        )}
      </div>
      {product.variantId && (
        <Heart
          variantId={product.variantId}
          title={product.title}
          placement="card"
          listed={listed}
        />
      )}
    </article>
  );
}

/** Lines of a clamped title are not balanced, so '120 ml' needs a non-breaking space. */
const UNIT_AT_END = /(?<=\d) (?=\p{L}{1,2}$)/u;

/** The picture of a card with its badges; from lg up a second picture overlays it, which `ProductItem` loads. */
function ProductCardPicture({
  product,
  loading,
  inList,
}: Pick<Props, 'product' | 'loading' | 'inList'>) {
  const t = useTranslate();
  const {image, secondImage, price, available, isNew} = product;
  const hasBadges = !available || isNew || price.sale !== null;
  return (
    <div
      className={available ? 'card-picture' : 'card-picture is-sold-out'}
      data-second={(image && secondImage) ?? undefined}
    >
      {image ? (
        <Image
          image={image}
          preset={inList ? 'listCard' : 'card'}
          priority={loading === 'first'}
          lazy={loading === 'late'}
        />
      ) : (
        <ProductPlaceholder />
      )}
      {hasBadges && (
        <p>
          {available ? (
            <ProductBadges price={price} isNew={isNew} />
          ) : (
            <span className="badge">{t('product.badge.soldOut')}</span>
          )}
        </p>
      )}
    </div>
  );
}

/** The average rating of a product on its card: stars, the number and the review count. */
function ProductCardRating({rating: {value, text, count}}: {rating: RatingView}) {
  const t = useTranslate();
  const since = useReviewsSince('products');
  return (
    <p className="card-rating">
      <Stars
        rating={value}
        size={15}
        className="text-stern"
        label={t('product.card.rating', {rating: text, count}) + since}
      />
      <span aria-hidden="true">{`${text} (${count})${since}`}</span>
    </p>
  );
}

const STEP = 22;

/** The colours a product comes in: up to four dots, and how many more there are. */
function Swatches({swatches, moreSwatches}: Pick<ProductCardView, 'swatches' | 'moreSwatches'>) {
  const t = useTranslate();
  const names = swatches.map(({name}) => name).join(', ');
  return (
    <p className="card-swatches">
      <svg
        width={swatches.length * STEP - 6}
        height="16"
        role="img"
        aria-label={t('product.card.colours', {names})}
      >
        {swatches.map(({name, color}, index) => (
          <circle key={name} cx={index * STEP + 8} cy="8" r="7.5" fill={color} />
        ))}
      </svg>
      {moreSwatches > 0 && (
        <>
          <span aria-hidden="true">{`+${moreSwatches}`}</span>
          <span className="sr-only">{t('product.card.moreColours', {count: moreSwatches})}</span>
        </>
      )}
    </p>
  );
}
