import {useNavigate} from '@remix-run/react';
import {useEffect, useLayoutEffect, useRef, useState, type FormEvent} from 'react';
import {useHref, useLanguage, useTranslate} from '~/i18n/use-language';
import {resources} from '~/pages';
import {fetchShopJson} from '~/services/http/fetch-shop-json';
import {Icon} from '~/ui/Icon';
import {Logo} from '~/ui/Logo';
import {MAX_QUERY_LENGTH, searchHref} from '../../catalogue/listing-view';
import {loadOpenedPage, needsDocument, NEW_PAGE} from '../../navigation/open-page';
import {useBrand} from '../../site/site-facts';
import {SEARCH_MARK_FIELD} from '../../statistics/search-mark';
import {
  NO_FACTS,
  toOverlayView,
  type OverlayView,
  type ProductHit,
  type SearchFacts,
  type SearchSettings,
  type SearchTrigger,
  withoutUnsold,
} from './overlay-view';
import {OverlayContent} from './OverlayContent';
import {AlgoliaSearch, useSearchResponses} from './AlgoliaSearch';
import {FIELD, SearchCombobox} from './SearchCombobox';

interface SearchOverlayProps extends SearchSettings {
  /** Provides the initial words, and gets them back. */
  trigger: SearchTrigger;
  open: boolean;
  onClose: () => void;
}

/** The full-screen search, for one visit. */
export function SearchOverlay(props: SearchOverlayProps) {
  return (
    <AlgoliaSearch access={props.access} statistics={props.statistics}>
      <SearchDialog {...props} />
    </AlgoliaSearch>
  );
}

/** The browser's modal dialog traps the focus and restores it on closing; the page below does not scroll. */
function SearchDialog({access, popular, trigger, open, onClose}: SearchOverlayProps) {
  const t = useTranslate();
  const href = useHref();
  const dialog = useRef<HTMLDialogElement>(null);
  const [words, setWords] = useState(() =>
    trigger instanceof HTMLInputElement ? trigger.value : '',
  );
  const found = toOverlayView(words, useSearchResponses(access, words));
  const answeredWords = found.state === 'hits' || found.state === 'nothing' ? found.words : '';
  const facts = useSearchFacts(found.state === 'hits' ? found.products : [], answeredWords);
  const view = withoutUnsold(found, facts);
  // The active hit belongs to one response; pages are added to it later, before the products.
  const pages = facts.pages.length;
  const [activeHit, setActiveHit] = useState({answered: answeredWords, index: FIELD, pages});
  const isProduct =
    activeHit.index >= (view.state === 'hits' ? view.categories.length : 0) + activeHit.pages;
  const shiftedIndex = isProduct ? activeHit.index + pages - activeHit.pages : activeHit.index;
  const activeIndex = activeHit.answered === answeredWords ? shiftedIndex : FIELD;

  useLayoutEffect(() => {
    // Not every browser focuses a clicked link; the dialog restores the focus to where it was.
    trigger.focus({preventScroll: true});
    dialog.current?.showModal();
    const field = dialog.current?.querySelector('input');
    field?.focus();
    // Typing continues at the end.
    field?.setSelectionRange(MAX_QUERY_LENGTH, MAX_QUERY_LENGTH);
  }, [trigger]);
  useEffect(() => {
    if (!open) dialog.current?.close();
  }, [open]);

  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      className="search-overlay"
      aria-label={t('search.title')}
      onClose={() => {
        // Closed by the visitor, the header's field gets the words; closed by a navigation, it is cleared.
        if (trigger instanceof HTMLInputElement) trigger.value = open ? words : '';
        onClose();
      }}
    >
      <SearchStatus view={view} facts={facts} />
      <div className="flex h-full flex-col">
        <div className="flex-none border-b border-stahl-200">
          <div className="page-width flex h-19 items-center gap-2 lg:h-24 lg:gap-8">
            <a className="hidden flex-none py-3 lg:block" href={href('home')}>
              <Logo label={useBrand()} />
            </a>
            <SearchCombobox
              {...{words, view, activeIndex}}
              pages={pages}
              onWords={setWords}
              onResultPage={useResultPage()}
              onNavigate={(next) => setActiveHit({answered: answeredWords, index: next, pages})}
            />
            <button
              type="button"
              className="inline-flex h-11 min-w-11 flex-none items-center justify-center gap-2.5 rounded-control font-[550] hover:bg-stahl-100 lg:px-3"
              onClick={close}
            >
              <span className="max-lg:sr-only">{t('search.overlay.close')}</span>
              <Icon name="x" />
            </button>
          </div>
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
          <div className="page-width pt-6 pb-[max(44px,env(safe-area-inset-bottom))] lg:pt-9">
            <OverlayContent {...{view, facts, words, activeIndex, popular}} />
          </div>
        </div>
      </div>
    </dialog>
  );
}

