import {formatNumber} from '~/i18n/formats';
import type {ReactNode} from 'react';
import {useHref, useLanguage, useTranslate} from '~/i18n/use-language';
import {Icon} from '~/ui/Icon';
import {Image} from '~/ui/Image';
import {isServed} from '~/ui/image-sources';
import {searchHref} from '../../catalogue/listing-view';
import {StockLine} from '../../goods/StockLine';
import {PriceTag} from '../../pricing/PriceTag';
import {ListTaxNote} from '../../site/site-facts';
import {SEARCH_MARK_FIELD} from '../../statistics/search-mark';
import type {
  CategoryHit,
  FoundHits,
  ProductHit,
  TextPart,
  HitFacts,
  PageLink,
  SearchFacts,
} from './overlay-view';
import {CATEGORIES_ID, hitId, PAGES_ID, PRODUCTS_ID} from './SearchCombobox';

/** Attributes of the hit at an index over all lists. */
export type OptionAt = (index: number) => ReturnType<typeof optionProps>;

export const optionProps = (index: number, activeIndex: number) => ({
  id: hitId(index),
  role: 'option',
  'aria-selected': index === activeIndex,
  tabIndex: -1,
});

interface FoundListsProps {
  hits: FoundHits;
  /** The shop's facts about them, once loaded. */
  facts: SearchFacts;
  optionAt: OptionAt;
}

/**
 * Categories, pages and products that were found. The field stays focused while hits are navigated, so they are listbox
 * options; for pointers each is a link as well.
 */
export function FoundLists({hits, facts, optionAt}: FoundListsProps) {
  const {categories, products, total, words} = hits;
  const {pages} = facts;
  const factsOf = new Map(facts.products.map((productFacts) => [productFacts.id, productFacts]));
  const {t, language} = useLanguage();
  const amounts = {count: total, amount: formatNumber(total, language)};
  const headings = {categories: `${CATEGORIES_ID}-title`, products: `${PRODUCTS_ID}-title`};
  return (
    <ListsGrid
      categories={
        <>
          <ListHeading id={headings.categories}>{t('search.overlay.categories')}</ListHeading>
          {categories.length > 0 ? (
            <div
              id={CATEGORIES_ID}
              className="mt-3"
              role="listbox"
              aria-labelledby={headings.categories}
            >
              {categories.map((hit, index) => (
                <CategoryOption key={hit.handle} hit={hit} option={optionAt(index)} />
              ))}
            </div>
          ) : (
            <p className="mt-3 text-small text-ink-500">{t('search.overlay.noCategory')}</p>
          )}
          <PageOptions pages={pages} optionAt={(index) => optionAt(categories.length + index)} />
        </>
      }
      products={
        <>
          <div className="flex flex-wrap items-baseline gap-x-4">
            <ListHeading id={headings.products}>{t('search.overlay.products')}</ListHeading>
            <p className="text-small text-ink-500">{t('search.overlay.found', amounts)}</p>
          </div>
          {products.length > 0 && (
            <>
              <div
                id={PRODUCTS_ID}
                className="mt-3 grid gap-x-6 gap-y-1 lg:grid-cols-2"
                role="listbox"
                aria-labelledby={headings.products}
              >
                {products.map((hit, index) => (
                  <ProductOption
                    key={hit.handle}
                    hit={hit}
                    option={optionAt(categories.length + pages.length + index)}
                    facts={factsOf.get(hit.id)}
                  />
                ))}
              </div>
              <ListTaxNote items={[facts]} className="mt-3" />
              <a
                className="mt-2 inline-flex min-h-11 items-center gap-2.5 font-label underline decoration-1 underline-offset-3"
                href={searchHref(language, words)}
              >
                {t('search.overlay.all', amounts)}
                <Icon name="arrow-right" size={20} />
              </a>
            </>
          )}
        </>
      }
    />
  );
}

interface OptionProps<Hit> {
  hit: Hit;
  option: ReturnType<OptionAt>;
}

