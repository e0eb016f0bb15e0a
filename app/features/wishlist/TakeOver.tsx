import {usePageTranslate} from '~/i18n/PageMessages';
import {useHref} from '~/i18n/use-language';
import {Button, ButtonLink} from '~/ui/Button';
import {ReturnTo} from '../cart/ReturnTo';
import {useWishlist} from './wishlist-context';
import {formatWishes} from './wishlist-ids';

/**
 * Takes what a shared list shows over to the visitor's own, or says that it is there already. A plain form, also
 * with script: it leads to another page.
 */
export function TakeOver({numbers}: {numbers: readonly string[]}) {
  const p = usePageTranslate();
  const address = useHref()('wishlist');
  const own = useWishlist().numbers;
  const allThere = numbers.every((number) => own.includes(number));
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-3 max-sm:*:flex-auto print:hidden">
      <p role="status" className="empty:sr-only">
        {allThere && numbers.length > 0
          ? p('wishlistPage.shared.allThere', {count: numbers.length})
          : null}
      </p>
      {!allThere && (
        <form method="post" action={address} className="grid">
          <ReturnTo />
          <Button variant="primary" name="take" value={formatWishes(numbers)}>
            {p('wishlistPage.shared.take')}
          </Button>
        </form>
      )}
      <ButtonLink variant="secondary" href={address}>
        {p('wishlistPage.shared.own')}
      </ButtonLink>
    </div>
  );
}
