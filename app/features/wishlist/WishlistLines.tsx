import {useTranslate} from '~/i18n/use-language';
import {Alert} from '~/ui/Alert';
import {Button} from '~/ui/Button';
import {useFocusAfterRemoval} from '../cart/use-focus-after-removal';
import {EmptyWishlist} from './EmptyWishlist';
import {useWishlist} from './wishlist-context';
import type {WishlistAnswer} from './wishlist-answer';
import type {WishlistView} from './wishlist-view';
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
  const t = useTranslate();
  // What is being removed goes at once.
  const left = useWishlist().expect(wishlist.wishes.map(({number}) => number));
  const wishes = wishlist.wishes.filter(({number}) => left.includes(number));
  const focusRef = useFocusAfterRemoval(wishes.length);
  const atLine = wishes.some(({number}) => number === answer?.variant) && answer?.intent === 'move';
  const columns = place === 'page' ? 'lg:grid lg:grid-cols-2 lg:gap-x-14' : undefined;
  return (
    <div ref={focusRef} tabIndex={-1}>
      <div className="grid gap-2.5 not-empty:mt-5">
        {answer?.error && !atLine && <Alert kind="danger">{t(answer.error)}</Alert>}
        {answer?.cart?.warnings.map(({message}) => (
          <Alert key={message} kind="warning" small>
            {message}
          </Alert>
        ))}
        {wishlist.gone && (
          <Alert kind="warning" small>
            {t('wishlist.gone')}
          </Alert>
        )}
      </div>
      {wishes.length === 0 ? (
        <EmptyWishlist />
      ) : (
        <>
          <ul className={columns}>
            {wishes.map((wish) => (
              <WishlistLine key={wish.number} wish={wish} answer={answer} place={place} />
            ))}
          </ul>
          <p className="py-6 print:hidden">
            <Button variant="secondary" size="small" form={WISHLIST_FORM} name="clear" value="all">
              {t('wishlist.clear')}
            </Button>
          </p>
        </>
      )}
    </div>
  );
}
