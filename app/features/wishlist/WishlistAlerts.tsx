import {usePageTranslate} from '~/i18n/PageMessages';
import {useTranslate} from '~/i18n/use-language';
import {Alert} from '~/ui/Alert';
import {Button} from '~/ui/Button';
import type {WishlistAnswer, WishlistNews} from './wishlist-answer';
import {useWishlist, WISHLIST_FORM} from './wishlist-context';

interface Props {
  /** Whether some were left out because the shop has them no more. */
  gone: boolean;
  answer: WishlistAnswer | null;
  /** Whether a line says what was refused. */
  atLine: boolean;
}

/** What there is to say above the Merkzettel: the last form's answer, what is gone, the way back after clearing. */
export function WishlistAlerts({gone, answer, atLine}: Props) {
  const {cleared} = useWishlist().known;
  const t = useTranslate();
  const p = usePageTranslate();
  return (
    <div className="grid gap-2.5 has-[>:not(:empty)]:mt-5 print:hidden">
      {answer?.error && !atLine && <Alert kind="danger">{t(answer.error)}</Alert>}
      {/* Always there, so that what comes into it is read out. */}
      <div role="status" className="grid gap-2.5 empty:sr-only">
        {answer?.cart?.warnings.map(({message}) => (
          <Alert key={message} kind="warning" small role="none">
            {message}
          </Alert>
        ))}
        {answer?.news && <WishlistNewsAlerts news={answer.news} />}
        {gone && (
          <Alert kind="warning" small role="none">
            {p('wishlistPage.gone')}
          </Alert>
        )}
        {cleared > 0 && (
          <Alert kind="success" role="none">
            <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
              <p>{p('wishlistPage.cleared', {count: cleared})}</p>
              <Button
                variant="secondary"
                size="small"
                form={WISHLIST_FORM}
                name="undo"
                value="clear"
              >
                {p('wishlistPage.undo')}
              </Button>
            </div>
          </Alert>
        )}
      </div>
    </div>
  );
}

/** What became of the whole list: what was taken over or came back, and what had no room. */
function WishlistNewsAlerts({news}: {news: WishlistNews}) {
  const p = usePageTranslate();
  if (news.kind === 'notRestored') {
    return (
      <Alert kind="warning" role="none">
        {p('wishlistPage.news.notRestored')}
      </Alert>
    );
  }
  const {kind, count, left} = news;
  const taken =
    count > 0 ? p('wishlistPage.news.taken', {count}) : p('wishlistPage.news.takenBefore');
  return (
    <>
      <Alert kind="success" role="none">
        {kind === 'taken' ? taken : p('wishlistPage.news.restored')}
      </Alert>
      {left > 0 && (
        <Alert kind="warning" role="none">
          {p('wishlistPage.news.left', {count: left})}
        </Alert>
      )}
    </>
  );
}
