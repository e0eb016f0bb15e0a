import {usePageTranslate} from '~/i18n/PageMessages';
import {ButtonLink} from '~/ui/Button';
import parcel from '~/ui/drawings/parcel.svg?drawing';
import {QuietState} from '~/ui/QuietState';
import {usePlaces} from '../../site/site-facts';

/** Nothing ordered yet: one sentence, one way on. */
export function NoOrders() {
  const t = usePageTranslate();
  const {browse} = usePlaces();
  return (
    <div className="px-6">
      <QuietState drawing={parcel}>
        <p>{t('accountPages.orders.none')}</p>
        <ButtonLink variant="primary" href={browse}>
          {t('accountPages.orders.browse')}
        </ButtonLink>
      </QuietState>
    </div>
  );
}
