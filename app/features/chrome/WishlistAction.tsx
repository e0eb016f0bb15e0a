import {useLocation} from '@remix-run/react';
import type {MouseEvent} from 'react';
import {useHref, useTranslate} from '~/i18n/use-language';
import {prefetchWishlistDrawer} from '../wishlist/LazyWishlistDrawer';
import {useWishlist} from '../wishlist/wishlist-context';
import {isPlainClick} from '../navigation/followed-link';
import {HeaderActionLink} from './HeaderActionLink';

/**
 * Link to the Merkzettel with the count of what is on it, which opens the drawer once there is script. The
 * count is read out when it changes.
 */
export function WishlistAction() {
  const t = useTranslate();
  const address = useHref()('wishlist');
  const {pathname} = useLocation();
  const {numbers, show} = useWishlist();
  const count = numbers.length;

  const open = (event: MouseEvent) => {
    if (!isPlainClick(event.nativeEvent) || pathname === address) return;
    event.preventDefault();
    show();
  };
  return (
    <>
      <HeaderActionLink
        icon="heart"
        label={t('wishlist.title')}
        href={address}
        onClick={open}
        onPointerEnter={prefetchWishlistDrawer}
        onFocus={prefetchWishlistDrawer}
      >
        {count > 0 && (
          <>
            <span className="sr-only"> {t('cart.items', {count})}</span>
            <span
              aria-hidden="true"
              className="flex h-4.5 min-w-4.5 items-center justify-center rounded-full bg-ink px-[5px] text-[11.5px] font-[650] text-kreide tabular-nums max-lg:absolute max-lg:top-[3px] max-lg:right-0.5"
            >
              {count}
            </span>
          </>
        )}
      </HeaderActionLink>
      <span className="sr-only" role="status">
        {count > 0 && t('wishlist.header', {count})}
      </span>
    </>
  );
}
