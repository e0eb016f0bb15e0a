import {badRequest} from './resolver-contract';

/** Shopify's global id, for example `gid://shopify/Product/1`. */
export function gid(type: string, number: number | string): string {
  return `gid://shopify/${type}/${number}`;
}

/** Type and key of a global id, without query parameters; undefined when the text is none. */
export function parseGid(id: string): {type: string; key: string} | undefined {
  const found = /^gid:\/\/shopify\/([A-Za-z]+)\/([^/?]+)(?:\?.*)?$/.exec(id);
  const [, type, key] = found ?? [];
  return type !== undefined && key !== undefined ? {type, key} : undefined;
}

/** The number in a global id of the given type. */
export function numberIn(id: string | null | undefined, type: string): number | undefined {
  const parsed = id ? parseGid(id) : undefined;
  if (!parsed || parsed.type !== type) return undefined;
  const number = Number(parsed.key);
  return Number.isSafeInteger(number) ? number : undefined;
}

/** A stable number for things that have only a name, such as image files. */
export function numberOfName(name: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at += 1) {
    hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193) >>> 0;
  }
  return 30_000_000_000_000 + hash;
}

/** The same for an argument: an invalid global id is refused, as at Shopify. */
export function idArgument(id: string | null | undefined, type: string): number | undefined {
  if (id && !parseGid(id)) throw badRequest(`Invalid global id '${id}'`);
  return numberIn(id, type);
}
