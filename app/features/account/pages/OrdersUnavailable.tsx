import {usePageTranslate} from '~/i18n/PageMessages';
import {Alert} from '~/ui/Alert';

/** In place of what Shopify does not tell just now; the link asks again. */
export function OrdersUnavailable({again, title}: {again: string; title: string}) {
  const t = usePageTranslate();
  return (
    <Alert kind="warning" title={title}>
      <p>{t('accountPages.orders.unavailableHint')}</p>
      <p>
        <a href={again} className="inline-block py-1.5 font-label link" data-document>
          {t('accountPages.orders.again')}
        </a>
      </p>
    </Alert>
  );
}
