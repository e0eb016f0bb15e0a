import {usePageTranslate} from '~/i18n/PageMessages';
import {useHref} from '~/i18n/use-language';
import {ButtonLink} from '~/ui/Button';

/** Nothing ordered yet: one sentence, one way on. */
export function NoOrders() {
  const t = usePageTranslate();
  const href = useHref();
  return (
    <div className="grid justify-items-start gap-4 px-4 pb-6 first:pt-6 md:px-6">
      <p>{t('accountPages.orders.none')}</p>
      <ButtonLink variant="primary" size="small" href={href('collection', {handle: 'e-bikes'})}>
        {t('accountPages.orders.browse')}
      </ButtonLink>
    </div>
  );
}
