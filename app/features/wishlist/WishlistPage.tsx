import {useTranslate} from '~/i18n/use-language';
import {AsideColumns} from '~/ui/AsideColumns';
import {ServiceCard} from '../site/ServiceCard';
import type {ServiceCardView} from '../site/site-facts';
import {ShareWishlist} from './ShareWishlist';
import {useFreshList} from './use-fresh-list';
import {useWishlist} from './wishlist-context';
import type {WishlistAnswer} from './wishlist-answer';
import type {WishlistView} from './wishlist-view';
import {WishlistLines} from './WishlistLines';

interface Props {
  wishlist: WishlistView;
  /** Address that shows these variants to others. */
  link: string;
  /** Hours and number of the shop, beside the list. */
  card: ServiceCardView | null;
  /** What the last form was answered, when there is something to say. */
  answer: WishlistAnswer | null;
}

/** The Merkzettel as a page of its own: all that the drawer can do and sharing, also without JavaScript. */
export function WishlistPage({wishlist, link, card, answer}: Props) {
  const t = useTranslate();
  const count = useWishlist().expect(wishlist.wishes.map(({number}) => number)).length;
  useFreshList(wishlist.wishes, Boolean(answer?.news));
  return (
    <div className="page-width pt-8 pb-16">
      <header className="mb-2 flex flex-wrap items-baseline gap-x-4 gap-y-1 md:mb-4">
        <h1>{t('wishlist.title')}</h1>
        {count > 0 && <p className="text-ink-500">{t('cart.items', {count})}</p>}
      </header>
      <AsideColumns aside={card && <ServiceCard card={card} level={2} />}>
        <WishlistLines wishlist={wishlist} answer={answer} place="page" />
        {count > 0 && <ShareWishlist link={link} />}
      </AsideColumns>
    </div>
  );
}
