import {useFetcher} from '@remix-run/react';
import {useCallback, useEffect} from 'react';
import type {Messages} from '~/i18n/flatten';
import {PageMessages} from '~/i18n/PageMessages';
import {useHref, useTranslate} from '~/i18n/use-language';
import {Drawer} from '~/ui/Drawer';
import {loadPageChunk} from '../navigation/page-chunk';
import {UnsentAlert} from '../notices/UnsentAlert';
import {drawerAddress} from './drawer-address';
import {useWishlist} from './wishlist-context';
import type {WishlistView} from './wishlist-view';
import {WishlistDrawerWait} from './WishlistDrawerWait';
import {WishlistLines} from './WishlistLines';

/** What the Merkzettel's page tells, as far as the drawer needs it. */
interface DrawerData {
  own: {list: WishlistView} | null;
  messages: Messages;
}

/** The Merkzettel beside any page; what it shows is asked for whenever it opens. */
export function WishlistDrawer() {
  const t = useTranslate();
  const page = useHref()('wishlist');
  const {open, hide, numbers, learn, answer} = useWishlist();
  // `null` when the shop could not be reached.
  const {load, data, state} = useFetcher<DrawerData | null>({key: 'wishlist-drawer'});
  const ask = useCallback(() => load(drawerAddress(page)), [load, page]);

  useEffect(() => {
    if (!open) return;
    void loadPageChunk(page, page).then((there) => (there ? ask() : hide()));
  }, [open, ask, hide, page]);

  // What is gone was dropped just now, or another tab has added something.
  const list = data?.own?.list;
  useEffect(() => {
    if (list) learn(list.wishes.map(({number}) => number));
  }, [list, learn]);

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
      {open && <UnsentAlert />}
      {data && list ? (
        <PageMessages messages={data.messages}>
          <WishlistLines wishlist={list} answer={answer} place="drawer" />
        </PageMessages>
      ) : (
        <WishlistDrawerWait failed={data === null && state === 'idle'} onRetry={ask} />
      )}
    </Drawer>
  );
}
