// @vitest-environment happy-dom
import {act} from 'react';
import {createRoot} from 'react-dom/client';
import {expect, it, vi} from 'vitest';
import {inLanguage} from '../../../tests/fakes/markup';
import {LazyAccountDrawer} from './LazyAccountDrawer';
import {type AccountView, useAccount} from './use-account';

const signedOut = {asOf: 10, signedIn: false, passwords: true, firstName: null, orders: null};
vi.mock('@remix-run/react', () => ({
  useLocation: () => ({pathname: '/', search: '', key: 'default'}),
  useNavigate: () => () => undefined,
  useRouteLoaderData: () => ({account: signedOut}),
}));
vi.mock('./AccountDrawer', () => ({
  AccountDrawer: ({open}: {open: boolean}) => <dialog open={open} />,
}));

it('a page offers no sign-in once its visitor has signed in in another tab', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const otherTab = new BroadcastChannel('account');
  const receive = (account: AccountView) =>
    act(async () => {
      otherTab.postMessage(account);
      await new Promise((resolve) => setTimeout(resolve, 50));
    });
  const AccountLink = () => <a href="/konto">{useAccount().firstName ?? 'Mein Konto'}</a>;
  await act(async () => {
    root.render(
      inLanguage(
        <>
          <AccountLink />
          <LazyAccountDrawer hasTags={false} />
        </>,
      ),
    );
    await Promise.resolve();
  });
  /** Whether script handles a click on the account link, which opens the drawer. */
  const click = async () => {
    const event = new MouseEvent('click', {bubbles: true, cancelable: true});
    await act(async () => {
      place.querySelector('a')?.dispatchEvent(event);
      await new Promise((resolve) => setTimeout(resolve, 50));
    });
    return event.defaultPrevented;
  };

  expect(await click()).toBe(true);
  expect(place.querySelector('dialog')?.open).toBe(true);

  await receive({...signedOut, asOf: 20, signedIn: true, firstName: 'Jana'});
  expect(place.textContent).toBe('Jana');
  expect(place.querySelector('dialog')?.open).toBe(false);
  expect(await click()).toBe(false);

  await receive({...signedOut, asOf: 15});
  expect(place.textContent).toBe('Jana');
  otherTab.close();
  act(() => root.unmount());
});
