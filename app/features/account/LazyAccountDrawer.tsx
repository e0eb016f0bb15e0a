import {useLocation, useNavigate} from '@remix-run/react';
import {useEffect, useState} from 'react';
import {useHref} from '~/i18n/use-language';
import {hasLoginFlag} from '~/pages';
import {lazyHydratedPart, useLazyPart} from '~/ui/lazy-part';
import {useHasBeenTrue} from '~/ui/hydration';
import {isPlainClick, recoverFromChunk} from '../navigation/open-page';
import {AccountDrawer as SentDrawer} from './AccountDrawer';
import {useAccount, withoutLoginFlag} from './use-account';

const fetchDrawer = async () => (await import('./AccountDrawer')).AccountDrawer;

const AccountDrawer = lazyHydratedPart(
  'account-drawer',
  import.meta.env.SSR && SentDrawer,
  fetchDrawer,
);

/**
 * The sign-in drawer of every page. It is server-rendered open if the URL has `?login=true`; JavaScript opens it from
 * every link to the account, except where a tag manager runs (`hasTags`), which could read the password: there the link
 * is followed to a document without one. It is never shown to signed-in customers, or where accounts have no passwords.
 */
export function LazyAccountDrawer({hasTags}: {hasTags: boolean}) {
  const {pathname, search, key} = useLocation();
  const navigate = useNavigate();
  const accountPage = useHref()('account');
  const {signedIn, passwords} = useAccount();
  const offersForm = passwords && !signedIn;
  const flagged = offersForm && hasLoginFlag(new URLSearchParams(search));
  const [open, setOpen] = useState(flagged);

  useEffect(() => setOpen(flagged), [flagged, key]);
  useAccountLinks(offersForm && !hasTags ? accountPage : null, setOpen);
  const loadedDrawer = useLazyPart(fetchDrawer, open && !flagged, (error) => {
    setOpen(false);
    void recoverFromChunk(error, accountPage);
  });
  const isAvailable = useHasBeenTrue(flagged || loadedDrawer !== null);

  if (!isAvailable) return null;
  const closeHref = pathname + withoutLoginFlag(search);
  const close = () => {
    if (!open) return;
    setOpen(false);
    if (flagged) navigate(closeHref, {replace: true, preventScrollReset: true});
  };
  return <AccountDrawer open={open && offersForm} onClose={close} closeHref={closeHref} />;
}

/** Opens the drawer instead of following a plain click on a link to `accountPage`; `null` disables that. */
function useAccountLinks(accountPage: string | null, setOpen: (open: boolean) => void): void {
  useEffect(() => {
    if (!accountPage) return;
    const handleClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link?.origin !== location.origin || link.pathname !== accountPage) return;
      if (!isPlainClick(event)) return;
      event.preventDefault();
      // The mobile menu closes before another drawer opens.
      link.closest('dialog')?.close();
      setOpen(true);
    };
    // Runs before the listener that follows plain links.
    document.addEventListener('click', handleClick, {capture: true});
    return () => document.removeEventListener('click', handleClick, {capture: true});
  }, [accountPage, setOpen]);
}
