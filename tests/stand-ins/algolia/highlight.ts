import type {IndexRecord} from './product-records';
import type {Variant} from './query-variants';
import type {Dictionary} from './record-store';
import {mapped} from './record-values';
import type {SearchParameters} from './search-parameters';
import {withHeads} from './word-forms';
import {meaningsOf} from './word-meanings';
import {wordsOf, type Word} from './words';

/** How a word of the index relates to the query. */
interface Mark {
  /** How many of its folded characters matched; null for all. */
  length: number | null;
  slots: Set<number>;
}

/** The words of the index that a query matches, and the query's own words. */
export interface Marks {
  byWord: ReadonlyMap<string, Mark>;
  typed: readonly string[];
}

/** Collects the matches of every variant of a query. */
export function marksOf(
  variants: readonly Variant[],
  dictionary: Dictionary,
  parameters: SearchParameters,
): Marks {
  const byWord = new Map<string, Mark>();
  for (const {words} of variants) {
    for (const word of words) {
      for (const {entry, length} of meaningsOf(word, dictionary, parameters)) {
        const mark = byWord.get(entry.word) ?? {length, slots: new Set()};
        const longest =
          mark.length === null || length === null ? null : Math.max(mark.length, length);
        for (const slot of word.slots) mark.slots.add(slot);
        byWord.set(entry.word, {length: longest, slots: mark.slots});
      }
    }
  }
  return {byWord, typed: variants[0]?.words.map(({folded}) => folded) ?? []};
}

/** Algolia's highlight result for one text. */
interface HighlightedText {
  value: string;
  matchedWords: string[];
}

interface Range {
  start: number;
  end: number;
}

function rangeOf({places}: Word, {length}: Mark): Range {
  const end = places[length === null ? places.length - 1 : length] ?? places.at(-1) ?? 0;
  return {start: places[0] ?? 0, end};
}

/** Sorts ranges and merges those that touch. */
function merged(ranges: readonly Range[]): Range[] {
  const result: Range[] = [];
  for (const {start, end} of [...ranges].sort((one, other) => one.start - other.start)) {
    const last = result.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else result.push({start, end});
  }
  return result;
}

/**
 * Puts tags around the matching parts of a text. The text itself stays unescaped, markup included: as with Algolia,
 * clients have to escape it.
 */
function highlighted(
  text: string,
  {byWord, typed}: Marks,
  {highlightPreTag, highlightPostTag}: SearchParameters,
): HighlightedText {
  const ranges: Range[] = [];
  const slots = new Set<number>();
  for (const {word} of withHeads(wordsOf(text))) {
    const mark = byWord.get(word.folded);
    if (!mark) continue;
    ranges.push(rangeOf(word, mark));
    for (const slot of mark.slots) slots.add(slot);
  }
  if (ranges.length === 0) return {value: text, matchedWords: []};
  let value = '';
  let at = 0;
  for (const {start, end} of merged(ranges)) {
    value += text.slice(at, start) + highlightPreTag + text.slice(start, end) + highlightPostTag;
    at = end;
  }
  return {
    value: value + text.slice(at),
    matchedWords: typed.filter((_, slot) => slots.has(slot)),
  };
}

/** Whether a list of attribute names contains this path or a parent of it. */
export function isNamed(names: readonly string[], path: string): boolean {
  return names.some((name) => name === '*' || name === path || path.startsWith(`${name}.`));
}

/** `_highlightResult`: has the structure of the record, with each text highlighted. */
export function highlightResult(
  record: IndexRecord,
  names: readonly string[],
  marks: Marks,
  parameters: SearchParameters,
): unknown {
  return mapped(record, '', (value, path) => {
    if (path === 'objectID' && !names.includes('objectID')) return undefined;
    if (!isNamed(names, path)) return undefined;
    if (typeof value !== 'string' && typeof value !== 'number') return undefined;
    return highlighted(String(value), marks, parameters);
  });
}