/** A category that was found, and how much of it is in stock. */
function CategoryOption({hit: {handle, title, count}, option}: OptionProps<CategoryHit>) {
  const {language} = useLanguage();
  return (
    <a
      {...option}
      className="search-hit flex min-h-12 items-center justify-between gap-3 border-b border-stahl-200 py-1.5 leading-[1.3]"
      href={useHref()('collection', {handle})}
    >
      <span className="min-w-0 wrap-anywhere">
        <HitTitle parts={title} />
      </span>
      {count !== null && (
        <span className="text-small text-ink-500 nums"> {formatNumber(count, language)}</span>
      )}
    </a>
  );
}

/** Pages and services that match the words, as options of a separate list; renders nothing without any. */
export function PageOptions({pages, optionAt}: {pages: PageLink[]; optionAt: OptionAt}) {
  const t = useTranslate();
  if (pages.length === 0) return null;
  const heading = `${PAGES_ID}-title`;
  return (
    <div className="mt-8 first:mt-0">
      <ListHeading id={heading}>{t('search.pages')}</ListHeading>
      <div id={PAGES_ID} className="mt-3" role="listbox" aria-labelledby={heading}>
        {pages.map(({title, href}, index) => (
          <a
            key={href}
            {...optionAt(index)}
            className="search-hit flex min-h-12 items-center border-b border-stahl-200 py-1.5 leading-[1.3] wrap-anywhere"
            href={href}
          >
            {title}
          </a>
        ))}
      </div>
    </div>
  );
}

/** A product that was found: picture, title in at most two lines, vendor and variant; then price and stock. */
function ProductOption({
  hit,
  option,
  facts,
}: OptionProps<ProductHit> & {facts: HitFacts | undefined}) {
  const {handle, title, vendor, picture, searchMark} = hit;
  const query = new URLSearchParams(facts?.query);
  if (searchMark) query.set(SEARCH_MARK_FIELD, searchMark);
  const queryString = query.toString();
  const subtitle = [vendor, facts?.variant].filter(Boolean).join(' · ');
  return (
    <a
      {...option}
      className="search-hit group/hit flex min-h-28 items-center gap-4 rounded-control py-2.5 pr-3 pl-2"
      href={useHref()('product', {handle}) + (queryString && `?${queryString}`)}
    >
      <HitPicture url={picture} />
      <div className="min-w-0 flex-1">
        <span className="line-clamp-2 leading-[1.3] font-[500] wrap-anywhere">
          <HitTitle parts={title} />
        </span>{' '}
        {subtitle && <span className="block text-small text-ink-500">{subtitle}</span>}
        {facts && (
          <>
            <PriceTag price={facts.price} size="hit" />
            {facts.stock && <StockLine stock={facts.stock} size="card" />}
          </>
        )}
      </div>
      <Icon
        name="arrow-right"
        size={16}
        className="flex-none text-ink-300 group-hover/hit:text-ink group-aria-selected/hit:text-ink"
      />
    </a>
  );
}

/** A hit's picture at 64 px, or its placeholder. Records may contain any URL: only known services are requested. */
function HitPicture({url}: {url: string | null}) {
  const boxClasses = 'size-16 flex-none rounded-control bg-stahl-100';
  if (!url || !isServed(url)) return <span className={boxClasses} />;
  // Decorative: the title is next to it. As in all lists the ratio is 4:3, so that bicycles keep their wheels.
  return (
    <Image
      image={{url, alt: '', width: 0, height: 0}}
      preset="hit"
      ratio="4/3"
      fit="contain"
      lazy={false}
      className={boxClasses}
    />
  );
}

function HitTitle({parts}: {parts: TextPart[]}) {
  return (
    <>
      {parts.map(({text, marked}, partIndex) =>
        marked ? (
          <mark key={partIndex} className="rounded-tile bg-marker px-px font-[680] text-inherit">
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </>
  );
}

/** The two columns below the field: categories in 300 px, products next to them. */
export function ListsGrid({categories, products}: {categories: ReactNode; products: ReactNode}) {
  return (
    <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[300px_minmax(0,1fr)]">
      <div>{categories}</div>
      <div>{products}</div>
    </div>
  );
}

/** The heading of one of the lists; `id` is for what it labels. */
export function ListHeading({id, children}: {id?: string; children: ReactNode}) {
  return (
    <h2 id={id} className="text-h3 font-stretch-104%">
      {children}
    </h2>
  );
}
