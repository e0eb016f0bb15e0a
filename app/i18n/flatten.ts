/** Messages by their full key. */
export type Messages = Record<string, string>;

/** Nested messages as one flat table: `{cart: {title: 'Warenkorb'}}` → `{'cart.title': 'Warenkorb'}`. */
export function flatten(node: object, prefix = ''): Messages {
  const flat: Messages = {};
  for (const [key, value] of Object.entries(node) as [string, unknown][]) {
    if (typeof value === 'string') flat[prefix + key] = value;
    else if (typeof value === 'object' && value)
      Object.assign(flat, flatten(value, `${prefix}${key}.`));
  }
  return flat;
}
