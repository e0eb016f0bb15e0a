import fileDown from 'lucide-static/icons/file-down.svg?drawing';
import {useTranslate} from '~/i18n/use-language';
import {DrawnIcon} from '~/ui/Icon';
import {RichText} from '~/ui/ServerMarkup';
import type {NoticeView} from '../product-view.server';
import type {FeatureView} from './feature-views.server';
import type {DownloadView, ProductDetails} from './product-details.server';

const SECTION = 'page-width gap-8 pt-12 md:pt-16';
/** With fewer rows there is no table next to the description: they are listed below it, one per line. */
const MIN_TABLE_ROWS = 3;

interface Props {
  title: string;
  details: ProductDetails;
  /** Whether everything is stacked in one column. */
  narrow: boolean;
}

/** Describes the product: text and downloads on the left, technical data on the right. */
export function DescriptionAndFeatures({title, details, narrow}: Props) {
  const t = useTranslate();
  const {headline, descriptionHtml, downloads, features} = details;
  const hasDescription = descriptionHtml !== '' || downloads.length > 0;
  if (!hasDescription && features.length === 0) return null;
  const columns = features.length < MIN_TABLE_ROWS ? '' : 'lg:grid-cols-2 lg:gap-18';
  return (
    <div className={`grid *:min-w-0 ${narrow ? 'min-w-0 gap-7 pt-6' : `${SECTION} ${columns}`}`}>
      {hasDescription && (
        <section>
          {descriptionHtml && (
            <>
              <h2 className="mb-6">{headline || t('product.description', {title})}</h2>
              <RichText html={descriptionHtml} />
            </>
          )}
          {downloads.length > 0 && <Downloads downloads={downloads} />}
        </section>
      )}
      {features.length > 0 && <ProductFeatures features={features} first={!descriptionHtml} />}
    </div>
  );
}

function ProductFeatures({features, first}: {features: FeatureView[]; first: boolean}) {
  const t = useTranslate();
  // Below the heading of the description, or in its place.
  const Heading = first ? 'h2' : 'h3';
  const row =
    features.length < MIN_TABLE_ROWS
      ? 'flex flex-wrap gap-x-3'
      : 'grid grid-cols-[minmax(120px,5fr)_7fr] gap-4 border-b border-stahl-200 py-2.5';
  return (
    <section>
      <Heading>{t('product.features.title')}</Heading>
      <dl className="mt-3 text-label leading-[1.4]">
        {features.map(({label, value}, index) => (
          <div key={index} className={row}>
            <dt className="hyphens-auto text-ink-500">{label}</dt>
            <dd className="min-w-0 font-[500] wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Downloads: manuals, declarations, data sheets. */
function Downloads({downloads}: {downloads: DownloadView[]}) {
  const t = useTranslate();
  return (
    <>
      <h3 className="mt-8 first:mt-0">{t('product.downloads.title')}</h3>
      <ul className="mt-3 text-label leading-[1.3]">
        {downloads.map(({id, title, url, fileName, extension, size}) => (
          <li key={id}>
            <a
              className="flex min-h-13 items-center gap-3 border-b border-stahl-200 py-2 font-[550] decoration-1 underline-offset-3 hover:underline"
              href={url}
              download={fileName}
              target="_blank"
              rel="noopener"
            >
              <DrawnIcon drawing={fileDown} size={20} />
              <span className="min-w-0 flex-1 text-balance wrap-anywhere">{title}</span>
              <span className="flex-none text-micro font-normal text-ink-500">
                {[extension, size].filter(Boolean).join(', ')}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What visitors must be told before they order: delivery, battery, guarantee, safety. */
export function GoodToKnow({notices}: {notices: NoticeView[]}) {
  const t = useTranslate();
  if (notices.length === 0) return null;
  return (
    <section className="page-width pt-12 md:pt-16">
      <h2 className="mb-6">{t('product.goodToKnow')}</h2>
      <div className="gap-x-14 border-t border-stahl-200 pt-6 md:columns-2 lg:columns-3">
        {notices.map(({id, title, picture, parts}) => (
          <section
            key={id}
            id={id}
            className="mb-7 grid break-inside-avoid gap-2 text-label leading-normal"
          >
            <h3>{title}</h3>
            {picture && (
              <img
                src={picture.url}
                alt={picture.alt}
                width={picture.width ?? undefined}
                height={picture.height ?? undefined}
                loading="lazy"
                className="h-auto max-w-[min(100%,300px)]"
              />
            )}
            {parts.map(({label, text, href}) => (
              <p key={text} className="wrap-anywhere whitespace-pre-line">
                {label && <b className="block font-label">{label}</b>}
                {href ? (
                  <a className="link" href={href}>
                    {text}
                  </a>
                ) : (
                  text
                )}
              </p>
            ))}
          </section>
        ))}
      </div>
    </section>
  );
}
