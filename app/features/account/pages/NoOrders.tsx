import pack from 'lucide-static/icons/package.svg?drawing';
import {usePageTranslate} from '~/i18n/PageMessages';
import {ButtonLink} from '~/ui/Button';
import {DrawnIcon} from '~/ui/DrawnIcon';
import {usePlaces} from '../../site/site-facts';

/** Nothing ordered yet: one sentence, one way on. */
export function NoOrders() {
  const t = usePageTranslate();
  const {browse} = usePlaces();
  return (
    <div className="grid justify-items-center gap-4 px-6 pt-4 pb-12 text-center first:pt-12">
      <span className="text-reseda-500">
        <DrawnIcon drawing={pack} size={32} />
      </span>
      <p>{t('accountPages.orders.none')}</p>
      <ButtonLink variant="primary" href={browse}>
        {t('accountPages.orders.browse')}
      </ButtonLink>
    </div>
  );
}
