import {useTranslate} from '~/i18n/use-language';
import {ButtonLink} from '~/ui/Button';
import toolbox from '~/ui/drawings/toolbox.svg?drawing';
import {QuietState} from '~/ui/QuietState';
import {Chips} from './Chips';
import type {CollectionLink} from './collection-view';
import type {ListingView} from './listing-view';
import {Suggestions} from './Suggestions';
import {usePlaces} from '../site/site-facts';

interface Props {
  listing: ListingView;
  /** Where else to look. */
  suggestions: CollectionLink[];
}

/** Nothing passes the filters: an open toolbox, what was asked for, each filter to take away, and ways on. */
export function EmptyListing({listing, suggestions}: Props) {
  const t = useTranslate();
  const {bestSellers} = usePlaces();
  const {q, chips, resetQuery} = listing;
  if (chips.length === 0 && !q) return <EmptyCollection suggestions={suggestions} />;
  return (
    <div className="grid gap-7 pb-11 *:min-w-0">
      <QuietState drawing={toolbox}>
        <h2 className="text-h3">{t('catalogue.nothing.title')}</h2>
        {chips.length > 0 ? (
          <>
            <p>{t(q ? 'catalogue.nothing.searched' : 'catalogue.nothing.filtered', {q})}</p>
            <div>
              <Chips chips={chips} resetQuery={resetQuery} />
            </div>
            <p className="text-ink-600">{t('catalogue.nothing.hint')}</p>
          </>
        ) : (
          <>
            <p className="max-w-[62ch]">{t('search.nothing')}</p>
            <ButtonLink variant="primary" href={bestSellers}>
              {t('search.topSellers')}
            </ButtonLink>
          </>
        )}
      </QuietState>
      <Suggestions suggestions={suggestions} />
    </div>
  );
}

function EmptyCollection({suggestions}: {suggestions: CollectionLink[]}) {
  const t = useTranslate();
  const {browse} = usePlaces();
  return (
    <div className="grid gap-7 pb-11 *:min-w-0">
      <QuietState drawing={toolbox}>
        <p>{t('catalogue.empty')}</p>
        <ButtonLink variant="primary" href={browse}>
          {t('catalogue.browse')}
        </ButtonLink>
      </QuietState>
      <Suggestions suggestions={suggestions} />
    </div>
  );
}
