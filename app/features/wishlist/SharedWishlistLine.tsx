import {usePageTranslate} from '~/i18n/PageMessages';
import {useTranslate} from '~/i18n/use-language';
import {Icon} from '~/ui/Icon';
import {GoodsLine} from '../cart/GoodsLine';
import {StockLine} from '../goods/StockLine';
import {useWishlist} from './wishlist-context';
import type {WishView} from './wishlist-view';
import {WISHLIST_FORM} from './WishlistForm';

/** A variant on a shared list: what it is and costs today, and the way onto the visitor's own list. */
export function SharedWishlistLine({wish}: {wish: WishView}) {
  const t = useTranslate();
  const p = usePageTranslate();
  const {number, title} = wish;
  const listed = useWishlist().numbers.includes(number);
  return (
    <GoodsLine
      goods={wish}
      price={wish.price}
      heading="h2"
      busy={false}
      faded={wish.stock.look === 'soldOut'}
      note={<StockLine stock={wish.stock} size="line" />}
    >
      <div className="print:hidden">
        <button
          type="submit"
          form={WISHLIST_FORM}
          className="-mt-2 inline-flex min-h-11 items-center gap-[7px] text-left text-small text-ink-600 underline-offset-3 hover:text-ink hover:underline"
          name={listed ? 'remove' : 'add'}
          value={number}
          aria-label={t(listed ? 'wishlist.removeTitle' : 'wishlist.addTitle', {title})}
        >
          <Icon name="heart" size={20} className={listed ? 'fill-ink' : undefined} />
          {p(`wishlistPage.shared.${listed ? 'remove' : 'add'}`)}
        </button>
      </div>
    </GoodsLine>
  );
}
