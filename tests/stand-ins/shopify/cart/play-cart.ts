import {getResponse} from 'msw';
import {publicToken} from '../access';
import {createShop, type FakeShop} from '../create-shop';
import {smallCatalogue} from './small-catalogue';

export const VERSIONS = ['2025-04', '2026-04'] as const;

/** The cart fields that these tests query. */
interface PlayedCart {
  id: string;
  totalQuantity: number;
  lines: {nodes: {id: string}[]};
}

interface Played {
  cart: PlayedCart | null;
  userErrors: {code: string; field: string[] | null; message: string}[];
  warnings: {code: string; message: string; target: string}[];
}

const CART = 'id totalQuantity lines(first: 100) { nodes { id } }';

const PAYLOAD = `{ cart { ${CART} } userErrors { code field message } warnings { code message target } }`;

interface Answer<T> {
  data: T | null;
  errors?: {message: string; extensions?: {code?: string}}[];
}

/** Queries a shop in one version of the API; `T` is the type of `data`. */
export function askIn(shop: FakeShop, version = '2026-04') {
  return async function ask<T>(query: string, variables: object = {}): Promise<Answer<T>> {
    const request = new Request(`https://shop.test/api/${version}/graphql.json`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Shopify-Storefront-Access-Token': publicToken,
      },
      body: JSON.stringify({query, variables}),
    });
    const response = await getResponse(shop.handlers, request);
    if (!response) throw new Error('Nobody answered');
    return (await response.json()) as Answer<T>;
  };
}

/** A shop with two products, queried as the worker does. */
export function playCart(version: string = '2026-04', context = 'country: DE, language: DE') {
  const shop = createShop({catalogue: smallCatalogue()});
  const ask = askIn(shop, version);

  /** Sends one mutation; `types` declares its variables, which are named like its arguments. */
  async function mutate(name: string, types: Record<string, string>, variables: object) {
    const declared = Object.entries(types).map(([key, type]) => `$${key}: ${type}`);
    const passed = Object.keys(types).map((key) => `${key}: $${key}`);
    const answer = await ask<Record<string, Played>>(
      `mutation play(${declared.join(' ')}) @inContext(${context}) {
        ${name}(${passed.join(' ')}) ${PAYLOAD}
      }`,
      variables,
    );
    const payload = answer.data?.[name];
    if (!payload) throw new Error(answer.errors?.[0]?.message ?? 'No answer');
    return payload;
  }

  const create = (input: object = {}) => mutate('cartCreate', {input: 'CartInput'}, {input});
  const add = (cartId: string, lines: object[]) =>
    mutate('cartLinesAdd', {cartId: 'ID!', lines: '[CartLineInput!]!'}, {cartId, lines});
  const get = async (id: string) =>
    (
      await ask<{cart: PlayedCart | null}>(
        `query play($id: ID!) @inContext(${context}) { cart(id: $id) { ${CART} } }`,
        {id},
      )
    ).data?.cart;

  return {ask, create, add, get};
}

/** Creates a cart with one line. */
export async function startCart(play: ReturnType<typeof playCart>, merchandiseId: string) {
  const {cart} = await play.create({lines: [{merchandiseId}]});
  const line = cart?.lines.nodes[0];
  if (!cart || !line) throw new Error('There is no cart');
  return {id: cart.id, line};
}
