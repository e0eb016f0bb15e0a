import {useNavigate} from '@remix-run/react';
import {useEffect, useLayoutEffect, useMemo, useRef, useState, type FormEvent} from 'react';
import {useHref, useLanguage, useTranslate} from '~/i18n/use-language';
import {resources} from '~/pages';
import {fetchShopJson} from '~/services/http/fetch-shop-json';
import {Icon} from '~/ui/Icon';
import {Logo} from '~/ui/Logo';
import {MAX_QUERY_LENGTH, searchHref} from '../../catalogue/listing-view';
import {loadPageChunk} from '../../navigation/open-page';
import {NEW_PAGE} from '../../navigation/use-on-new-page';
import {useBrand} from '../../site/site-facts';
import {FOUND_FIELD} from '../../statistics/search-mark';
import {
  NO_ANSWERS,
  NO_FACTS,
  toOverlayView,
  type OverlayView,
  type ProductHit,
  type SearchFacts,
  type SearchSettings,
  type SearchTrigger,
} from './overlay-view';
import {OverlayContent} from './OverlayContent';
import {SearchAnswers} from './SearchAnswers';
import {FIELD, SearchCombobox} from './SearchCombobox';

interface SearchOverlayProps extends SearchSettings {
  /** Provides the initial words, and gets them back. */
  trigger: SearchTrigger;
  open: boolean;
  onClose: () => void;
}

/**
 * The full-screen search, for one visit. The browser's modal dialog traps the focus and restores it on closing; the
 * page below does not scroll.
 */
export function SearchOverlay(props: SearchOverlayProps) {
  const {access, statistics, popular, trigger, open, onClose} = props;
  const t = useTranslate();
  const href = useHref();
  const dialog = useRef<HTMLDialogElement>(null);
  const [words, setWords] = useState(() => typedIn(trigger));
  const [answers, setAnswers] = useState(NO_ANSWERS);
  const view = useMemo(() => toOverlayView(words, answers), [words, answers]);
  const answered = view.state === 'hits' || view.state === 'nothing' ? view.words : '';
  const facts = useSearchFacts(view.state === 'hits' ? view.products : [], answered);
  // The active hit belongs to one response; pages are added to it later, before the products.
  const pages = facts.pages.length;
  const [walk, setWalk] = useState({answered, at: FIELD, pages});
  const isProduct = walk.at >= (view.state === 'hits' ? view.categories.length : 0) + walk.pages;
  const moved = isProduct ? walk.at + pages - walk.pages : walk.at;
  const at = walk.answered === answered ? moved : FIELD;

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
      <SearchAnswers {...{access, statistics, words}} onAnswers={setAnswers} />
      <SearchStatus view={view} facts={facts} />
      <div className="flex h-full flex-col">
        <div className="flex-none border-b border-stahl-200">
          <div className="page-width flex h-19 items-center gap-2 lg:h-24 lg:gap-8">
            <a className="hidden flex-none py-3 lg:block" href={href('home')}>
              <Logo label={useBrand()} />
            </a>
            <SearchCombobox
              {...{words, view, at}}
              pages={pages}
              onWords={setWords}
              onResultPage={useResultPage()}
              onWalk={(next) => setWalk({answered, at: next, pages})}
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
            <OverlayContent {...{view, facts, words, at, popular}} />
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
  products: readonly Pick<ProductHit, 'id' | 'found'>[],
  words: string,
): SearchFacts {
  const {language} = useLanguage();
  const [told, setTold] = useState({words: '', facts: NO_FACTS});
  const ids = products.flatMap(({id}) => id || []).join();
  const mark = products[0]?.found;

  useEffect(() => {
    if (!words) return;
    const left = new AbortController();
    const query = new URLSearchParams({language, words, ids, ...(mark && {[FOUND_FIELD]: mark})});
    fetchShopJson<SearchFacts>(`/${resources.searchHits.path}?${query.toString()}`, {
      signal: left.signal,
    })
      .then((facts) => setTold({words, facts}))
      .catch((error: unknown) => {
        if (!left.signal.aborted) console.warn('Prices and pages cannot be shown', error);
      });
    return () => left.abort();
  }, [ids, words, language, mark]);

  return told.words === words ? told.facts : NO_FACTS;
}

function typedIn(trigger: SearchTrigger): string {
  return trigger instanceof HTMLInputElement ? trigger.value : '';
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
      const proposal = closest && `${t('search.didYouMean')} ${closest}?`;
      const nothing = t(pages ? 'search.overlay.noGoods' : 'search.overlay.nothing', {
        q: view.words,
      });
      return [nothing, pages && `${pages}.`, proposal].filter(Boolean).join(' ');
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
 * Opens the result page of a submitted search form by client-side navigation. After a new build the form submits
 * natively: the page then has other chunks.
 */
function useResultPage() {
  const navigate = useNavigate();
  const {language} = useLanguage();
  return (event: FormEvent<HTMLFormElement>, words: string) => {
    if (document.documentElement.dataset.newBuild !== undefined) return;
    event.preventDefault();
    const {pathname} = new URL(event.currentTarget.action);
    const address = searchHref(language, words);
    void loadPageChunk(pathname, address).then(
      (loaded) => loaded && navigate(address, {state: NEW_PAGE}),
    );
  };
}
