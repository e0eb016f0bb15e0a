import {useFetcher, useLocation} from '@remix-run/react';
import {useEffect} from 'react';
import type {FormAnswer} from '~/forms/submission';
import {useHref, useTranslate} from '~/i18n/use-language';
import {Alert} from '~/ui/Alert';
import {Drawer} from '~/ui/Drawer';
import {fetchPageChunk} from '../navigation/open-page';
import {LoginForm} from './LoginPage';
import {useSignedOutNotice} from './use-account';

interface AccountDrawerProps {
  open: boolean;
  onClose: () => void;
  /** URL of the page without the drawer. */
  closeHref: string;
}

/** Sign-in drawer, available on any page. */
export function AccountDrawer({open, onClose, closeHref}: AccountDrawerProps) {
  const t = useTranslate();
  const signedOut = useSignedOutNotice();
  const returnTo = new URLSearchParams(useLocation().search).get('returnTo');
  const fetcher = useFetcher<FormAnswer>({key: 'login'});
  const login = useHref()('login');

  // For poor connections: without the code of the form's route, Remix would reload the page on submit.
  useEffect(() => {
    if (open) fetchPageChunk(login).catch(() => undefined);
  }, [open, login]);

  return (
    <Drawer
      id="account-drawer"
      side="right"
      open={open}
      onClose={onClose}
      title={t('account.title')}
      closeLabel={t('account.close')}
      closeHref={closeHref}
    >
      <div className="grid gap-5 py-6">
        {signedOut && (
          <Alert kind="warning" title={signedOut.title}>
            {signedOut.message}
          </Alert>
        )}
        <LoginForm
          id="drawer-login"
          returnTo={returnTo}
          answer={fetcher.data ?? null}
          fetcher={fetcher}
        />
      </div>
    </Drawer>
  );
}
