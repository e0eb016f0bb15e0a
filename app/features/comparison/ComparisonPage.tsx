import {useId} from 'react';
import {inOneLine} from '~/i18n/formats';
import {useHref, useTranslate} from '~/i18n/use-language';
import {Alert} from '~/ui/Alert';
import {Button, ButtonLink} from '~/ui/Button';
import {Image} from '~/ui/Image';
import {PageBreadcrumb} from '../navigation/PageBreadcrumb';
import {PriceTag} from '../pricing/PriceTag';
import {TaxNote} from '../site/site-facts';
import type {ComparisonRow} from './comparison-rows.server';
import type {ComparisonData} from './comparison.server';

type View = Omit<ComparisonData, 'messages'>;

/** Bikes side by side: one table, plus links and forms that reload this page. */
export function ComparisonPage({page}: {page: View}) {
  const t = useTranslate();
  const {bikes, notices, hasRoom} = page;
  return (
    <div className="page-width pb-18">
      <PageBreadcrumb items={[{title: t('comparison.page.title')}]} />
      <header className="mb-6">
        <h1>{t('comparison.page.title')}</h1>
        <p className="mt-4 max-w-[62ch] text-lead text-ink-600 print:hidden">
          {t(bikes.length > 0 ? 'comparison.page.lead' : 'comparison.page.empty')}
        </p>
      </header>
      {notices.length > 0 && (
        <div className="mb-6 grid gap-2.5">
          {notices.map((notice) => (
            <Alert key={notice} kind="warning" small role="none">
              {notice}
            </Alert>
          ))}
        </div>
      )}
      {bikes.length > 0 && (
        <>
          <Tools page={page} />
          <ComparisonTable page={page} />
        </>
      )}
      {hasRoom ? (
        <AddBike page={page} />
      ) : (
        <p className="mt-8 text-ink-600 print:hidden">{t('comparison.page.full')}</p>
      )}
    </div>
  );
}

const FIELD = 'h-11 min-w-0 rounded-control border border-ink-400 bg-kreide px-3 text-body';

/** The visitor's height, and a link to show only rows that differ. */
function Tools({page}: {page: View}) {
  const t = useTranslate();
  const href = useHref();
  const id = useId();
  const {bikes, list, height, heightError, onlyDifferences, toggle, equal} = page;
  return (
    <div className="mb-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 print:hidden">
      <form action={href('comparison')} method="get" className="grid gap-1.5">
        <input type="hidden" name="p" value={list} />
        {onlyDifferences && <input type="hidden" name="nur" value="unterschiede" />}
        <label htmlFor={id} className="text-label font-label">
          {t('comparison.page.height')}
        </label>
        <p id={`${id}-hint`} className="text-small text-ink-600">
          {t('comparison.page.heightHint')}
        </p>
        <div className="flex gap-2">
          <input
            id={id}
            name="height"
            className={`${FIELD} w-24`}
            defaultValue={height}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            aria-invalid={heightError ? true : undefined}
            aria-describedby={heightError ? `${id}-error` : `${id}-hint`}
          />
          <Button type="submit" variant="secondary" size="small">
            {t('comparison.page.showSize')}
          </Button>
        </div>
        {heightError && (
          <p id={`${id}-error`} className="max-w-100 text-small font-[550] text-danger">
            {heightError}
          </p>
        )}
      </form>
      {bikes.length > 1 && (equal > 0 || onlyDifferences) && (
        <p className="text-label">
          <span className="text-ink-600">{t('comparison.page.equal', {count: equal})}</span>{' '}
          <a href={toggle} data-keep-scroll="" rel="nofollow" className="inline-block py-1 link">
            {t(onlyDifferences ? 'comparison.page.all' : 'comparison.page.onlyDifferences')}
          </a>
        </p>
      )}
    </div>
  );
}

const CELL = 'border-b border-stahl-200 px-1 py-2.5 text-left align-top hyphens-auto sm:px-3';
/** Remains visible while the bikes scroll beneath it. */
const FIRST_COLUMN = `${CELL} sticky left-0 z-1 w-24 min-w-24 bg-kreide pl-0 max-sm:text-micro sm:w-36 sm:min-w-36 sm:pl-0 lg:w-44`;

