import {useLocation, useNavigate} from '@remix-run/react';
import {useEffect, useState} from 'react';
import {useHref} from '~/i18n/use-language';
import {sentPart} from '~/ui/late-part';
import {useEver} from '~/ui/use-ever';
import {AccountDrawer as SentDrawer} from './AccountDrawer';
import {hasLoginFlag, withoutLoginFlag} from './login-flag';
import {useAccount} from './use-account';
import {useAccountLinks} from './use-account-links';

let asked: Promise<typeof SentDrawer> | undefined;
/** Asked for once: where the page has gone on without it, links to the account lead there. */
const fetchDrawer = () =>
  (asked ??= import('./AccountDrawer').then(({AccountDrawer: Drawer}) => Drawer));

const AccountDrawer = sentPart(import.meta.env.SSR && SentDrawer, fetchDrawer);

/**
 * The sign-in drawer of every page. It stands open in what the worker sends where the address says
 * `?login=true`; script opens it from every link to the account. Signed-in customers never see it.
 */
export function LazyAccountDrawer() {
  const {pathname, search, key} = useLocation();
  const navigate = useNavigate();
  const accountPage = useHref()('account');
  const {signedIn} = useAccount();
  const flagged = !signedIn && hasLoginFlag(search);
  const [open, setOpen] = useState(flagged);
  const used = useEver(open);

  useEffect(() => setOpen(flagged), [flagged, key]);
  useAccountLinks(signedIn ? null : accountPage, fetchDrawer, () => setOpen(true));

  if (!used) return null;
  const closeHref = pathname + withoutLoginFlag(search);
  const close = () => {
    if (!open) return;
    setOpen(false);
    if (flagged) navigate(closeHref, {replace: true, preventScrollReset: true});
  };
  return <AccountDrawer open={open} onClose={close} closeHref={closeHref} />;
}
