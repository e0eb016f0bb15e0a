import {moneyOf, centsIn} from '../money';
import type {StandInContext} from '../request-context';
import {linesOf} from './cart-lines';
import {marketOf} from './cart-market';
import type {CartChange} from './change-cart';
import {postalAddress} from './delivery-addresses';
import type {StoredCart} from './stored-cart';

const OPTIONS = [
  {
    handle: 'standardversand',
    deliveryMethodType: 'SHIPPING',
    euroCents: 495,
    title: {DE: 'Standardversand', EN: 'Standard shipping'},
    description: {DE: '2–4 Werktage', EN: '2–4 working days'},
  },
  {
    handle: 'abholung-im-laden',
    deliveryMethodType: 'PICK_UP',
    euroCents: 0,
    title: {DE: 'Abholung im Laden', EN: 'Pick-up in store'},
    description: {DE: 'Kostenlos', EN: 'Free of charge'},
  },
] as const;

/** `CartDeliveryGroup.id`: all lines share one group. */
export const deliveryGroupId = ({token}: StoredCart) => `gid://shopify/CartDeliveryGroup/${token}`;

/** Parents of `CartDeliveryGroup`: one as soon as the cart has lines and a destination country. */
export function deliveryGroupsOf(cart: StoredCart, context: StandInContext) {
  const {countryCode} = cart.buyer;
  if (!countryCode || linesOf(cart, context).length === 0) return [];
  const options = OPTIONS.map((option) => deliveryOption(option, cart, context));
  return [
    {
      cart,
      id: deliveryGroupId(cart),
      groupType: 'ONE_TIME_PURCHASE',
      deliveryAddress: {
        ...postalAddress({countryCode}),
        id: `gid://shopify/MailingAddress/${cart.token}?model_name=CartDeliveryAddress`,
      },
      deliveryOptions: options,
      selectedDeliveryOption:
        options.find(({handle}) => handle === cart.deliveryOption) ?? options[0] ?? null,
    },
  ];
}

function deliveryOption(
  option: (typeof OPTIONS)[number],
  cart: StoredCart,
  context: StandInContext,
) {
  const {handle, deliveryMethodType, euroCents, title, description} = option;
  const market = marketOf(cart, context);
  return {
    handle,
    code: handle,
    deliveryMethodType,
    title: title[context.market.language],
    description: description[context.market.language],
    estimatedCost: moneyOf(market, centsIn(market, euroCents)),
  };
}

/** Shopify's `CartSelectedDeliveryOptionInput`. */
export interface DeliveryOptionInput {
  deliveryGroupId: string;
  deliveryOptionHandle: string;
}

/** `cartSelectedDeliveryOptionsUpdate`. */
export function selectDeliveryOptions(inputs: readonly DeliveryOptionInput[]): CartChange {
  return (draft, {userErrors}) => {
    for (const [at, {deliveryGroupId: group, deliveryOptionHandle: handle}] of inputs.entries()) {
      const field = ['selectedDeliveryOptions', String(at)];
      if (group !== deliveryGroupId(draft)) {
        const message = 'The delivery group does not exist.';
        userErrors.push({code: 'INVALID_DELIVERY_GROUP', field, message});
      } else if (!OPTIONS.some((option) => option.handle === handle)) {
        const message = 'The delivery option does not exist.';
        userErrors.push({code: 'INVALID_DELIVERY_OPTION', field, message});
      } else draft.deliveryOption = handle;
    }
  };
}