/**
 * The shop's facts about the words of the current results ('' for none) and about their hits; empty until loaded. With
 * the mark of the response, which hits only have with consent, the worker reports them as viewed.
 */
function useSearchFacts(
  products: readonly Pick<ProductHit, 'id' | 'searchMark'>[],
  words: string,
): SearchFacts {
  const {language} = useLanguage();
  const [fetched, setFetched] = useState({words: '', facts: NO_FACTS});
  const ids = products.map(({id}) => id).join();
  const mark = products[0]?.searchMark;

  useEffect(() => {
    if (!words) return;
    const abortController = new AbortController();
    const query = new URLSearchParams({
      language,
      words,
      ids,
      ...(mark && {[SEARCH_MARK_FIELD]: mark}),
    });
    fetchShopJson<SearchFacts>(`/${resources.searchHits}?${query.toString()}`, {
      signal: abortController.signal,
    })
      .then((facts) => setFetched({words, facts}))
      .catch((error: unknown) => {
        if (!abortController.signal.aborted)
          console.warn('Prices and pages cannot be shown', error);
      });
    return () => abortController.abort();
  }, [ids, words, language, mark]);

  return fetched.words === words ? fetched.facts : NO_FACTS;
}

/** Announces politely what the lists show; a failure announces itself. */
export function SearchStatus({view, facts}: {view: OverlayView; facts: SearchFacts}) {
  const t = useTranslate();
  const {closest} = facts;
  const pages =
    facts.pages.length > 0 ? t('search.overlay.pageCount', {count: facts.pages.length}) : null;
  const text = () => {
    if (view.state === 'loading') return t('search.overlay.loading');
    if (view.state === 'nothing') {
      const suggestion = closest && `${t('search.didYouMean')} ${closest}?`;
      const nothing = t(pages ? 'search.overlay.noGoods' : 'search.overlay.nothing', {
        q: view.words,
      });
      return [nothing, pages && `${pages}.`, suggestion].filter(Boolean).join(' ');
    }
    if (view.state !== 'hits') return '';
    const categories = t('search.overlay.categoryCount', {count: view.categories.length});
    const products = t('search.overlay.productCount', {count: view.products.length});
    const found = [categories, pages, products].filter(Boolean).join(', ');
    return t('search.overlay.status', {found});
  };
  return (
    <p className="sr-only" role="status">
      {text()}
    </p>
  );
}

/**
 * Opens the result page of a submitted search form by client-side navigation, or natively where that needs a document.
 */
function useResultPage() {
  const navigate = useNavigate();
  const {language} = useLanguage();
  return (event: FormEvent<HTMLFormElement>, words: string) => {
    const {pathname} = new URL(event.currentTarget.action);
    if (needsDocument(pathname)) return;
    event.preventDefault();
    const resultsHref = searchHref(language, words);
    void loadOpenedPage(pathname, resultsHref).then(
      (loaded) => loaded && navigate(resultsHref, {state: NEW_PAGE}),
    );
  };
}
