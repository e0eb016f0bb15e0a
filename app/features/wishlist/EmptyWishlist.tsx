import {usePageTranslate} from '~/i18n/PageMessages';
import {useTranslate} from '~/i18n/use-language';
import {ButtonLink} from '~/ui/Button';
import hook from '~/ui/drawings/hook.svg?drawing';
import {QuietState} from '~/ui/QuietState';
import {usePlaces} from '../site/site-facts';

/** An empty Merkzettel: a bare hook, one sentence, one way on. */
export function EmptyWishlist() {
  const t = useTranslate();
  const p = usePageTranslate();
  const {browse} = usePlaces();
  return (
    <QuietState drawing={hook}>
      <p>{p('wishlistPage.empty')}</p>
      <ButtonLink variant="primary" href={browse}>
        {t('cart.browse')}
      </ButtonLink>
    </QuietState>
  );
}
