import {useTranslate} from '~/i18n/use-language';
import {Icon} from '~/ui/Icon';
import {Stars} from '~/ui/Stars';
import type {RatingView, ReviewView} from './review-views';

interface Props {
  rating: RatingView;
  reviews: ReviewView[];
}

const SHOWN = 3;
const LIST = 'grid gap-3.5 md:grid-cols-3 md:gap-6';

/** What buyers say: the average in large figures, the latest reviews, older ones on demand. */
export function Reviews({rating: {value, text, count}, reviews}: Props) {
  const t = useTranslate();
  const more = reviews.slice(SHOWN);
  return (
    <section id="bewertungen" className="page-width pt-12 last:pb-12 md:pt-16 md:last:pb-16">
      <div className="mb-5.5 flex flex-wrap items-end justify-between gap-3">
        <h2>{t('product.reviews.title')}</h2>
        <div className="flex items-center gap-3.5">
          <p
            className="text-[48px]/none font-heading tracking-[-0.03em] font-stretch-112% tabular-nums"
            aria-hidden="true"
          >
            {text}
          </p>
          <div>
            <Stars rating={value} className="text-stern" />
            <p className="mt-1 text-small text-ink-500">
              <span className="sr-only">{t('chrome.rating', {rating: text})}, </span>
              {t('product.reviews.count', {count})}
            </p>
          </div>
        </div>
      </div>
      <ReviewList reviews={reviews.slice(0, SHOWN)} />
      {more.length > 0 && (
        <details className="group mt-5">
          <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-label underline decoration-ink-400 underline-offset-3 [&::-webkit-details-marker]:hidden">
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
    </section>
  );
}

function ReviewList({reviews}: {reviews: ReviewView[]}) {
  const t = useTranslate();
  return (
    <ul className={LIST}>
      {reviews.map(({id, rating, ratingText, title, body, author, day, date}) => (
        <li key={id}>
          <figure className="border-t-2 border-ink pt-4 pb-2">
            <Stars rating={rating} className="text-stern" />
            <span className="sr-only">{t('chrome.rating', {rating: ratingText})}</span>
            {title && <h3 className="mt-2 text-[17px] font-[620] font-stretch-100%">{title}</h3>}
            <blockquote className="mt-1.5 wrap-anywhere whitespace-pre-line text-ink-800">
              {body}
            </blockquote>
            <figcaption className="mt-2.5 text-small text-ink-500">
              {author && `${author}, `}
              <time dateTime={day}>{date}</time>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
