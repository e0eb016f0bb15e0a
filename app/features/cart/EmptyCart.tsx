import {useTranslate} from '~/i18n/use-language';
import {ButtonLink} from '~/ui/Button';
import workStand from '~/ui/drawings/work-stand.svg?drawing';
import {QuietState} from '~/ui/QuietState';
import {usePlaces} from '../site/site-facts';

/** An empty cart: a bare work stand, one sentence, one way on. */
export function EmptyCart() {
  const t = useTranslate();
  const {browse} = usePlaces();
  return (
    <QuietState drawing={workStand}>
      <p>{t('cart.empty')}</p>
      <ButtonLink variant="primary" href={browse}>
        {t('cart.browse')}
      </ButtonLink>
    </QuietState>
  );
}
