import {usePageTranslate} from '~/i18n/PageMessages';
import {useTranslate} from '~/i18n/use-language';
import {ButtonLink} from '~/ui/Button';
import {usePlaces} from '../site/site-facts';

/** An empty Merkzettel: one sentence, one way on. */
export function EmptyWishlist() {
  const t = useTranslate();
  const p = usePageTranslate();
  const {browse} = usePlaces();
  return (
    <div className="grid justify-items-start gap-5 pt-8 pb-11 text-[17px]">
      <p>{p('wishlistPage.empty')}</p>
      <ButtonLink variant="primary" href={browse}>
        {t('cart.browse')}
      </ButtonLink>
    </div>
  );
}
