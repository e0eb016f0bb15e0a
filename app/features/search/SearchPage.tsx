import {formatNumber} from '~/i18n/formats';
import type {InputHTMLAttributes} from 'react';
import {useHref, useLanguage, useTranslate} from '~/i18n/use-language';
import {Button} from '~/ui/Button';
import {EmptyListing, ListingOutage, Suggestions} from '../catalogue/EmptyListing';
import {Listing} from '../catalogue/Listing';
import {MAX_QUERY_LENGTH} from '../catalogue/listing-view';
import {PageBreadcrumb} from '../navigation/PageBreadcrumb';
import type {SearchView} from './load-search.server';
import type {PageLink} from './overlay/overlay-view';

/** The results of a search; without one, its field and suggestions. */
export function SearchPage(view: SearchView) {
  const {q, title, tyre, listing, failed, closest, pages, suggestions} = view;
  const {t, language} = useLanguage();
  const href = useHref();
  const action = href('search');
  return (
    <div className="page-width pb-16">
      <PageBreadcrumb items={[{title: t('search.title')}]} />
      <header className="grid gap-5 pb-2 *:min-w-0">
        <h1 className="wrap-anywhere">{title}</h1>
        <SearchForm q={q} hasResults={listing !== null} />
      </header>
      <FoundPages pages={pages} />
      {tyre && <p className="max-w-[62ch] pt-2">{tyre}</p>}
      {listing && (
        <Listing
          key={q}
          listing={listing}
          action={action}
          count={
            q &&
            t('search.count', {
              count: listing.total,
              amount: formatNumber(listing.total, language),
            })
          }
          empty={<EmptyListing hasPages={pages.length > 0} {...{listing, closest, suggestions}} />}
        />
      )}
      {failed && <ListingOutage suggestions={suggestions} />}
      {!listing && !failed && (
        <div className="pt-6">
          <Suggestions suggestions={suggestions} />
        </div>
      )}
    </div>
  );
}

/** Pages and services that match the words, above the products; renders nothing without any. */
function FoundPages({pages}: {pages: PageLink[]}) {
  const t = useTranslate();
  if (pages.length === 0) return null;
  return (
    <section className="py-5" aria-labelledby="found-pages">
      <h2 id="found-pages" className="text-h3">
        {t('search.pages')}
      </h2>
      <ul className="mt-2 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-4">
        {pages.map(({title, description, href}) => (
          <li key={href} className="min-w-0">
            <a className="inline-flex min-h-11 items-center font-label link" href={href}>
              {title}
            </a>
            <p className="line-clamp-2 text-small text-ink-600">{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The search form of the result page; works without JavaScript as well. */
function SearchForm({q, hasResults}: {q: string; hasResults: boolean}) {
  const t = useTranslate();
  const href = useHref();
  return (
    <form role="search" action={href('search')} className="flex max-w-160 min-w-0 gap-2">
      <SearchField
        key={q}
        defaultValue={q}
        // There is nothing else to do then; with results an on-screen keyboard would cover them.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={q === '' && !hasResults}
        className="h-13 min-w-0 flex-1 rounded-control border border-ink-400 px-4"
      />
      <Button variant="primary">{t('search.submit')}</Button>
    </form>
  );
}

/** The field for search words, with the same name and limit everywhere. */
export function SearchField(props: InputHTMLAttributes<HTMLInputElement>) {
  const t = useTranslate();
  return (
    <input
      type="search"
      name="q"
      maxLength={MAX_QUERY_LENGTH}
      aria-label={t('search.label')}
      placeholder={t('search.placeholder')}
      autoComplete="off"
      enterKeyHint="search"
      {...props}
    />
  );
}
