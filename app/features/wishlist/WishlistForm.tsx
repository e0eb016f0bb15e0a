import {useHref} from '~/i18n/use-language';
import {ReturnTo} from '../cart/ReturnTo';
import {useWishlist} from './wishlist-context';

/** The one form that all hearts of a page submit: `<button form={WISHLIST_FORM} name="add" value="123">`. */
export const WISHLIST_FORM = 'wishlist-form';

/** It stands once on every page, empty but for the way back. */
export function WishlistForm() {
  const href = useHref();
  const {send} = useWishlist();
  return (
    <form id={WISHLIST_FORM} method="post" action={href('wishlist')} onSubmit={send} hidden>
      <ReturnTo />
    </form>
  );
}
