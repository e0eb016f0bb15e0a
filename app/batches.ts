/** Lists of `size` items each; the last one may have fewer. */
export function inBatches<Item>(items: readonly Item[], size: number): Item[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({length: count}, (_, at) => items.slice(at * size, (at + 1) * size));
}
