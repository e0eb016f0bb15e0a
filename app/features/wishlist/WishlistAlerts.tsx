import {usePageTranslate} from '~/i18n/PageMessages';
import {useTranslate} from '~/i18n/use-language';
import {Alert} from '~/ui/Alert';
import {Button} from '~/ui/Button';
import type {WishlistAnswer} from './wishlist-answer';
import type {WishlistView} from './wishlist-view';
import {WISHLIST_FORM} from './WishlistForm';
import {WishlistNewsAlerts} from './WishlistNewsAlerts';

interface Props {
  wishlist: WishlistView;
  answer: WishlistAnswer | null;
  /** Whether a line says what was refused. */
  atLine: boolean;
}

/** What there is to say above the Merkzettel: the last form's answer, what is gone, the way back after clearing. */
export function WishlistAlerts({wishlist, answer, atLine}: Props) {
  const t = useTranslate();
  const p = usePageTranslate();
  return (
    <div className="grid gap-2.5 not-empty:mt-5 print:hidden">
      {answer?.error && !atLine && <Alert kind="danger">{t(answer.error)}</Alert>}
      {answer?.cart?.warnings.map(({message}) => (
        <Alert key={message} kind="warning" small>
          {message}
        </Alert>
      ))}
      {answer?.news && <WishlistNewsAlerts news={answer.news} />}
      {wishlist.gone && (
        <Alert kind="warning" small>
          {p('wishlistPage.gone')}
        </Alert>
      )}
      {wishlist.cleared > 0 && (
        <Alert kind="success">
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <p>{p('wishlistPage.cleared', {count: wishlist.cleared})}</p>
            <Button variant="secondary" size="small" form={WISHLIST_FORM} name="undo" value="clear">
              {p('wishlistPage.undo')}
            </Button>
          </div>
        </Alert>
      )}
    </div>
  );
}
