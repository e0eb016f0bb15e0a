import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {AccountEvent} from '~/services/shopify/accounts/accounts';
import {flashNotice} from '../notices/flash-notice.server';

/** Tells the visitor on the next page what has happened to the sign-in, or to the cart because of it. */
export function flashAccountEvent(event: AccountEvent, session: AppLoadContext['session']): void {
  if (event === 'sessionEnded') {
    flashNotice(
      {session},
      {
        type: 'warning',
        title: 'account.notice.expired',
        message: 'account.notice.signInAgain',
      },
    );
    return;
  }
  flashNotice(
    {session},
    {type: 'warning', title: 'account.notice.cartReduced', message: null, duration: 0},
  );
}
