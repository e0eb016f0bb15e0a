import {useState} from 'react';
import {inOneLine} from '~/i18n/formats';
import {useHref, useTranslate} from '~/i18n/use-language';
import {Badge} from '~/ui/Badge';
import {Image} from '~/ui/Image';
import {Stars} from '~/ui/Stars';
import {SimilarLink, StockLine} from '../goods/StockLine';
import {ProductPlaceholder} from '../pictures/ProductPlaceholder';
import {PriceTag, SaleBadges} from '../pricing/PriceTag';
import {MARK} from '../search-events/search-mark';
import {useReviewsSince} from '../site/site-facts';
import {WishlistButton} from '../wishlist/WishlistButton';
import type {RatingView} from './product-view';
import type {ProductCardView} from './product-card-view';

interface Props {
  product: ProductCardView;
  heading?: 'h2' | 'h3' | 'h4';
  /** Its picture is among the first things seen. */
  priority?: boolean;
}

/**
 * A product in a list. The whole card is one link: the title's, stretched over it; the heart lies on top, and the link to
 * similar products where it is sold out. Its parts stand in rows that all cards of a line share, see `card.css`.
 */
export function ProductCard({product, heading: Heading = 'h3', priority}: Props) {
  const href = useHref();
  const [approached, setApproached] = useState(false);
  const {facts, rating, found} = product;
  const path = href('product', {handle: product.handle}) + product.query;
  const mark = found ? `${product.query ? '&' : '?'}${MARK}=${encodeURIComponent(found)}` : '';
  return (
    <article
      className="card"
      onPointerEnter={({pointerType}) => setApproached(approached || pointerType === 'mouse')}
      onFocus={() => setApproached(true)}
    >
      <ProductCardPicture product={product} priority={priority} approached={approached} />
      <div className="card-text">
        <div>
          <p>{product.vendor}</p>
          <Heading className="card-title">
            <a className="stretched" href={path + mark}>
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
        {/* The badge has said that it is sold out. */}
        {!product.available ? (
          <SimilarLink product={path} title={product.title} className="card-similar" />
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

/** Lines of a clamped title are not balanced, so '120 ml' is held together. */
const UNIT_AT_END = /(?<=\d) (?=\p{L}{1,2}$)/u;

interface ProductCardPictureProps {
  product: ProductCardView;
  priority?: boolean;
  /** A mouse or the focus has come to the card: the second view may be loaded. */
  approached: boolean;
}

/** The picture of a card with its badges; from lg on a second view lies over it. */
function ProductCardPicture({product, priority = false, approached}: ProductCardPictureProps) {
  const t = useTranslate();
  const {image, secondImage, price, available, isNew} = product;
  const hasBadges = !available || isNew || price.sale !== null;
  return (
    <div className={available ? 'card-picture' : 'card-picture is-sold-out'}>
      {image ? (
        <Image image={{...image, alt: ''}} preset="card" priority={priority} />
      ) : (
        <ProductPlaceholder />
      )}
      {approached && secondImage && (
        <Image image={{url: secondImage, alt: '', width: 0, height: 0}} preset="card" />
      )}
      {hasBadges && (
        <p>
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

/** The average of a product's reviews on its card: stars, the number, and how many there are. */
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

interface ProductGridProps {
  products: ProductCardView[];
  /** How many pictures are in view at once; they are loaded first. */
  priorityCount?: number;
  heading?: 'h2' | 'h3' | 'h4';
  /** One row to swipe on small screens. */
  swipe?: boolean;
}

const COLUMNS = 'card-grid gap-x-3 md:grid-cols-3 md:gap-x-5';

/** Fewer products would leave most of a row empty. */
const ROW = 3;

/** Classes of a section with a heading and a row of products: on wide screens one or two stand beside the heading. */
export function rowSection(products: readonly ProductCardView[]): string {
  return products.length < ROW ? 'lg:grid lg:grid-cols-2 lg:items-start lg:gap-x-5' : '';
}

/** Products side by side: two, three or four columns. */
export function ProductGrid({
  products,
  priorityCount = 0,
  heading,
  swipe = false,
}: ProductGridProps) {
  const fullRows = products.length - (products.length % 3);
  const columns = swipe && products.length < ROW ? 'lg:grid-cols-2' : 'xl:grid-cols-4';
  return (
    <ul className={`${COLUMNS} ${columns} ${swipe ? 'swipe-row' : 'grid-cols-2'}`}>
      {products.map((product, at) => (
        <li
          key={product.handle}
          // A selection of more than a row ends with a full one, also in three columns.
          className={at >= 3 && at >= fullRows ? 'md:max-xl:hidden' : undefined}
        >
          <ProductCard product={product} heading={heading} priority={at < priorityCount} />
        </li>
      ))}
    </ul>
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
        {swatches.map(({name, color}, at) => (
          <circle key={name} cx={at * STEP + 8} cy="8" r="7.5" fill={color} />
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

/** A colour as a drawn area: a fill needs no `style` attribute, which a strict security policy forbids. */
export function SwatchColor({color, className}: {color: string; className: string}) {
  return (
    <svg className={className} aria-hidden="true">
      <rect width="100%" height="100%" fill={color} />
    </svg>
  );
}
