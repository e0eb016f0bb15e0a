import type {StorefrontMutations} from '@shopify/hydrogen';
import type {
  AttributeInput,
  CartBuyerIdentityInput,
  CartInput,
  CartPreferencesInput,
  CountryCode,
  PreferenceDeliveryMethodType,
} from '@shopify/hydrogen/storefront-api-types';
import {optional} from '../http/outage.server';
import {
  CART_BUYER_IDENTITY_UPDATE_MUTATION,
  CART_CONTENT_QUERY,
  CART_CREATE_MUTATION,
  CART_DISCOUNT_CODES_UPDATE_MUTATION,
  CART_GIFT_CARD_CODES_REMOVE_MUTATION,
  CART_GIFT_CARD_CODES_UPDATE_MUTATION,
  CART_LINES_ADD_MUTATION,
  CART_LINES_REMOVE_MUTATION,
  CART_LINES_UPDATE_MUTATION,
  CART_QUERY,
} from './cart.graphql';
import {type ShopifyClient, ShopifyUserError, type Variables} from './client.server';
import {idOf, idPattern} from './ids';
import type {
  CartCautionFragment,
  CartContentQuery,
  CartFragment,
  CartIssueFragment,
} from './storefront.generated';

export interface CartChange {
  cart: CartFragment;
  warnings: CartCautionFragment[];
}

interface Payload {
  cart?: CartFragment | null;
  userErrors: CartIssueFragment[];
  warnings: CartCautionFragment[];
}

/** A quantity of a variant, for a cart. */
export interface NewLine {
  merchandiseId: string;
  quantity: number;
  /** Shown with the line by the checkout and in the order. */
  attributes?: {key: string; value: string}[];
}

export type CartService = ReturnType<typeof createCartService>;

/**
 * Carts of the Storefront API, never cached. `buyerToken` returns the token of the signed-in customer. Changes throw
 * `ShopifyUserError` with Shopify's first error.
 */
export function createCartService(client: ShopifyClient, buyerToken: () => Promise<string | null>) {
  /** Sends a mutation of a cart, whose response has one field. */
  async function change<Document extends CartMutation>(
    document: Document,
    variables: Variables<StorefrontMutations[Document]>,
    country?: string,
  ): Promise<CartChange> {
    const response = await client.mutate(document, variables, country);
    const [[operation, payload] = ['cart', null]] = Object.entries<Payload | null | undefined>(
      response,
    );
    const [issue] = payload?.userErrors ?? [];
    if (issue) throw new ShopifyUserError(operation, issue.message, issue.field);
    if (!payload?.cart) throw new ShopifyUserError(operation, 'No cart came back', ['cartId']);
    return {cart: payload.cart, warnings: payload.warnings};
  }

  function create(content: CartInput, buyer: CartBuyerIdentityInput): Promise<CartChange> {
    const countryCode = client.market.country as CountryCode;
    const input = {...content, buyerIdentity: {countryCode, ...buyer}};
    return change(CART_CREATE_MUTATION, {input});
  }

  return {
    /** The cart, or `null` when it is unknown, expired or already checked out. */
    async get(cartId: string): Promise<CartFragment | null> {
      const {cart} = await client.query(CART_QUERY, {cartId});
      return cart ?? null;
    },

    /**
     * Creates a cart whose checkout recognises the signed-in customer. If Shopify no longer accepts the token, the cart
     * is created without it, so that no line is lost.
     */
    async create(newCart: {lines: NewLine[]; discountCodes: string[]}): Promise<CartChange> {
      const token = await optional(buyerToken(), null, 'Cannot attach the customer to the cart');
      if (!token) return create(newCart, {});
      try {
        return await create(newCart, {customerAccessToken: token});
      } catch (error) {
        const isTokenError =
          error instanceof ShopifyUserError && error.field?.at(-1) === 'customerAccessToken';
        if (!isTokenError) throw error;
        return create(newCart, {});
      }
    },

    /**
     * Creates a customer's cart with the contents of another one; knowing the other one's id gives no access to it.
     * `isComplete` is false when Shopify has not taken over every item; it never does with gift cards, whose codes it
     * does not reveal. `null` when there is no such cart.
     */
    async copyFor(customerAccessToken: string, cartId: string) {
      const content = await loadContents(client, cartId);
      if (!content) return null;
      const {input, preferences, totalQuantity, hadGiftCards} = content;
      const buyer = {customerAccessToken, ...(preferences && {preferences})};
      const {cart} = await create(input, buyer);
      return {cart, isComplete: cart.totalQuantity >= totalQuantity, hadGiftCards};
    },

    addLines: (cartId: string, lines: NewLine[]) =>
      change(CART_LINES_ADD_MUTATION, {cartId, lines}),

    updateLines: (cartId: string, lines: {id: string; quantity: number}[]) =>
      change(CART_LINES_UPDATE_MUTATION, {cartId, lines}),

    removeLines: (cartId: string, lineIds: string[]) =>
      change(CART_LINES_REMOVE_MUTATION, {cartId, lineIds}),

    /** Replaces all codes. Shopify also stores unknown ones, as not applicable, and warns. */
    updateDiscountCodes: (cartId: string, discountCodes: string[]) =>
      change(CART_DISCOUNT_CODES_UPDATE_MUTATION, {cartId, discountCodes}),

    /** Replaces all gift cards: Shopify does not reveal the codes of those in the cart. An invalid code is rejected. */
    updateGiftCards: (cartId: string, giftCardCodes: string[]) =>
      change(CART_GIFT_CARD_CODES_UPDATE_MUTATION, {cartId, giftCardCodes}),

    removeGiftCards: (cartId: string, appliedGiftCardIds: string[]) =>
      change(CART_GIFT_CARD_CODES_REMOVE_MUTATION, {cartId, appliedGiftCardIds}),

    /** The delivery method preselected in the checkout, shipping or pickup; buyers may change it there. */
    preferDelivery(cartId: string, method: 'SHIPPING' | 'PICK_UP'): Promise<CartChange> {
      return this.updateBuyerIdentity(cartId, {preferences: preferencesOf([method])});
    },

    updateBuyerIdentity: (cartId: string, buyerIdentity: BuyerIdentity) =>
      change(
        CART_BUYER_IDENTITY_UPDATE_MUTATION,
        {cartId, buyerIdentity},
        buyerIdentity.countryCode ?? undefined,
      ),
  };
}

