import {useEffect} from 'react';
import {PageMessages, useHref, useTranslate} from '~/i18n/use-language';
import {Alert} from '~/ui/Alert';
import {Button} from '~/ui/Button';
import {Drawer} from '~/ui/Drawer';
import {loadPageChunk} from '../navigation/open-page';
import {UnsentAlert} from '../notices/UnsentAlert';
import {useWishlistItems} from './use-wishlist-items';
import {useWishlist} from './wishlist-context';
import {WishlistLines} from './WishlistLines';

/** The wishlist drawer of any page; its content is fetched whenever it opens. */
export function WishlistDrawer() {
  const t = useTranslate();
  const page = useHref()('wishlist');
  const {open, hide, numbers, answer} = useWishlist();
  const {items, list, data, state, refetch} = useWishlistItems(null);

  useEffect(() => {
    if (!open) return;
    void loadPageChunk(page, page).then((chunkLoaded) => (chunkLoaded ? refetch() : hide()));
  }, [open, refetch, hide, page]);

  const isLoading = !list && (data !== null || state !== 'idle');
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
      {/* Behind the drawer the header announces nothing. */}
      <p className="sr-only" role="status">
        {open && isLoading && t('cart.loading')}
        {open && list && t('wishlist.header', {count: numbers.length})}
      </p>
      {data && list ? (
        <PageMessages messages={data.messages}>
          <WishlistLines
            items={items}
            hasRemovedItems={list.hasRemovedItems && !answer}
            answer={answer}
            place="drawer"
          />
        </PageMessages>
      ) : (
        <WishlistDrawerPlaceholder failed={data === null && state === 'idle'} onRetry={refetch} />
      )}
    </Drawer>
  );
}

interface Props {
  /** The shop could not be reached. */
  failed: boolean;
  onRetry: () => void;
}

/** Replaces the wishlist in the drawer while it is loading, or when the visitor has to retry. */
function WishlistDrawerPlaceholder({failed, onRetry}: Props) {
  const t = useTranslate();
  if (failed) {
    return (
      <div className="grid justify-items-start gap-5 py-6">
        <Alert kind="danger" title={t('errors.notSent')}>
          {t('errors.checkConnection')}
        </Alert>
        <Button type="button" variant="secondary" onClick={onRetry}>
          {t('errors.retry')}
        </Button>
      </div>
    );
  }
  return (
    // The status above announces it.
    <p className="grid justify-items-center py-11" aria-hidden="true">
      <span className="size-7 animate-spin rounded-full border-3 border-stahl-200 border-t-tanne-700" />
    </p>
  );
}
