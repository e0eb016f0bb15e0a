import {http, HttpResponse, type HttpHandler} from 'msw';
import {costOfCart, costOfLine, discountsOfCart} from '../shopify/cart/cart-cost';
import {linesOf, type LineParent} from '../shopify/cart/cart-lines';
import type {CartTable, StoredCart} from '../shopify/cart/cart-table';
import type {IndexedCatalogue} from '../shopify/catalogue-index';
import {marketFor} from '../shopify/markets';
import type {Money} from '../shopify/money';
import type {StandInContext} from '../shopify/resolver-contract';
import {checkoutPage, thanksPage, unknownPage, type CheckoutView} from './checkout-pages';
import {checkoutLanguage, type CheckoutLanguage} from './checkout-words';

/** The parts of the shop that the checkout needs. */
type CheckoutShop = Pick<StandInContext, 'catalogue' | 'market'>;

/** A cart as texts and formatted amounts. */
function checkoutView(
  cart: StoredCart,
  shop: CheckoutShop,
  language: CheckoutLanguage,
): Omit<CheckoutView, 'action' | 'shopUrl'> {
  const format = ({amount, currencyCode}: Money) =>
    new Intl.NumberFormat(language === 'de' ? 'de-DE' : 'en-US', {
      style: 'currency',
      currency: currencyCode,
    }).format(Number(amount));
  const {subtotalAmount, totalAmount} = costOfCart(cart, shop);
  return {
    rows: linesOf(cart, shop).map((line) => ({
      title: line.merchandise.product.title[language],
      options: optionsOf(line, language),
      quantity: line.line.quantity,
      price: format(costOfLine(line, shop).totalAmount),
    })),
    subtotal: format(subtotalAmount),
    discounts: discountsOfCart(cart, shop).map(({code, money}) => ({code, amount: format(money)})),
    total: format(totalAmount),
    pickup: cart.buyer.preferences?.delivery?.deliveryMethod?.includes('PICK_UP') ?? false,
  };
}

/** "Größe: M, Farbe: Rot". */
function optionsOf({merchandise: {product, variant}}: LineParent, language: CheckoutLanguage) {
  return product.options
    .map(({name, values}, at) => {
      const value = values[variant.selected[at] ?? 0];
      return value ? `${name[language]}: ${value.name[language]}` : '';
    })
    .filter(Boolean)
    .join(', ');
}

interface CheckoutOptions {
  /** Carts of the shop, the same table that the API writes to. */
  carts: CartTable;
  /** The products, loaded when the first checkout is opened. */
  catalogue: () => IndexedCatalogue;
  /** Target of "back to the shop" if the visitor's own origin is unknown. */
  shopUrl?: string;
}

const PATH = '*/checkouts/cn/:token';
/** Number of paid checkouts to remember, so that a repeated click shows the thank-you page again. */
const MAX_PAID = 1000;

/** The web checkout behind `Cart.checkoutUrl`: a page with a form that needs no JavaScript. */
export function createCheckoutHandlers({
  carts,
  catalogue,
  shopUrl = '/',
}: CheckoutOptions): HttpHandler[] {
  const paid = new Map<string, {key: string; countryCode?: string | null}>();

  const answer = (request: Request, token: string, pays: boolean) => {
    const key = new URL(request.url).searchParams.get('key') ?? '';
    const home = homeOf(request, shopUrl);
    const cart = carts.find(token, key);
    const before = paid.get(token);
    if (!cart) {
      const language = checkoutLanguage(request, before?.countryCode);
      return before && before.key === key
        ? page(thanksPage(language, home))
        : page(unknownPage(language, home), 404);
    }
    const {countryCode} = cart.buyer;
    const language = checkoutLanguage(request, countryCode);
    const view = checkoutView(cart, shopOf(catalogue()), language);
    if (!pays || view.rows.length === 0) {
      return page(checkoutPage(language, {...view, shopUrl: home, action: action(request, home)}));
    }
    carts.delete(token);
    if (paid.size >= MAX_PAID) paid.clear();
    paid.set(token, {key, countryCode});
    return page(thanksPage(language, home));
  };

  return [
    http.get<{token: string}>(PATH, ({request, params}) => answer(request, params.token, false)),
    http.post<{token: string}>(PATH, ({request, params}) => answer(request, params.token, true)),
  ];
}

/** A cart without a buyer country is sold in the primary market. */
const shopOf = (catalogue: IndexedCatalogue): CheckoutShop => ({
  catalogue,
  market: marketFor(catalogue.markets, {}),
});

function page(content: string, status = 200) {
  return HttpResponse.html(content, {
    status,
    headers: {'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin'},
  });
}

/** The form posts to its own URL, which includes the return URL. */
function action(request: Request, home: string): string {
  const {pathname, searchParams} = new URL(request.url);
  searchParams.set('return_to', home);
  return `${pathname}?${searchParams}`;
}

/** `return_to`, else the visitor's referring origin, else the configured shop. */
function homeOf(request: Request, shopUrl: string): string {
  const {searchParams, origin} = new URL(request.url);
  const wanted = searchParams.get('return_to');
  if (wanted && /^(https?:\/\/|\/(?![/\\]))/.test(wanted)) return wanted;
  const referer = request.headers.get('referer') ?? '';
  if (!URL.canParse(referer)) return shopUrl;
  const from = new URL(referer).origin;
  return from === origin || from === 'null' ? shopUrl : `${from}/`;
}
