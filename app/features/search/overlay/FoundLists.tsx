import {useHref, useLanguage} from '~/i18n/use-language';
import {Icon} from '~/ui/Icon';
import {formatCount} from '../../catalogue/format-count';
import {TaxNote} from '../../pricing/TaxNote';
import {CategoryOption} from './CategoryOption';
import type {HitFacts} from './hit-facts';
import {CATEGORIES_ID, PRODUCTS_ID} from './hit-ids';
import {ListHeading, ListsGrid} from './ListsGrid';
import type {FoundHits} from './overlay-view';
import {ProductOption} from './ProductOption';

interface FoundListsProps {
  hits: FoundHits;
  /** What is known of the products, by their number. */
  facts: ReadonlyMap<string, HitFacts>;
  /** The active hit, counted from 0 over both lists. */
  at: number;
}

/**
 * Categories and products that were found. The field stays focused and walks them, so they are options of two
 * list boxes; each is a link for pointers as well.
 */
export function FoundLists({hits, facts, at}: FoundListsProps) {
  const {categories, products, total, words} = hits;
  const {t, language} = useLanguage();
  const amounts = {count: total, amount: formatCount(total, language)};
  const results = `${useHref()('search')}?${new URLSearchParams({q: words}).toString()}`;
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
                <CategoryOption key={hit.handle} hit={hit} at={index} active={at === index} />
              ))}
            </div>
          ) : (
            <p className="mt-3 text-small text-ink-500">{t('search.overlay.noCategory')}</p>
          )}
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
                    at={categories.length + index}
                    active={at === categories.length + index}
                    facts={facts.get(hit.id)}
                  />
                ))}
              </div>
              <p className="mt-3 text-micro text-ink-500">
                * <TaxNote shipped />
              </p>
              <a
                className="mt-2 inline-flex min-h-11 items-center gap-2.5 font-label underline decoration-1 underline-offset-3"
                href={results}
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
