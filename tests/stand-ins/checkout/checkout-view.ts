import {costOfCart, costOfLine} from '../shopify/cart/cart-cost';
import {linesOf, type LineParent} from '../shopify/cart/cart-lines';
import {discountsOfCart} from '../shopify/cart/cart-cost';
import type {StoredCart} from '../shopify/cart/stored-cart';
import type {Money} from '../shopify/money';
import type {StandInContext} from '../shopify/request-context';
import type {CheckoutView} from './checkout-pages';
import type {CheckoutLanguage} from './checkout-words';

/** The parts of the shop that the checkout needs. */
export type CheckoutShop = Pick<StandInContext, 'catalogue' | 'market'>;

/** A cart as texts and formatted amounts. */
export function checkoutView(
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