/** The documents whose operation is called `Cart…`. */
type CartMutation = Extract<keyof StorefrontMutations, `${string}mutation Cart${string}`>;

type BuyerIdentity = Pick<
  CartBuyerIdentityInput,
  'countryCode' | 'customerAccessToken' | 'preferences'
>;

const preferencesOf = (methods: readonly PreferenceDeliveryMethodType[]) =>
  ({
    delivery: {deliveryMethod: [...methods], pickupHandle: []},
    wallet: [],
  }) satisfies CartPreferencesInput;

/**
 * The contents of a cart in the format of `cartCreate`, with the newest 250 lines: Shopify returns these first, and no
 * more at once.
 */
async function loadContents(client: ShopifyClient, cartId: string) {
  const {cart}: CartContentQuery = await client.query(CART_CONTENT_QUERY, {cartId});
  if (!cart) return null;
  const methods = cart.buyerIdentity.preferences?.delivery?.deliveryMethod ?? [];
  return {
    input: {
      note: cart.note,
      attributes: withValues(cart.attributes),
      discountCodes: cart.discountCodes.map(({code}) => code),
      lines: cart.lines.nodes
        .toReversed()
        .map(({merchandise, quantity, attributes, sellingPlanAllocation}) => ({
          merchandiseId: merchandise.id,
          quantity,
          attributes: withValues(attributes),
          sellingPlanId: sellingPlanAllocation?.sellingPlan.id,
        })),
    } satisfies CartInput,
    preferences: methods.length > 0 ? preferencesOf(methods) : null,
    totalQuantity: cart.totalQuantity,
    hadGiftCards: cart.appliedGiftCards.length > 0,
  };
}

/** Attributes may lack a value when read, but not when written. */
function withValues(attributes: {key: string; value?: string | null}[]): AttributeInput[] {
  return attributes.flatMap(({key, value}) => (typeof value === 'string' ? [{key, value}] : []));
}

interface CookieJar {
  get(name: 'cart'): string | null;
  set(name: 'cart', value: string): void;
  remove(name: 'cart'): void;
}

/** Stores the cart's id in the browser: only the part after the kind, key included. */
export function openCartCookie(cookies: CookieJar) {
  return {
    /** The id, or `null` when the cookie contains no valid one. */
    read(): string | null {
      const id = idOf('Cart', cookies.get('cart') ?? '');
      return idPattern('Cart').test(id) ? id : null;
    },
    remember: (cartId: string) => cookies.set('cart', cartId.slice(idOf('Cart', '').length)),
    forget: () => cookies.remove('cart'),
  };
}
