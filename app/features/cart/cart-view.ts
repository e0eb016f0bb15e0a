import {languages, type Language} from '~/i18n/languages';
import type {CartFragment} from '~/services/shopify/storefront.generated';
import {formatPrice} from '../pricing/format-price';
import {toImageView} from '../pictures/image-view';
import {chosenOptions} from './chosen-options';
import type {GoodsView} from './goods-view';

export interface CartLineView extends GoodsView {
  id: string;
  merchandiseId: string;
  quantity: number;
  total: string;
  compareAtTotal: string | null;
}

/** The cart as drawer and page show it; amounts are formatted text. */
export interface CartView {
  lines: CartLineView[];
  totalQuantity: number;
  subtotal: string;
  checkoutUrl: string;
}

/** The cart as the frame of every page gets it; `null` may mean that nobody knows it. */
export interface FrameCart {
  cart: CartView | null;
  cartUnknown: boolean;
}

/** Shopify's cart as the shop shows it; `null` stands for no cart. */
export function toCartView(cart: CartFragment | null, language: Language): CartView | null {
  if (!cart) return null;
  return {
    lines: cart.lines.nodes.map((line) => toCartLine(line, language)),
    totalQuantity: cart.totalQuantity,
    subtotal: formatPrice(cart.cost.subtotalAmount, language),
    checkoutUrl: checkoutIn(language, cart.checkoutUrl),
  };
}

/** Shopify's checkout speaks the language that `locale` names, whatever country is delivered to. */
function checkoutIn(language: Language, checkoutUrl: string): string {
  const address = new URL(checkoutUrl);
  address.searchParams.set('locale', languages[language].tag.slice(0, 2));
  return address.href;
}

type Line = CartFragment['lines']['nodes'][number];

function toCartLine({id, quantity, cost, merchandise}: Line, language: Language): CartLineView {
  const {product, selectedOptions} = merchandise;

  return {
    id,
    merchandiseId: merchandise.id,
    quantity,
    title: product.title,
    vendor: product.vendor,
    ...chosenOptions(selectedOptions),
    handle: product.handle,
    image: merchandise.image ? toImageView(merchandise.image, product.title) : null,
    total: formatPrice(cost.totalAmount, language),
    compareAtTotal: compareAtTotal(cost, quantity, language),
  };
}

function compareAtTotal(cost: Line['cost'], quantity: number, language: Language): string | null {
  const each = cost.compareAtAmountPerQuantity;
  if (!each) return null;
  const total = Number(each.amount) * quantity;
  if (!(total > Number(cost.totalAmount.amount))) return null;
  const money = {amount: total.toFixed(2), currencyCode: each.currencyCode};
  return formatPrice(money, language, {mark: false});
}
