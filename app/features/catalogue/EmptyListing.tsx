import {useTranslate} from '~/i18n/use-language';
import {ButtonLink} from '~/ui/Button';
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

/** Nothing passes the filters: what was asked for, each filter to take away, and ways on. */
export function EmptyListing({listing, suggestions}: Props) {
  const t = useTranslate();
  const {bestSellers} = usePlaces();
  const {q, chips, resetQuery} = listing;
  if (chips.length === 0 && !q) return <EmptyCollection suggestions={suggestions} />;
  return (
    <div className="grid gap-8 pb-11 *:min-w-0">
      <div className="grid gap-3 *:min-w-0">
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
            <p>
              <ButtonLink variant="secondary" href={bestSellers}>
                {t('search.topSellers')}
              </ButtonLink>
            </p>
          </>
        )}
      </div>
      <Suggestions suggestions={suggestions} />
    </div>
  );
}

function EmptyCollection({suggestions}: {suggestions: CollectionLink[]}) {
  const t = useTranslate();
  const {browse} = usePlaces();
  return (
    <div className="grid gap-8 pb-11 *:min-w-0">
      <p className="text-[17px]">{t('catalogue.empty')}</p>
      <p>
        <ButtonLink variant="primary" href={browse}>
          {t('catalogue.browse')}
        </ButtonLink>
      </p>
      <Suggestions suggestions={suggestions} />
    </div>
  );
}
