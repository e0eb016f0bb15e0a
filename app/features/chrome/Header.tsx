import {useLocation} from '@remix-run/react';
import {type AnchorHTMLAttributes, type MouseEvent, useState} from 'react';
import {useHref, useTranslate} from '~/i18n/use-language';
import {useHasBeenTrue} from '~/ui/hydration';
import {Icon, type IconName} from '~/ui/Icon';
import {ServerMarkup} from '~/ui/ServerMarkup';
import {useAccount} from '../account/use-account';
import {useCart} from '../cart/cart-context';
import {useWishlist} from '../wishlist/wishlist-context';
import {isPlainClick, useOpenForVisit} from '../navigation/open-page';
import {useLazyPart, prefetch} from '~/ui/lazy-part';
import {HeaderBrand} from './HeaderBrand';
import {mainNavigation, NAVIGATION_ID, openNavigation} from './navigation-dom';

/** Logo, search, account, wishlist and cart: the row that stays in view. */
export function Header({pathname}: {pathname: string}) {
  const t = useTranslate();
  const href = useHref();
  return (
    <header className="sticky top-0 z-20 border-b border-stahl-200 bg-kreide lg:border-stahl-100 short:relative">
      <div className="page-width flex h-15 items-center gap-1 lg:h-19 lg:gap-7">
        <MobileNavigation />
        <ServerMarkup name="header-brand">{import.meta.env.SSR && <HeaderBrand />}</ServerMarkup>
        <div className="ml-auto flex flex-none items-center lg:gap-1.5">
          <a
            className="flex size-11 items-center justify-center rounded-control hover:bg-stahl-100 lg:hidden"
            href={href('search')}
            aria-label={t('search.title')}
            data-opens-search
          >
            <Icon name="search" />
          </a>
          <AccountAction />
          <WishlistAction />
          <CartButton pathname={pathname} />
        </div>
      </div>
    </header>
  );
}

const fetchMenu = async () => (await import('./mobile-menu/MobileMenu')).MobileMenu;

/** React 18 has no types for this attribute; it opens the navigation without JavaScript. */
const opensNavigation = {popovertarget: NAVIGATION_ID};

/**
 * The menu below 1024 px: a drawer whose code is prefetched when a visitor is about to open it. Without JavaScript, or
 * if that code fails to load, the button opens the main navigation itself as a popover.
 */
