import {useHref, useTranslate} from '~/i18n/use-language';
import {Icon} from '~/ui/Icon';
import {Logo} from '~/ui/Logo';
import {SearchField} from '../search/SearchPage';
import {useBrand} from '../site/site-facts';

/** The shop's name as a link to the home page, with the search field next to it; rendered by the worker alone. */
export function HeaderBrand() {
  const href = useHref();
  return (
    <>
      <a
        className="flex-none py-3 [&_svg]:h-auto [&_svg]:w-[118px] lg:[&_svg]:w-[150px]"
        href={href('home')}
      >
        <Logo label={useBrand()} />
      </a>
      <HeaderSearch />
    </>
  );
}

/**
 * The header's search field from 1024 px: a plain form, which works without JavaScript; script opens the search overlay
 * from it (`features/search/overlay/LazySearchOverlay.tsx`).
 */
function HeaderSearch() {
  const t = useTranslate();
  const href = useHref();
  return (
    <form
      role="search"
      action={href('search')}
      aria-label={t('chrome.search')}
      className="relative ml-5 hidden max-w-100 min-w-0 flex-1 lg:block"
    >
      <SearchField
        data-opens-search
        className="h-12 w-full appearance-none truncate rounded-control border border-ink-400 pr-4 pl-12 text-label hover:border-ink"
      />
      <button
        className="absolute inset-y-0 left-0 flex w-12 items-center justify-center rounded-control text-ink-600"
        aria-label={t('search.submit')}
      >
        <Icon name="search" size={20} />
      </button>
    </form>
  );
}
