import {randomInt} from 'node:crypto';
import type {StandInContext} from '../request-context';
import {cartIdOf} from './cart-id';
import type {StoredCart, StoredMetafield} from './stored-cart';

const MOST_METAFIELDS = 25;
/** Namespace of keys that name none: the one reserved for the app that asks. */
const OWN_NAMESPACE = '$app';

/** Shopify's `CartInputMetafieldInput`. */
export interface MetafieldInput {
  key: string;
  type: string;
  value: string;
}

/** `namespace.key` as Shopify reads the `key` of cart metafield inputs. */
function parts(fullKey: string): {namespace: string; key: string} {
  const dot = fullKey.indexOf('.');
  if (dot < 0) return {namespace: OWN_NAMESPACE, key: fullKey};
  return {namespace: fullKey.slice(0, dot), key: fullKey.slice(dot + 1)};
}

/** `Cart.metafield`. */
export function findMetafield(
  {metafields}: StoredCart,
  key: string,
  namespace: string | null | undefined,
): StoredMetafield | null {
  const space = namespace ?? OWN_NAMESPACE;
  return metafields.find((one) => one.key === key && one.namespace === space) ?? null;
}

/** Sets or replaces one metafield of a draft. */
export function putMetafield(draft: StoredCart, input: MetafieldInput, now: string) {
  const {namespace, key} = parts(input.key);
  const before = findMetafield(draft, key, namespace);
  const metafield: StoredMetafield = {
    id: before?.id ?? `gid://shopify/Metafield/${randomInt(1e12, 2e12)}`,
    namespace,
    key,
    type: input.type,
    value: input.value,
    createdAt: before?.createdAt ?? now,
    updatedAt: now,
  };
  draft.metafields = [...draft.metafields.filter((one) => one !== before), metafield];
  return metafield;
}

/** `cartMetafieldsSet`: all or none, 25 at most. */
export function setMetafields(
  inputs: readonly (MetafieldInput & {ownerId: string})[],
  {state: {carts}}: StandInContext,
) {
  const userErrors = inputs.flatMap((input, elementIndex) => {
    const field = ['metafields', String(elementIndex)];
    if (!carts.get(input.ownerId)) {
      const message = 'The owner does not exist.';
      return [{code: 'INVALID_OWNER', field: [...field, 'ownerId'], message, elementIndex}];
    }
    if (input.value !== '') return [];
    const message = "Value can't be blank.";
    return [{code: 'BLANK', field: [...field, 'value'], message, elementIndex}];
  });
  if (inputs.length > MOST_METAFIELDS) {
    const message = `Exceeded the maximum of ${MOST_METAFIELDS} metafields.`;
    const code = 'LESS_THAN_OR_EQUAL_TO';
    userErrors.push({code, field: ['metafields'], message, elementIndex: MOST_METAFIELDS});
  }
  if (userErrors.length > 0) return {metafields: null, userErrors};
  const metafields = inputs.flatMap((input) => {
    const cart = carts.get(input.ownerId);
    if (!cart) return [];
    const draft = structuredClone(cart);
    const metafield = putMetafield(draft, input, carts.time());
    return [metafieldParent(metafield, carts.save(draft))];
  });
  return {metafields, userErrors: []};
}

/** `cartMetafieldDelete`. */
export function deleteMetafield(
  {ownerId, key}: {ownerId: string; key: string},
  {state: {carts}}: StandInContext,
) {
  const cart = carts.get(ownerId);
  if (!cart) {
    const message = 'The owner does not exist.';
    const userErrors = [{code: 'INVALID_OWNER', field: ['input', 'ownerId'], message}];
    return {deletedId: null, userErrors};
  }
  const {namespace, key: name} = parts(key);
  const found = findMetafield(cart, name, namespace);
  if (!found) {
    const message = 'The metafield does not exist.';
    const userErrors = [{code: 'METAFIELD_DOES_NOT_EXIST', field: ['input', 'key'], message}];
    return {deletedId: null, userErrors};
  }
  carts.save({...cart, metafields: cart.metafields.filter(({id}) => id !== found.id)});
  return {deletedId: found.id, userErrors: []};
}

/** Parent of a cart's `Metafield`. */
export function metafieldParent(metafield: StoredMetafield, cart: StoredCart) {
  return {...metafield, owner: cartIdOf(cart)};
}
