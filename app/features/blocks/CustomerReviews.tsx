import {formatRating} from '~/i18n/formats';
import {useLanguage} from '~/i18n/use-language';
import {Stars} from '~/ui/Stars';
import {Section, SectionHeadline} from '../story/Section';
import type {BlockProps} from './load-blocks.server';

/** A review's stars when they are 1 to 5, else `null`. */
export function validStars(stars: number | null): number | null {
  return stars !== null && stars >= 1 && stars <= 5 ? stars : null;
}

type Review = BlockProps<'customer-reviews'>['content']['items'][number];

/** What customers say, below the shop's rating at Google. */
export function CustomerReviews({content, data, level}: BlockProps<'customer-reviews'>) {
  const {headline, items, edit} = content;
  const {rating, unchecked} = data;
  return (
    <Section edit={edit} headline={headline}>
      <div className="mb-(--below-head) flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <SectionHeadline level={level}>{headline}</SectionHeadline>
        {rating > 0 && <Rating {...data} />}
      </div>
      {items.length > 0 && (
        <ul className={`grid gap-3.5 ${columnsOf(items.length)}`}>
          {items.map((review, at) => (
            <ReviewCard key={review.uid || at} review={review} />
          ))}
        </ul>
      )}
      {(rating > 0 || items.length > 0) && (
        <p className="mt-4 max-w-[75ch] text-small text-ink-500">{unchecked}</p>
      )}
    </Section>
  );
}

/** Three beside each other, unless that leaves one alone. */
function columnsOf(count: number): string {
  if (count === 2 || count === 4) return 'md:grid-cols-2';
  return count === 1 ? '' : 'md:grid-cols-3';
}

function Rating({rating, count, since}: BlockProps<'customer-reviews'>['data']) {
  const {language, t} = useLanguage();
  const figure = formatRating(rating, language);
  return (
    <div className="flex items-center gap-4.5">
      <p
        className="text-[68px] leading-[0.9] font-heading tracking-[-0.03em] font-stretch-112% nums"
        aria-hidden="true"
      >
        {figure}
      </p>
      <div>
        <Stars rating={rating} className="text-stern" />
        <p className="mt-2.5 text-label leading-[1.4]">
          <strong>{t('chrome.rating', {rating: figure})}</strong>
          <br />
          <span className="text-ink-500">{t('content.reviews.source', {count}) + since}</span>
        </p>
      </div>
    </div>
  );
}

function ReviewCard({review: {quote, author, subject, stars, edit}}: {review: Review}) {
  const {language, t} = useLanguage();
  const rating = validStars(stars);
  return (
    <li {...edit} className="rounded-panel bg-stahl-50 p-6 lg:p-7.5">
      <figure className="flex h-full flex-col gap-3.5">
        {rating !== null && (
          <p>
            <Stars rating={rating} className="text-stern" />
            <span className="sr-only">
              {t('chrome.rating', {rating: formatRating(rating, language)})}
            </span>
          </p>
        )}
        <blockquote className="text-[17px] leading-normal hyphens-auto">
          {t('content.reviews.quote', {quote})}
        </blockquote>
        <figcaption className="mt-auto flex flex-wrap justify-between gap-x-4 text-small text-ink-500 md:max-lg:flex-col">
          <strong className="font-label text-ink">{author}</strong>
          {subject && <span>{subject}</span>}
        </figcaption>
      </figure>
    </li>
  );
}
