import pack from 'lucide-static/icons/package.svg?drawing';
import {usePageTranslate} from '~/i18n/PageMessages';
import {useHref} from '~/i18n/use-language';
import {ButtonLink} from '~/ui/Button';
import {DrawnIcon} from '~/ui/DrawnIcon';

/** Nothing ordered yet: one sentence, one way on. */
export function NoOrders() {
  const t = usePageTranslate();
  const href = useHref();
  return (
    <div className="grid justify-items-center gap-4 px-6 pt-4 pb-12 text-center first:pt-12">
      <span className="text-reseda-500">
        <DrawnIcon drawing={pack} size={32} />
      </span>
      <p>{t('accountPages.orders.none')}</p>
      <ButtonLink variant="primary" href={href('collection', {handle: 'e-bikes'})}>
        {t('accountPages.orders.browse')}
      </ButtonLink>
    </div>
  );
}
