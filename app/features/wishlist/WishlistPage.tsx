import {useTranslate} from '~/i18n/use-language';
import type {WishlistAnswer} from './wishlist-answer';
import type {WishlistView} from './wishlist-view';
import {WishlistLines} from './WishlistLines';

interface Props {
  wishlist: WishlistView;
  /** What the last form was answered, when there is something to say. */
  answer: WishlistAnswer | null;
}

/** The Merkzettel as a page of its own: all that the drawer can do, also without JavaScript. */
export function WishlistPage({wishlist, answer}: Props) {
  const t = useTranslate();
  const count = wishlist.wishes.length;
  return (
    <div className="page-width pt-8 pb-16">
      <header className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h1>{t('wishlist.title')}</h1>
        {count > 0 && <p className="text-ink-500">{t('cart.items', {count})}</p>}
      </header>
      <WishlistLines wishlist={wishlist} answer={answer} place="page" />
    </div>
  );
}
