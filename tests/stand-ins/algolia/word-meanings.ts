import type {Dictionary} from './record-store';
import type {SearchParameters} from './search-parameters';
import {editDistance, toleratedTypos} from './typing-errors';
import type {Entry} from './vocabulary';

/** A word of the query. */
export interface QueryWord {
  folded: string;
  /** Whether it may be a prefix. */
  prefix: boolean;
  /** Whether typos are tolerated. */
  tolerant: boolean;
  /** Indexes of the typed words that it represents. */
  slots: readonly number[];
}

/** A word of the index that a query word matches. */
export interface Meaning {
  entry: Entry;
  typos: number;
  /** A complete word, in singular or plural. */
  exact: boolean;
  /** How many characters of the word were typed; null for all. */
  length: number | null;
}

const MAX_KNOWN = 5000;

function mostTypos(word: QueryWord, parameters: SearchParameters): number {
  const {folded, tolerant} = word;
  if (!tolerant || (!parameters.allowTyposOnNumericTokens && /\d/.test(folded))) return 0;
  return toleratedTypos(folded);
}

/** Words of the index that a query word matches, the likeliest first. */
export function meaningsOf(
  word: QueryWord,
  {vocabulary, known}: Dictionary,
  parameters: SearchParameters,
): readonly Meaning[] {
  const {folded, prefix} = word;
  const most = mostTypos(word, parameters);
  const numbers = parameters.allowTyposOnNumericTokens;
  const key = `${folded} ${prefix} ${most} ${numbers}`;
  const knownMeanings = known.get(key);
  if (knownMeanings) return knownMeanings;

  const meanings = new Map<Entry, Meaning>();
  const add = (entry: Entry, typos: number, exact: boolean, length: number | null) => {
    if (!meanings.has(entry)) meanings.set(entry, {entry, typos, exact, length});
  };
  const same = vocabulary.exactly(folded);
  if (same) add(same, 0, true, null);
  for (const entry of vocabulary.inflectionsOf(folded)) add(entry, 0, true, null);
  if (prefix) {
    for (const entry of vocabulary.entries.atPrefix(folded).values()) {
      add(entry, 0, false, folded.length);
    }
  }
  if (most > 0) {
    for (const entry of vocabulary.all()) {
      if (entry.numeric && !numbers) continue;
      if (most === 1 && entry.word[0] !== folded[0]) continue;
      const likeness = editDistance(folded, entry.word, most, prefix);
      if (!likeness || likeness.typos === 0) continue;
      const {typos, length} = likeness;
      add(entry, typos, false, length === entry.word.length ? null : length);
    }
  }
  const found = [...meanings.values()].sort((one, other) => one.typos - other.typos);
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(key, found);
  return found;
}
