import {useHref, useTranslate} from '~/i18n/use-language';
import {Icon} from '~/ui/Icon';
import {Logo} from '~/ui/Logo';
import type {CartView} from '../cart/cart-view';
import {CartButton} from './CartButton';
import {MainNavigation} from './MainNavigation';
import {MobileNavigation} from './MobileNavigation';
import type {NavigationItem} from './navigation-view';
import {PHONE_HREF} from './phone';

interface HeaderProps {
  navigation: NavigationItem[];
  cart: CartView | null;
  pathname: string;
  onCartOpen?: () => void;
}

/** Logo, navigation and cart. The first row stays in view. */
export function Header({navigation, cart, pathname, onCartOpen}: HeaderProps) {
  const t = useTranslate();
  const href = useHref();
  return (
    <>
      <header className="header">
        <div className="page-width header__row">
          <MobileNavigation key={pathname} navigation={navigation} />
          <a className="header__logo" href={href('home')}>
            <Logo label={t('chrome.brand')} />
          </a>
          <p className="header__claim">{t('chrome.claim')}</p>
          <div className="header__actions">
            <a className="header__phone" href={PHONE_HREF}>
              <Icon name="phone" />
              {t('chrome.address.phone')}
            </a>
            <CartButton cart={cart} pathname={pathname} onOpen={onCartOpen} />
          </div>
        </div>
      </header>
      <MainNavigation navigation={navigation} pathname={pathname} />
    </>
  );
}
