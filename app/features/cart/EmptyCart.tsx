import {useHref, useTranslate} from '~/i18n/use-language';
import {ButtonLink} from '~/ui/Button';

/** An empty cart: one sentence, one way on. */
export function EmptyCart() {
  const t = useTranslate();
  const href = useHref();
  return (
    <div className="empty-cart">
      <p>{t('cart.empty')}</p>
      <ButtonLink variant="primary" href={href('collection', {handle: 'e-bikes'})}>
        {t('cart.browse')}
      </ButtonLink>
    </div>
  );
}
