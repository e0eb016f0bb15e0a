import {useHref, useTranslate} from '~/i18n/use-language';
import {Icon} from '~/ui/Icon';
import {Stars} from '~/ui/Stars';
import {useSiteLinks, useReviewsSince} from '../../site/site-facts';
import type {RatingView} from '../product-view.server';
import type {ProductDetails, ReviewView} from './product-details.server';

const INITIALLY_SHOWN = 3;
const LIST = 'grid gap-4 md:grid-cols-3 md:gap-6';

interface ReviewsProps {
  handle: string;
  rating: RatingView | null;
  details: Pick<ProductDetails, 'reviews' | 'reviewNote'>;
}

/**
 * Customer reviews: the average in large figures, the latest reviews, older ones on demand, and how they are verified.
 */
export function Reviews({handle, rating, details: {reviews, reviewNote}}: ReviewsProps) {
  const t = useTranslate();
  const href = useHref();
  const {reviews: policy} = useSiteLinks();
  const more = reviews.slice(INITIALLY_SHOWN);
  return (
    <section id="bewertungen" className="page-width pt-12 md:pt-16">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-3">
        <h2>{t('product.reviews.title')}</h2>
        {rating && <Average rating={rating} countWithText={reviews.length} />}
      </div>
      {reviews.length > 0 && <ReviewList reviews={reviews.slice(0, INITIALLY_SHOWN)} />}
      {more.length > 0 && (
        <details className="group mt-5">
          <summary className="inline-flex min-h-11 items-center gap-2 font-label underline decoration-ink-400 underline-offset-3">
            {t('product.reviews.more', {count: more.length})}
            <span className="group-open:rotate-180">
              <Icon name="chevron-down" size={20} />
            </span>
          </summary>
          <div className="mt-3">
            <ReviewList reviews={more} />
          </div>
        </details>
      )}
      <p className="mt-5 max-w-[75ch] text-small text-ink-500 first:mt-0">{reviewNote}</p>
      <p className="mt-2 flex flex-wrap gap-x-7">
        <a
          href={href('review', {handle})}
          rel="nofollow"
          className="inline-block py-2 font-label link"
        >
          {t('review.note.write')}
        </a>
        {reviews.length > 0 && policy && (
          <a href={policy} className="inline-block py-2 link">
            {t('review.note.report')}
          </a>
        )}
      </p>
    </section>
  );
}

interface AverageProps {
  rating: RatingView;
  /** How many of the ratings come with text, shown below. */
  countWithText: number;
}

function Average({rating: {value, text, count}, countWithText}: AverageProps) {
  const t = useTranslate();
  const since = useReviewsSince('products');
  return (
    <div className="flex items-center gap-4">
      <p
        className="text-[3rem] leading-none font-heading tracking-[-0.03em] font-stretch-112% nums"
        aria-hidden="true"
      >
        {text}
      </p>
      <div>
        <Stars rating={value} className="text-stern" />
        <p className="mt-1 text-small text-ink-500">
          <span className="sr-only">{t('chrome.rating', {rating: text})}, </span>
          {t('product.reviews.count', {count}) + since}
          {count > countWithText && `, ${t('product.reviews.written', {count: countWithText})}`}
        </p>
      </div>
    </div>
  );
}

function ReviewList({reviews}: {reviews: ReviewView[]}) {
  const t = useTranslate();
  return (
    <ul className={LIST}>
      {reviews.map(({id, rating, ratingText, title, body, author, day, date, verifiedLabel}) => (
        <li key={id}>
          <figure className="border-t-2 border-ink pt-4 pb-2">
            <Stars rating={rating} className="text-stern" />
            <span className="sr-only">{t('chrome.rating', {rating: ratingText})}</span>
            {title && (
              <h3 className="mt-2 text-[1.0625rem] font-heading font-stretch-normal">{title}</h3>
            )}
            <blockquote className="mt-1.5 wrap-anywhere whitespace-pre-line text-ink-800">
              {body}
            </blockquote>
            <figcaption className="mt-3 text-small text-ink-500">
              {author && `${author}, `}
              <time dateTime={day}>{date}</time>
              {verifiedLabel && (
                <span className="mt-1 flex items-center gap-1.5 text-ink-600">
                  <Icon name="check" size={16} className="text-gruen" />
                  {verifiedLabel}
                </span>
              )}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
