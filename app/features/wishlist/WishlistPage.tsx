import {useTranslate} from '~/i18n/use-language';
import {AsideColumns} from '~/ui/AsideColumns';
import {ServiceCard} from '../site/ServiceCard';
import type {ServiceCardView} from '../site/site-facts';
import {ShareWishlist} from './ShareWishlist';
import {useCart} from '../cart/cart-context';
import {withWishes} from './wishlist-address';
import {useWishes} from './use-wishes';
import type {WishlistAnswer, WishlistNews} from './wishlist-answer';
import {useWishlist} from './wishlist-context';
import type {WishlistView} from './wishlist-view';
import {WishlistLines} from './WishlistLines';

interface Props {
  wishlist: WishlistView;
  /** Address that shows these variants to others. */
  link: string;
  /** Hours and number of the shop, beside the list. */
  card: ServiceCardView | null;
  /** What a plain form of this page was answered, or one that led here. */
  sent: WishlistAnswer | null;
  news: WishlistNews | null;
}

const nothing = {intent: null, variant: '', error: null, quantity: null};

/** The Merkzettel as a page of its own: all that the drawer can do and sharing, also without JavaScript. */
export function WishlistPage({wishlist, link, card, sent, news}: Props) {
  const t = useTranslate();
  const {wishes} = useWishes(wishlist.wishes);
  const {answer: scripted} = useWishlist();
  const {answered} = useCart();
  const cart = answered?.form === null ? answered.answer : null;
  const plain = news || cart ? {...nothing, news, cart} : null;
  const answer = scripted ?? sent ?? plain;
  const count = wishes.length;
  return (
    <div className="page-width pt-8 pb-16">
      <header className="mb-2 flex flex-wrap items-baseline gap-x-4 gap-y-1 md:mb-4">
        <h1>{t('wishlist.title')}</h1>
        {count > 0 && <p className="text-ink-500">{t('cart.items', {count})}</p>}
      </header>
      <AsideColumns aside={card && <ServiceCard card={card} level={2} />}>
        <WishlistLines
          wishes={wishes}
          gone={wishlist.gone && !scripted}
          answer={answer}
          place="page"
        />
        {count > 0 && (
          <ShareWishlist
            link={withWishes(
              link,
              wishes.map(({number}) => number),
            )}
          />
        )}
      </AsideColumns>
    </div>
  );
}
