import type {StoredAttribute} from './stored-cart';

/** Attributes as Shopify stores them: one per key, the last one wins. */
export function mergedAttributes(
  attributes: readonly StoredAttribute[] | null | undefined,
): StoredAttribute[] {
  const byKey = new Map((attributes ?? []).map(({key, value}) => [key, {key, value}]));
  return [...byKey.values()];
}

/** Whether two lines have the same attributes, in any order. */
export function sameAttributes(
  first: readonly StoredAttribute[],
  second: readonly StoredAttribute[],
): boolean {
  return fingerprint(first) === fingerprint(second);
}

function fingerprint(attributes: readonly StoredAttribute[]): string {
  return JSON.stringify(attributes.map(({key, value}) => [key, value]).sort());
}
