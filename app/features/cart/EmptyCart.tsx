import {useTranslate} from '~/i18n/use-language';
import {ButtonLink} from '~/ui/Button';
import {usePlaces} from '../site/site-facts';

/** An empty cart: one sentence, one way on. */
export function EmptyCart() {
  const t = useTranslate();
  const {browse} = usePlaces();
  return (
    <div className="grid justify-items-start gap-5 pt-8 pb-11 text-[17px]">
      <p>{t('cart.empty')}</p>
      <ButtonLink variant="primary" href={browse}>
        {t('cart.browse')}
      </ButtonLink>
    </div>
  );
}