function ComparisonTable({page: {bikes, rows}}: {page: View}) {
  const t = useTranslate();
  const id = useId();
  return (
    // Wide tables scroll on their own, so the keyboard must be able to reach them; a link that gets the focus scrolls
    // out from under the first column.
    <div
      className="relative scroll-pl-25 overflow-x-auto sm:scroll-pl-38 lg:scroll-pl-46 print:overflow-visible"
      role="region"
      aria-labelledby={id}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <table className="w-full text-small sm:text-label/[1.45]">
        <caption id={id} className="sr-only">
          {t('comparison.page.table')}
        </caption>
        <thead>
          <tr>
            <th scope="col" className={FIRST_COLUMN}>
              <span className="sr-only">{t('comparison.page.property')}</span>
            </th>
            {bikes.map((bike) => (
              <BikeHead key={bike.key} bike={bike} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.label} row={row} />
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <p className="py-4">{t('comparison.page.noDifferences')}</p>}
    </div>
  );
}

function BikeHead({bike}: {bike: View['bikes'][number]}) {
  const t = useTranslate();
  return (
    <th scope="col" className={`${CELL} min-w-31 font-normal sm:min-w-46 lg:w-64`}>
      {bike.image && (
        <Image
          image={{...bike.image, alt: ''}}
          widths={[160, 256, 320, 480]}
          sizes="(min-width: 64rem) 256px, 40vw"
          className="aspect-4/3 w-full rounded-control"
        />
      )}
      <span className="mt-2 block text-micro text-ink-500">{bike.vendor}</span>
      <a href={bike.href} className="block font-label wrap-anywhere link">
        {bike.title}
      </a>
      {bike.options && <span className="block text-micro text-ink-600">{bike.options}</span>}
      <span className="mt-1 block font-label nums">{bike.price.current}</span>
      <a
        href={bike.without}
        rel="nofollow"
        className="inline-flex min-h-8 items-center text-small text-ink-600 link print:hidden"
        aria-label={t('cart.removeTitle', {title: bike.title})}
      >
        {t('cart.remove')}
      </a>
    </th>
  );
}

/** A row says so in words when all are the same; otherwise its values are bold. */
function Row({row: {label, cells, allEqual}}: {row: ComparisonRow}) {
  const t = useTranslate();
  return (
    <tr className="print:break-inside-avoid">
      <th scope="row" className={`${FIRST_COLUMN} font-[500]`}>
        {label}
        {allEqual && (
          <span className="block text-micro font-normal text-ink-500">
            {t('comparison.page.same')}
          </span>
        )}
      </th>
      {cells.map(({lines, price, taxed, shipped}, index) => (
        <td key={index} className={allEqual ? CELL : `${CELL} font-label`}>
          {price && (
            <>
              <PriceTag price={price} size="hit" />
              <p className="text-micro font-normal text-ink-500">
                <TaxNote taxed={taxed ?? true} shipped={shipped ?? false} />
              </p>
            </>
          )}
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {!price && lines.length === 0 && (
            <span className="font-normal text-ink-500">{t('comparison.page.unknown')}</span>
          )}
        </td>
      ))}
    </tr>
  );
}

/** A search, its hits, and suggested bikes. */
function AddBike({page}: {page: View}) {
  const t = useTranslate();
  const href = useHref();
  const id = useId();
  const {list, height, onlyDifferences, q, hits, offered} = page;
  return (
    <section className="mt-10 print:hidden" aria-labelledby={id}>
      <h2 id={id}>{t('comparison.page.add')}</h2>
      <form action={href('comparison')} method="get" className="mt-4 grid gap-1.5 *:min-w-0">
        {list && <input type="hidden" name="p" value={list} />}
        {height && <input type="hidden" name="height" value={height} />}
        {onlyDifferences && <input type="hidden" name="nur" value="unterschiede" />}
        <label htmlFor={`${id}-q`} className="text-label font-label">
          {t('comparison.page.search')}
        </label>
        <div className="flex max-w-120 gap-2">
          <input
            id={`${id}-q`}
            name="q"
            type="search"
            className={`${FIELD} min-w-0 flex-1`}
            defaultValue={q}
            autoComplete="off"
            maxLength={50}
          />
          <Button type="submit" variant="secondary" size="small">
            {t('search.submit')}
          </Button>
        </div>
      </form>
      {q !== '' && hits === null && <p className="mt-4">{t('comparison.page.searchFailed')}</p>}
      {hits?.length === 0 && <p className="mt-4">{t('comparison.page.noHits', {q})}</p>}
      {hits && hits.length > 0 && <Offers title={t('comparison.page.hits', {q})} offers={hits} />}
      {offered.length > 0 && <Offers title={t('comparison.page.offered')} offers={offered} />}
    </section>
  );
}

function Offers({title, offers}: {title: string; offers: View['offered']}) {
  const t = useTranslate();
  return (
    <>
      <h3 className="mt-7 mb-3">{title}</h3>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-4">
        {/* Bikes of one line share its rows, so that their buttons are aligned. */}
        {offers.map((offer) => (
          <li key={offer.href} className="row-span-6 grid grid-rows-subgrid gap-y-1">
            {offer.image ? (
              <Image
                image={offer.image}
                preset="card"
                className="aspect-4/3 w-full rounded-control"
              />
            ) : (
              <div className="aspect-4/3 rounded-control bg-stahl-50" />
            )}
            <p className="text-small text-ink-500">{offer.vendor}</p>
            <p className="line-clamp-2 text-label font-label wrap-anywhere">{offer.title}</p>
            <p className="text-small text-wrap text-ink-600">
              {offer.facts.map(inOneLine).join('\u00a0· ')}
            </p>
            <div className="self-end">
              <PriceTag price={offer.price} size="hit" />
            </div>
            <p className="mt-1.5">
              <ButtonLink
                variant="secondary"
                size="small"
                href={offer.href}
                rel="nofollow"
                aria-label={t('comparison.page.addTitle', {title: offer.title})}
              >
                {t('comparison.page.addShort')}
              </ButtonLink>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