function MobileNavigation() {
  const t = useTranslate();
  const [open, setOpen] = useOpenForVisit();
  const [openCount, setOpenCount] = useState(0);
  const MobileMenu = useLazyPart(fetchMenu, open, () => {
    setOpen(false);
    openNavigation(mainNavigation());
  });

  const show = (event: MouseEvent) => {
    event.preventDefault();
    setOpenCount((count) => count + 1);
    setOpen(true);
  };
  const prefetchMenu = () => prefetch(fetchMenu);
  return (
    <>
      <button
        type="button"
        {...opensNavigation}
        className="-ml-2.5 flex size-11 items-center justify-center rounded-control hover:bg-stahl-100 lg:hidden"
        aria-label={t('chrome.navigation.menu')}
        onClick={show}
        onPointerEnter={prefetchMenu}
        onFocus={prefetchMenu}
      >
        <Icon name="menu" />
      </button>
      {MobileMenu && (
        <MobileMenu
          nav={mainNavigation()}
          open={open}
          openCount={openCount}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/**
 * Link to the account, with the customer's first name; while nobody is signed in, script opens the sign-in drawer
 * instead. Account pages are loaded as documents, so that they show who is signed in now.
 */
function AccountAction() {
  const t = useTranslate();
  const href = useHref();
  const {firstName} = useAccount();
  const title = t('account.title');
  return (
    // Below 360 px it is in the menu's footer.
    <span className="contents max-[22.5rem]:hidden">
      <HeaderActionLink
        icon="user"
        label={firstName ?? title}
        href={href('account')}
        aria-label={firstName ? `${title}, ${firstName}` : title}
        data-document
      />
    </span>
  );
}

/**
 * Link to the wishlist with its item count, which opens the drawer once JavaScript runs. Screen readers announce
 * changes of the count.
 */
function WishlistAction() {
  const t = useTranslate();
  const wishlistHref = useHref()('wishlist');
  const {pathname} = useLocation();
  const {numbers, show} = useWishlist();
  const count = numbers.length;
  // A list that has always been empty is not worth reading.
  const wasFilled = useHasBeenTrue(count > 0);

  const openDrawer = (event: MouseEvent) => {
    if (!isPlainClick(event.nativeEvent) || pathname === wishlistHref) return;
    event.preventDefault();
    show();
  };
  return (
    <>
      <HeaderActionLink
        icon="heart"
        label={t('wishlist.title')}
        href={wishlistHref}
        onClick={openDrawer}
      >
        {count > 0 && (
          <>
            <span className="sr-only"> {t('cart.items', {count})}</span>
            <span
              aria-hidden="true"
              className="flex h-5 min-w-5 items-center justify-center rounded-full bg-ink px-1 text-[0.71875rem] font-heading text-kreide nums max-lg:absolute max-lg:top-[3px] max-lg:right-0.5"
            >
              {count}
            </span>
          </>
        )}
      </HeaderActionLink>
      <span className="sr-only" role="status">
        {wasFilled && t('wishlist.header', {count})}
      </span>
    </>
  );
}

type HeaderActionLinkProps = {
  icon: IconName;
  label: string;
} & AnchorHTMLAttributes<HTMLAnchorElement>;

/** A link to the visitor's account or wishlist: an icon, from 1024 px with its name. */
function HeaderActionLink({icon, label, children, ...link}: HeaderActionLinkProps) {
  return (
    <a
      {...link}
      className="relative inline-flex h-11 min-w-11 items-center justify-center gap-2.5 rounded-control text-label font-[550] transition-colors hover:bg-stahl-100 lg:h-12 lg:px-3"
    >
      <Icon name={icon} />
      <span className="max-lg:sr-only">{label}</span>
      {children}
    </a>
  );
}

/**
 * Link to the cart, which opens the drawer once JavaScript runs. With lines it is highlighted and shows the total,
 * below 640 px the item count. Screen readers announce changes. An unknown cart links to its page, which explains why.
 */
function CartButton({pathname}: {pathname: string}) {
  const {cart, cartUnknown, show} = useCart();
  const t = useTranslate();
  const cartHref = useHref()('cart');
  const hasLines = cart !== null && cart.lines.length > 0;
  const label = hasLines
    ? t('chrome.cart.filled', {count: cart.totalQuantity, subtotal: cart.total})
    : t(cartUnknown ? 'cart.title' : 'chrome.cart.empty');

  const openDrawer = (event: MouseEvent) => {
    if (cartUnknown || !isPlainClick(event.nativeEvent) || pathname === cartHref) return;
    event.preventDefault();
    show();
  };
  const color = hasLines ? 'bg-tanne-700 text-kreide hover:bg-tanne-800' : 'hover:bg-stahl-100';
  return (
    <>
      <a
        className={`relative inline-flex h-11 min-w-11 items-center justify-center gap-2 rounded-control px-2 text-label font-label nums transition-colors lg:h-12 lg:px-4 ${color}`}
        href={cartHref}
        aria-label={label}
        onClick={openDrawer}
      >
        <Icon name="shopping-basket" />
        {hasLines && (
          <>
            <span className="absolute -top-1.5 -right-1.5 min-w-5 rounded-full bg-ink px-1 text-center text-[0.78125rem] leading-5 sm:hidden">
              {cart.totalQuantity}
            </span>
            <span className="max-sm:hidden">{cart.total}</span>
          </>
        )}
      </a>
      <span className="sr-only" role="status">
        {hasLines && label}
      </span>
    </>
  );
}
