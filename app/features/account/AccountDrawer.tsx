import {useFetcher} from '@remix-run/react';
import {useTranslate} from '~/i18n/use-language';
import {Alert} from '~/ui/Alert';
import {Drawer} from '~/ui/Drawer';
import type {LoginAnswer} from './login-answer';
import {LoginForm} from './LoginForm';
import {useSignedOutNotice} from './use-account';

interface AccountDrawerProps {
  open: boolean;
  onClose: () => void;
  /** The page without the drawer. */
  closeHref: string;
}

/** Signing in beside any page (spec §2). */
export function AccountDrawer({open, onClose, closeHref}: AccountDrawerProps) {
  const t = useTranslate();
  const signedOut = useSignedOutNotice();
  const {Form, data, state} = useFetcher<LoginAnswer>({key: 'login'});
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
          <Alert kind="warning" title={t(signedOut.title)}>
            {signedOut.message && t(signedOut.message)}
          </Alert>
        )}
        <LoginForm id="drawer-login" answer={data ?? null} Form={Form} pending={state !== 'idle'} />
      </div>
    </Drawer>
  );
}
