import {useTranslate} from '~/i18n/use-language';
import {ListHeading, ListsGrid} from './ListsGrid';

const rows = [0, 1, 2];

/** Three grey rows in each list: the answer is late. */
export function LoadingRows() {
  const t = useTranslate();
  return (
    <ListsGrid
      categories={
        <>
          <ListHeading>{t('search.overlay.categories')}</ListHeading>
          <div className="mt-3">
            {rows.map((row) => (
              <div key={row} className="flex min-h-12 items-center border-b border-stahl-200">
                <span className="search-row h-4 w-3/5" />
              </div>
            ))}
          </div>
        </>
      }
      products={
        <>
          <ListHeading>{t('search.overlay.products')}</ListHeading>
          <div className="mt-3">
            {rows.map((row) => (
              <div key={row} className="flex min-h-21 items-center gap-4 px-2.5 py-2.5">
                <span className="search-row size-16 flex-none" />
                <span className="flex-1">
                  <span className="search-row h-4 w-3/5" />
                  <span className="search-row mt-2 h-3.5 w-24" />
                </span>
              </div>
            ))}
          </div>
        </>
      }
    />
  );
}
