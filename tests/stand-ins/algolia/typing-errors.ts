/** The edit distance between a word and what was typed, and how much of the word was typed. */
interface Likeness {
  typos: number;
  /** Characters of the word that the typed ones match. */
  length: number;
}

/** One typo from four letters, two from eight: Algolia's defaults. */
export const toleratedTypos = (typed: string): number =>
  typed.length >= 8 ? 2 : typed.length >= 4 ? 1 : 0;

/** Algolia counts a typo in the first letter twice. */
const FIRST_LETTER = 1;

/**
 * Damerau–Levenshtein distance: letters that are wrong, missing, superfluous or swapped with their neighbour.
 *
 * @param most tolerated typos
 * @param prefix whether `typed` may be a prefix of `word`
 * @returns null when the words differ more
 */
export function editDistance(
  typed: string,
  word: string,
  most: number,
  prefix: boolean,
): Likeness | null {
  if (typed.length - word.length > most) return null;
  if (!prefix && word.length - typed.length > most) return null;
  const width = Math.min(word.length, typed.length + most);
  let before: number[] = [];
  let last = Array.from({length: width + 1}, (_, at) => at);
  for (let row = 1; row <= typed.length; row += 1) {
    const next = [row];
    let least = row;
    for (let column = 1; column <= width; column += 1) {
      const same = typed[row - 1] === word[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped =
        row > 1 &&
        column > 1 &&
        typed[row - 1] === word[column - 2] &&
        typed[row - 2] === word[column - 1];
      if (swapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      next.push(cost);
      if (cost < least) least = cost;
    }
    if (least > most) return null;
    before = last;
    last = next;
  }
  return nearest(last, width, word.length, prefix, most, typed[0] !== word[0]);
}

function nearest(
  costs: readonly number[],
  width: number,
  wordLength: number,
  prefix: boolean,
  most: number,
  otherFirst: boolean,
): Likeness | null {
  if (!prefix && width < wordLength) return null;
  let length = width;
  if (prefix) {
    for (let at = width; at >= 0; at -= 1) {
      if ((costs[at] ?? Infinity) < (costs[length] ?? Infinity)) length = at;
    }
  }
  const cost = costs[length] ?? Infinity;
  const typos = cost + (cost > 0 && otherFirst ? FIRST_LETTER : 0);
  return typos <= most ? {typos, length} : null;
}
