import type {MessageKey} from '~/i18n/messages';
import type {PageName} from '~/pages';
import type {IconName} from '~/ui/Icon';
import {AccountAction} from './AccountAction';
import {WishlistAction} from './WishlistAction';

/** The visitor's own pages, as the foot of the mobile menu names them. */
export const ownPages: readonly {page: PageName; icon: IconName; label: MessageKey}[] = [
  {page: 'account', icon: 'user', label: 'account.title'},
  {page: 'wishlist', icon: 'heart', label: 'wishlist.title'},
];

/** The same in the header: icons, from 1024 px with their names. */
export function HeaderActions() {
  return (
    <>
      <AccountAction />
      <WishlistAction />
    </>
  );
}
