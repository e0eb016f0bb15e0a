const GID = 'gid://shopify/Cart/';
const FORM = /^[\w-]{1,200}(\?key=[\w-]{1,200})?$/;

/**
 * The cart's id as the cookie keeps it: the last part of `gid://shopify/Cart/…`, key included. The id is
 * a capability: whoever knows it owns the cart, so it is never logged.
 */
export function cartIdToCookie(id: string): string {
  return id.slice(GID.length);
}

/** The id that a cookie holds, or `null` when the value cannot be one. */
export function cartIdFromCookie(value: string | null): string | null {
  return value && FORM.test(value) ? GID + value : null;
}

/** Where the browser keeps the id of its cart. */
export interface CartCookie {
  /** The id, or `null` when the cookie holds none that could be one. */
  read(): string | null;
  remember(cartId: string): void;
  forget(): void;
}

interface CookieJar {
  get(name: 'cart'): string | null;
  set(name: 'cart', value: string): void;
  remove(name: 'cart'): void;
}

export function openCartCookie(cookies: CookieJar): CartCookie {
  return {
    read: () => cartIdFromCookie(cookies.get('cart')),
    remember: (cartId) => cookies.set('cart', cartIdToCookie(cartId)),
    forget: () => cookies.remove('cart'),
  };
}
