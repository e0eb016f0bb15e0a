import {formatRating} from '~/i18n/formats';
import {useLanguage} from '~/i18n/use-language';
import {Image} from '~/ui/Image';
import {Stars} from '~/ui/Stars';
import {ContentButtons} from '../story/EditorLinks';
import {RichTextContent} from '../story/RichTextContent';
import {NamedSection, Section, SectionHeadline} from '../story/Section';
import type {BlockProps} from './load-blocks.server';

const tones = {
  dark: {section: 'on-dark bg-tanne-950 text-kreide', text: 'text-[#dbe6dd]'},
  light: {section: 'bg-stahl-50', text: 'text-ink-600'},
};

/** A picture next to text with facts. */
export function ContentTeaser({content, data, level, first}: BlockProps<'content-teaser'>) {
  const {headline, text, image, image_side: side, tone, rows, columns, buttons, edit} = content;
  const dark = tone === 'dark';
  const right = side === 'right';
  return (
    <NamedSection edit={edit} headline={headline} className={tones[tone].section}>
      <div
        className={`page-width lg:py-19 ${image ? `grid items-center gap-x-16 ${right ? 'lg:grid-cols-[1fr_1.15fr]' : 'lg:grid-cols-[1.15fr_1fr]'}` : ''}`}
      >
        {image && (
          <div className={`-mx-(--gutter) lg:mx-0 ${right ? 'lg:order-2' : ''}`}>
            <Image
              image={image}
              sizes="(min-width: 82rem) 634px, (min-width: 64rem) calc(50vw - 36px), 100vw"
              widths={[480, 640, 750, 1090, 1290, 1560]}
              ratio="3/2"
              priority={first}
              className="h-auto w-full lg:rounded-panel"
            />
          </div>
        )}
        <div className="min-w-0 pt-9 pb-11 lg:py-0">
          <SectionHeadline level={level}>{headline}</SectionHeadline>
          <RichTextContent
            text={text}
            parentLevel={level}
            className={`mt-(--below-h2) max-w-[34em] ${tones[tone].text}`}
          />
          <TeaserRows rows={[...rows, ...data]} dark={dark} />
          <TeaserColumns columns={columns} dark={dark} />
          <ContentButtons buttons={buttons} dark={dark} className="mt-6" />
        </div>
      </div>
    </NamedSection>
  );
}

type Teaser = BlockProps<'content-teaser'>['content'];

/** Values up to this length do not wrap, as a price must not; longer ones may. */
const MAX_NOWRAP_LENGTH = 24;

type TeaserRow = Partial<Teaser['rows'][number]> & {label: string; value: string};

/** A small table: what it is, and what it costs. */
function TeaserRows({rows, dark}: {rows: readonly TeaserRow[]; dark: boolean}) {
  if (rows.length === 0) return null;
  const border = dark ? 'border-kreide/14' : 'border-stahl-200';
  return (
    <table className="mt-6 w-full max-w-165 text-label leading-normal">
      <tbody>
        {rows.map(({uid, edit, label, value}, index) => (
          <tr key={uid || index} {...edit} className={`border-b ${border}`}>
            <th scope="row" className="py-3 pr-4 text-left align-top font-[500] text-wrap">
              {label}
            </th>
            <td
              className={`py-3 text-right align-top font-heading text-balance wrap-anywhere nums ${
                value.length <= MAX_NOWRAP_LENGTH ? 'sm:whitespace-nowrap' : ''
              }`}
            >
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Short notes side by side: opening hours, contact. */
function TeaserColumns({columns, dark}: Pick<Teaser, 'columns'> & {dark: boolean}) {
  if (columns.length === 0) return null;
  return (
    <dl className="mt-6 grid max-w-165 grid-cols-[repeat(auto-fit,minmax(min(100%,136px),1fr))] gap-5 text-label leading-normal">
      {columns.map(({uid, edit, title, text}, index) => (
        <div key={uid || index} {...edit}>
          <dt className="font-heading">{title}</dt>
          <dd
            className={`wrap-anywhere whitespace-pre-line ${dark ? 'text-tanne-200' : 'text-ink-600'}`}
          >
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A review's stars if they are 1 to 5, otherwise `null`. */
export function validStars(stars: number | null): number | null {
  return stars !== null && stars >= 1 && stars <= 5 ? stars : null;
}

type Review = BlockProps<'customer-reviews'>['content']['items'][number];

/** Customer quotes, below the shop's rating on Google. */
export function CustomerReviews({content, data, level}: BlockProps<'customer-reviews'>) {
  const {headline, items, edit} = content;
  const {rating, unverifiedNotice} = data;
  return (
    <Section edit={edit} headline={headline}>
      <div className="mb-(--below-head) flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <SectionHeadline level={level}>{headline}</SectionHeadline>
        {rating > 0 && <Rating {...data} />}
      </div>
      {items.length > 0 && (
        <ul className={`grid gap-4 *:min-w-0 ${columnsOf(items.length)}`}>
          {items.map((review, index) => (
            <ReviewCard key={review.uid || index} review={review} />
          ))}
        </ul>
      )}
      {(rating > 0 || items.length > 0) && (
        <p className="mt-4 max-w-[75ch] text-small text-ink-500">{unverifiedNotice}</p>
      )}
    </Section>
  );
}

/** Three columns; two for four cards, so that none is left alone. */
function columnsOf(count: number): string {
  if (count === 2 || count === 4) return 'md:grid-cols-2';
  return count === 1 ? '' : 'md:grid-cols-3';
}

function Rating({rating, count, since}: BlockProps<'customer-reviews'>['data']) {
  const {language, t} = useLanguage();
  const ratingText = formatRating(rating, language);
  return (
    <div className="flex items-center gap-5">
      <p
        className="text-[calc(52px+1rem)] leading-[0.9] font-heading tracking-[-0.03em] font-stretch-112% nums"
        aria-hidden="true"
      >
        {ratingText}
      </p>
      <div className="min-w-0">
        <Stars rating={rating} className="text-stern" />
        <p className="mt-3 text-label leading-[1.4]">
          <strong>{t('chrome.rating', {rating: ratingText})}</strong>
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
    <li {...edit} className="rounded-panel bg-stahl-50 p-6 wrap-anywhere lg:p-7.5">
      <figure className="flex h-full flex-col gap-4">
        {rating !== null && (
          <p>
            <Stars rating={rating} className="text-stern" />
            <span className="sr-only">
              {t('chrome.rating', {rating: formatRating(rating, language)})}
            </span>
          </p>
        )}
        <blockquote className="text-[1.0625rem] leading-normal hyphens-auto">
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
