import {usePageTranslate} from '~/i18n/PageMessages';
import {useHref} from '~/i18n/use-language';
import {Button, ButtonLink} from '~/ui/Button';
import {useFocusAfterRemoval} from '../cart/use-focus-after-removal';
import {EmptyWishlist} from './EmptyWishlist';
import type {WishlistAnswer} from './wishlist-answer';
import type {WishView} from './wishlist-view';
import {WishlistAlerts} from './WishlistAlerts';
import {WISHLIST_FORM} from './wishlist-context';
import {WishlistLine} from './WishlistLine';

interface Props {
  /** As it is now. */
  wishes: readonly WishView[];
  /** Whether some were left out because the shop has them no more. */
  gone: boolean;
  /** Why the last form was refused, or what the cart said to it. */
  answer: WishlistAnswer | null;
  place: 'drawer' | 'page';
}

/** What is on the Merkzettel, or what to do when that is nothing; keeps the focus when a line goes. */
export function WishlistLines({wishes, gone, answer, place}: Props) {
  const p = usePageTranslate();
  const href = useHref();
  const focusRef = useFocusAfterRemoval(wishes.length);
  const atLine = wishes.some(({number}) => number === answer?.variant) && answer?.intent === 'move';
  return (
    <div ref={focusRef} tabIndex={-1}>
      <WishlistAlerts gone={gone} answer={answer} atLine={atLine} />
      {wishes.length === 0 ? (
        <EmptyWishlist />
      ) : (
        <>
          <ul>
            {wishes.map((wish) => (
              <WishlistLine key={wish.number} wish={wish} answer={answer} place={place} />
            ))}
          </ul>
          <div className="flex flex-wrap gap-2.5 py-6 print:hidden">
            <Button variant="secondary" size="small" form={WISHLIST_FORM} name="clear" value="all">
              {p('wishlistPage.clear')}
            </Button>
            {place === 'drawer' && (
              <ButtonLink variant="secondary" size="small" href={`${href('wishlist')}#share`}>
                {p('wishlistPage.share.title')}
              </ButtonLink>
            )}
          </div>
        </>
      )}
    </div>
  );
}
