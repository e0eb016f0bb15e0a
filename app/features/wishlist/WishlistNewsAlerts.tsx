import {usePageTranslate} from '~/i18n/PageMessages';
import {Alert} from '~/ui/Alert';
import type {WishlistNews} from './wishlist-answer';

/** What became of the whole list: what was taken over or came back, and what had no room. */
export function WishlistNewsAlerts({news}: {news: WishlistNews}) {
  const p = usePageTranslate();
  if (news.kind === 'notRestored') {
    return <Alert kind="warning">{p('wishlistPage.news.notRestored')}</Alert>;
  }
  const {kind, count, left} = news;
  const taken =
    count > 0 ? p('wishlistPage.news.taken', {count}) : p('wishlistPage.news.takenBefore');
  return (
    <>
      <Alert kind="success">{kind === 'taken' ? taken : p('wishlistPage.news.restored')}</Alert>
      {left > 0 && <Alert kind="warning">{p('wishlistPage.news.left', {count: left})}</Alert>}
    </>
  );
}
