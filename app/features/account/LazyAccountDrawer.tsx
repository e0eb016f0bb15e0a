import {useLocation, useNavigate} from '@remix-run/react';
import {useEffect, useRef, useState} from 'react';
import {useHref} from '~/i18n/use-language';
import {sentPart} from '~/ui/late-part';
import {useEver} from '~/ui/hydration';
import {isPlainClick} from '../navigation/open-page';
import {AccountDrawer as SentDrawer} from './AccountDrawer';
import {hasLoginFlag, useAccount, withoutLoginFlag} from './use-account';

let asked: Promise<typeof SentDrawer> | undefined;
/** Loaded once; where that fails, links to the account lead to its page. */
const fetchDrawer = () =>
  (asked ??= import('./AccountDrawer').then(({AccountDrawer: Drawer}) => Drawer));

const AccountDrawer = sentPart('account-drawer', import.meta.env.SSR && SentDrawer, fetchDrawer);

/**
 * The sign-in drawer of every page. It stands open in what the worker sends where the address says
 * `?login=true`; script opens it from every link to the account. Signed-in customers never see it, nor does
 * anybody where accounts have no passwords.
 */
export function LazyAccountDrawer() {
  const {pathname, search, key} = useLocation();
  const navigate = useNavigate();
  const accountPage = useHref()('account');
  const {signedIn, passwords} = useAccount();
  const offersForm = passwords && !signedIn;
  const flagged = offersForm && hasLoginFlag(search);
  const [open, setOpen] = useState(flagged);
  const used = useEver(open);

  useEffect(() => setOpen(flagged), [flagged, key]);
  useAccountLinks(offersForm ? accountPage : null, fetchDrawer, () => setOpen(true));

  if (!used) return null;
  const closeHref = pathname + withoutLoginFlag(search);
  const close = () => {
    if (!open) return;
    setOpen(false);
    if (flagged) navigate(closeHref, {replace: true, preventScrollReset: true});
  };
  return <AccountDrawer open={open} onClose={close} closeHref={closeHref} />;
}

/**
 * Opens the drawer in place of following a plain click on a link to `accountPage`; `null` switches that off. When the
 * drawer's code cannot be loaded, the link is followed.
 */
function useAccountLinks(
  accountPage: string | null,
  fetchDrawer: () => Promise<unknown>,
  onOpen: () => void,
): void {
  const open = useRef(onOpen);
  open.current = onOpen;

  useEffect(() => {
    if (!accountPage) return;
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link?.origin !== location.origin || link.pathname !== accountPage) return;
      if (!isPlainClick(event)) return;
      event.preventDefault();
      // The mobile menu goes before another drawer comes.
      link.closest('dialog')?.close();
      fetchDrawer().then(
        () => open.current(),
        () => location.assign(link.href),
      );
    };
    // Before the listener that follows plain links.
    document.addEventListener('click', follow, {capture: true});
    return () => document.removeEventListener('click', follow, {capture: true});
  }, [accountPage, fetchDrawer]);
}
