/** Positions of the selected option values, in option order. */
type OptionPositions = readonly number[];

function byPosition(one: OptionPositions, other: OptionPositions): number {
  for (let at = 0; at < one.length; at += 1) {
    const difference = (one[at] ?? 0) - (other[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** `0-2 4 6-7`: runs of at least two become a range, separated by spaces. */
function runsOf(positions: readonly number[]): string {
  const runs: string[] = [];
  let start = positions[0];
  let end = start;
  const close = () => {
    if (start === undefined || end === undefined) return;
    runs.push(start === end ? `${start}` : `${start}-${end}`);
  };
  for (const position of positions.slice(1)) {
    if (end !== undefined && position === end + 1) {
      end = position;
      continue;
    }
    close();
    start = end = position;
  }
  close();
  return runs.join(' ');
}

function trie(sorted: readonly OptionPositions[], depth: number, from: number, to: number): string {
  const width = sorted[from]?.length ?? 0;
  if (depth === width - 1) {
    const last = new Set(sorted.slice(from, to).map((positions) => positions[depth] ?? 0));
    return runsOf([...last]);
  }
  let text = '';
  for (let start = from; start < to;) {
    const value = sorted[start]?.[depth];
    let end = start;
    while (end < to && sorted[end]?.[depth] === value) end += 1;
    text += `${value}:${trie(sorted, depth + 1, start, end)},`;
    start = end;
  }
  return text;
}

/**
 * Shopify's encoding of `Product.encodedVariantExistence` and `encodedVariantAvailability`: `v1_` and a trie in which
 * `:` opens the next option, `,` closes a prefix, a space is a gap and `-` a range of the last option. No combinations
 * yield the empty string.
 */
export function encodeVariants(combinations: readonly OptionPositions[]): string {
  if (combinations.length === 0) return '';
  const sorted = combinations.toSorted(byPosition);
  return `v1_${trie(sorted, 0, 0, sorted.length)}`;
}
