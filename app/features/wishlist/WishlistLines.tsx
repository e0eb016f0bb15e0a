import {usePageTranslate} from '~/i18n/PageMessages';
import {useHref} from '~/i18n/use-language';
import {Button, ButtonLink} from '~/ui/Button';
import {useFocusAfterRemoval} from '../cart/use-focus-after-removal';
import {EmptyWishlist} from './EmptyWishlist';
import {useWishlist} from './wishlist-context';
import type {WishlistAnswer} from './wishlist-answer';
import type {WishlistView} from './wishlist-view';
import {WishlistAlerts} from './WishlistAlerts';
import {WISHLIST_FORM} from './WishlistForm';
import {WishlistLine} from './WishlistLine';

interface Props {
  wishlist: WishlistView;
  /** Why the last form was refused, or what the cart said to it. */
  answer: WishlistAnswer | null;
  place: 'drawer' | 'page';
}

/** What is on the Merkzettel, or what to do when that is nothing; keeps the focus when a line goes. */
export function WishlistLines({wishlist, answer, place}: Props) {
  const p = usePageTranslate();
  const href = useHref();
  // What is being removed goes at once.
  const left = useWishlist().expect(wishlist.wishes.map(({number}) => number));
  const wishes = wishlist.wishes.filter(({number}) => left.includes(number));
  const focusRef = useFocusAfterRemoval(wishes.length);
  const atLine = wishes.some(({number}) => number === answer?.variant) && answer?.intent === 'move';
  return (
    <div ref={focusRef} tabIndex={-1}>
      <WishlistAlerts wishlist={wishlist} answer={answer} atLine={atLine} />
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
