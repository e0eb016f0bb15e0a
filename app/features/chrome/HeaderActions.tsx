import {useHref, useTranslate} from '~/i18n/use-language';
import type {MessageKey} from '~/i18n/messages';
import type {PageName} from '~/pages';
import type {IconName} from '~/ui/Icon';
import {AccountAction} from './AccountAction';
import {HeaderActionLink} from './HeaderActionLink';
import {WishlistAction} from './WishlistAction';

/** A way to what belongs to the visitor, in the header and at the foot of the mobile menu. */
export interface HeaderAction {
  page: PageName;
  icon: IconName;
  label: MessageKey;
}

export const headerActions: readonly HeaderAction[] = [
  {page: 'account', icon: 'user', label: 'account.title'},
  {page: 'wishlist', icon: 'heart', label: 'wishlist.title'},
];

/** Icons, from 1024 px with their names. */
export function HeaderActions({actions}: {actions: readonly HeaderAction[]}) {
  const t = useTranslate();
  const href = useHref();
  return (
    <>
      {actions.map(({page, icon, label}) => {
        if (page === 'account') return <AccountAction key={page} />;
        if (page === 'wishlist') return <WishlistAction key={page} />;
        return <HeaderActionLink key={page} icon={icon} label={t(label)} href={href(page)} />;
      })}
    </>
  );
}
