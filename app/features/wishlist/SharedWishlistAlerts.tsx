import {usePageTranslate} from '~/i18n/PageMessages';
import {Alert} from '~/ui/Alert';
import type {SharedWishlistView} from './wishlist-view';

/** What a shared link names and the page cannot show. */
export function SharedWishlistAlerts({shared: {wishes, gone, cut}}: {shared: SharedWishlistView}) {
  const p = usePageTranslate();
  const nothing = wishes.length === 0;
  return (
    <div className="grid max-w-[720px] gap-2.5 not-empty:mt-5">
      {nothing && (
        <Alert kind="warning">
          {p(gone > 0 ? 'wishlistPage.shared.allGone' : 'wishlistPage.shared.nothing')}
        </Alert>
      )}
      {!nothing && gone > 0 && (
        <Alert kind="warning">{p('wishlistPage.shared.gone', {count: gone})}</Alert>
      )}
      {cut && <Alert kind="warning">{p('wishlistPage.shared.cut')}</Alert>}
    </div>
  );
}
