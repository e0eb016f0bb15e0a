import {useLanguage, useTranslate} from '~/i18n/use-language';
import {Alert} from '~/ui/Alert';
import {ButtonLink} from '~/ui/Button';
import {searchHref} from '../../catalogue/listing-view';
import {AdviceNote, DidYouMean} from '../../catalogue/NothingFound';
import {useSiteLinks} from '../../site/site-facts';
import {
  FoundLists,
  ListHeading,
  ListsGrid,
  type OptionAt,
  optionProps,
  PageOptions,
} from './FoundLists';
import type {OverlayView, PopularCategory, SearchFacts} from './overlay-view';

interface OverlayContentProps {
  view: OverlayView;
  /** The shop's facts about the words and their hits. */
  facts: SearchFacts;
  /** As they are in the field. */
  words: string;
  activeIndex: number;
  popular: PopularCategory[];
}

/** The content below the field, by the state of the search. */
export function OverlayContent(props: OverlayContentProps) {
  const {view, facts, words, activeIndex, popular} = props;
  const {closest, pages} = facts;
  const optionAt: OptionAt = (index) => optionProps(index, activeIndex);
  const {t, language} = useLanguage();
  const {bestSellers} = useSiteLinks();
  switch (view.state) {
    case 'idle':
      return (
        <>
          <p className="text-ink-600">{t('search.overlay.hint')}</p>
          <PopularCategories popular={popular} />
        </>
      );
    case 'loading':
      return <LoadingRows />;
    case 'error':
      return (
        <Alert kind="danger" title={t('search.overlay.failed')}>
          <a className="inline-flex min-h-11 items-center link" href={searchHref(language, words)}>
            {t('search.overlay.toResults')}
          </a>
        </Alert>
      );
    case 'nothing':
      return (
        <div className="max-w-170">
          <p className="text-lead font-label">
            {t(pages.length > 0 ? 'search.overlay.noGoods' : 'search.overlay.nothing', {
              q: view.words,
            })}
          </p>
          <PageOptions pages={pages} optionAt={optionAt} />
          {closest && (
            <div className="mt-2">
              <DidYouMean words={closest} />
            </div>
          )}
          {pages.length === 0 && (
            <p className="mt-2 text-ink-600">{t('search.overlay.nothingHints')}</p>
          )}
          {bestSellers && (
            <p className="mt-4">
              <ButtonLink variant="secondary" size="small" href={bestSellers}>
                {t('search.topSellers')}
              </ButtonLink>
            </p>
          )}
          <PopularCategories popular={popular} />
          <AdviceNote className="mt-6" />
        </div>
      );
    case 'hits':
      return <FoundLists hits={view} facts={facts} optionAt={optionAt} />;
    default:
      return null;
  }
}

function PopularCategories({popular}: {popular: PopularCategory[]}) {
  const t = useTranslate();
  if (popular.length === 0) return null;
  return (
    <>
      <h2 className="mt-6 text-h3">{t('search.overlay.popular')}</h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {popular.map(({title, href}) => (
          <li key={href}>
            <a
              className="inline-flex min-h-11 items-center rounded-full border border-ink-400 px-5 text-label font-[550] hover:border-ink hover:bg-reseda-50"
              href={href}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

const placeholderRows = [0, 1, 2];

/** Three placeholder rows in each list, for a slow response. */
function LoadingRows() {
  const t = useTranslate();
  return (
    <ListsGrid
      categories={
        <>
          <ListHeading>{t('search.overlay.categories')}</ListHeading>
          <div className="mt-3">
            {placeholderRows.map((row) => (
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
            {placeholderRows.map((row) => (
              <div key={row} className="flex min-h-21 items-center gap-4 px-2 py-2.5">
                <span className="search-row size-16 flex-none" />
                <span className="flex-1">
                  <span className="search-row h-4 w-3/5" />
                  <span className="search-row mt-2 h-4 w-24" />
                </span>
              </div>
            ))}
          </div>
        </>
      }
    />
  );
}
