import {useFetcher} from '@remix-run/react';
import {useEffect} from 'react';
import type {Messages} from '~/i18n/flatten';
import {PageMessages} from '~/i18n/PageMessages';
import {useHref, useTranslate} from '~/i18n/use-language';
import {Drawer} from '~/ui/Drawer';
import {useWishlist} from './wishlist-context';
import type {WishlistView} from './wishlist-view';
import {WishlistLines} from './WishlistLines';

/** What the Merkzettel's page tells, as far as the drawer needs it. */
interface DrawerData {
  own: {list: WishlistView} | null;
  messages: Messages;
}

/** The Merkzettel beside any page; what it shows is asked for whenever it opens. */
export function WishlistDrawer() {
  const t = useTranslate();
  const address = useHref()('wishlist');
  const {open, hide, numbers, answer} = useWishlist();
  const {load, data} = useFetcher<DrawerData>({key: 'wishlist-drawer'});

  useEffect(() => {
    if (open) load(address);
  }, [open, load, address]);

  return (
    <Drawer
      id="wishlist-drawer"
      side="right"
      open={open}
      onClose={hide}
      title={t('wishlist.title')}
      count={numbers.length > 0 ? t('cart.items', {count: numbers.length}) : undefined}
      closeLabel={t('wishlist.close')}
    >
      {data?.own ? (
        <PageMessages messages={data.messages}>
          <WishlistLines wishlist={data.own.list} answer={answer} place="drawer" />
        </PageMessages>
      ) : (
        <p className="grid justify-items-center py-11" role="status">
          <span className="size-7 animate-spin rounded-full border-3 border-stahl-200 border-t-tanne-700" />
          <span className="sr-only">{t('cart.loading')}</span>
        </p>
      )}
    </Drawer>
  );
}
