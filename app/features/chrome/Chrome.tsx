import {useLocation} from '@remix-run/react';
import type {ReactNode} from 'react';
import {useCartDrawer} from '../cart/cart-drawer-context';
import type {CartView} from '../cart/cart-view';
import {NoticeList} from '../notices/NoticeList';
import type {Notice} from '../notices/notice';
import {Footer} from './Footer';
import {Header} from './Header';
import {LoadingBar} from './LoadingBar';
import type {LocalizationView} from './localization-view';
import type {NavigationItem} from './navigation-view';
import {SkipLink} from './SkipLink';
import {TopBar} from './TopBar';

interface ChromeProps {
  data: {
    navigation: NavigationItem[];
    localization: LocalizationView | null;
    cart: CartView | null;
    notices: Notice[];
  } | null;
  failed: boolean;
  children: ReactNode;
}

/** Top bar, header, notices and footer around a page's content. */
export function Chrome({data, failed, children}: ChromeProps) {
  const {pathname, search} = useLocation();
  const {show} = useCartDrawer();
  const navigation = data?.navigation ?? [];
  return (
    <>
      <SkipLink />
      <LoadingBar failed={failed} />
      <TopBar returnTo={pathname + search} />
      <Header
        navigation={navigation}
        cart={data?.cart ?? null}
        pathname={pathname}
        onCartOpen={show}
      />
      <main id="main" tabIndex={-1}>
        <NoticeList notices={data?.notices ?? []} />
        {children}
      </main>
      <Footer
        navigation={navigation}
        localization={data?.localization ?? null}
        returnTo={pathname + search}
      />
    </>
  );
}
