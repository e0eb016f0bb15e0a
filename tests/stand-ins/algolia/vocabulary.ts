import SearchableMap from 'minisearch/SearchableMap';
import type {SynonymHit} from '@algolia/client-search';
import type {IndexRecord} from './product-records';
import {textsOf} from './record-values';
import type {SearchParameters} from './search-parameters';
import {
  stemOf,
  withHeads,
  wordsOf,
  editDistance,
  toleratedTypos,
  headOf,
  isStopWord,
} from './words';

/** A word of the index and its occurrences: record, and place as `attribute × 65,536 + position`. */
interface Entry {
  word: string;
  /** Whether it contains digits; mistyped numbers mean other numbers. */
  numeric: boolean;
  records: number[];
  places: number[];
}

/** Number of distinguishable positions per attribute. */
export const POSITIONS = 65_536;
/** Words of different values of a list never count as close. */
const BETWEEN_VALUES = 8;

export interface SearchableAttribute {
  name: string;
  /** Lower is more important; several may share one. */
  rank: number;
  /** Whether earlier words count more. */
  ordered: boolean;
  /** Whether the parts of compounds count as words too. */
  parts: boolean;
}

/** All words of the records: MiniSearch's radix tree of their occurrences. */
export class Vocabulary {
  readonly entries = new SearchableMap<Entry>();
  readonly #words = new Map<string, Entry>();
  readonly #stems = new Map<string, Entry[]>();
  readonly #languages: readonly string[];

  /** @param languages those of `ignorePlurals` */
  constructor(
    records: readonly IndexRecord[],
    attributes: readonly SearchableAttribute[],
    languages: readonly string[],
  ) {
    this.#languages = languages;
    for (const [at, record] of records.entries()) {
      for (const [order, attribute] of attributes.entries())
        this.#read(record, at, attribute, order);
    }
    for (const entry of this.#words.values()) {
      this.entries.set(entry.word, entry);
      const stem = stemOf(entry.word, languages);
      const inflections = this.#stems.get(stem);
      if (inflections) inflections.push(entry);
      else this.#stems.set(stem, [entry]);
    }
  }

  /** The entry of exactly this word. */
  exactly(word: string): Entry | undefined {
    return this.#words.get(word);
  }

  /** Entries of the same word in singular and plural. */
  inflectionsOf(word: string): readonly Entry[] {
    return this.#stems.get(stemOf(word, this.#languages)) ?? [];
  }

  all(): Iterable<Entry> {
    return this.#words.values();
  }

  #read(record: IndexRecord, at: number, {name, parts}: SearchableAttribute, order: number): void {
    let offset = 0;
    for (const text of textsOf(record, name)) {
      const words = wordsOf(text);
      const found = parts ? withHeads(words) : words.map((word, position) => ({word, position}));
      for (const {word, position} of found) {
        const place = order * POSITIONS + Math.min(offset + position, POSITIONS - 1);
        this.#add(word.folded, at, place);
      }
      offset += words.length + BETWEEN_VALUES;
    }
  }

  #add(word: string, record: number, place: number): void {
    let entry = this.#words.get(word);
    if (!entry) {
      entry = {word, numeric: /\d/.test(word), records: [], places: []};
      this.#words.set(word, entry);
    }
    entry.records.push(record);
    entry.places.push(place);
  }
}

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
interface Meaning {
  entry: Entry;
  typos: number;
  /** A complete word, in singular or plural. */
  exact: boolean;
  /** How many characters of the word were typed; null for all. */
  length: number | null;
}

/** A vocabulary and the lookups cached for it. */
export interface Dictionary {
  vocabulary: Vocabulary;
  known: Map<string, readonly Meaning[]>;
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

/** One interpretation of what was typed. */
export interface Variant {
  words: readonly QueryWord[];
  /** Counts as this many typos. */
  typos: number;
}

const MAX_VARIANTS = 16;
/** Characters; the rest is ignored. */
const MAX_QUERY_LENGTH = 512;
const MIN_PART = 3;

const foldedWords = (text: string): string[] => wordsOf(text).map(({folded}) => folded);

/** All replacements that the synonyms allow, in both directions unless they are one-way. */
function replacementsIn(synonyms: readonly SynonymHit[]): {from: string[]; to: string[]}[] {
  return synonyms.flatMap(({synonyms: words = [], input}) =>
    (input ? [input] : words).flatMap((one) =>
      words
        .filter((other) => other !== one)
        .map((other) => ({from: foldedWords(one), to: foldedWords(other)})),
    ),
  );
}

/** Variants of the words with one synonym substituted each. */
function withSynonyms(
  words: readonly QueryWord[],
  synonyms: readonly SynonymHit[],
  languages: readonly string[],
): Variant[] {
  const same = (one: string, other: string | undefined) =>
    other !== undefined && (one === other || stemOf(one, languages) === stemOf(other, languages));
  return replacementsIn(synonyms).flatMap(({from, to}) => {
    const at = words.findIndex((_, start) =>
      from.every((part, offset) => same(part, words[start + offset]?.folded)),
    );
    if (at < 0 || from.length === 0) return [];
    const slots = words.slice(at, at + from.length).flatMap((word) => word.slots);
    const put = to.map((folded) => ({folded, prefix: false, tolerant: false, slots}));
    return [{words: [...words.slice(0, at), ...put, ...words.slice(at + from.length)], typos: 0}];
  });
}

/** Joins neighbours: `lasten rad` as `lastenrad`. */
function joined(words: readonly QueryWord[]): Variant[] {
  return words.slice(1).flatMap((second, at) => {
    const first = words[at];
    if (!first) return [];
    const slots = [...first.slots, ...second.slots];
    const one = {...second, folded: first.folded + second.folded, tolerant: false, slots};
    return [{words: [...words.slice(0, at), one, ...words.slice(at + 2)], typos: 1}];
  });
}

/** Where an unknown word splits into two known ones: 1 in `ebike`. */
function splitPlace(folded: string, vocabulary: Vocabulary): number | null {
  if (vocabulary.exactly(folded)) return null;
  for (let at = 1; at <= folded.length - MIN_PART; at += 1) {
    // Single letters are no words, except the e of e-bikes.
    if (at < MIN_PART && folded.slice(0, at) !== 'e') continue;
    if (vocabulary.exactly(folded.slice(0, at)) && vocabulary.exactly(folded.slice(at))) return at;
  }
  return null;
}

/** Splits words: `kinderhelm` as `kinder helm`, `ebike` as `e bike`. */
function split(words: readonly QueryWord[], vocabulary: Vocabulary, compounds: boolean): Variant[] {
  return words.flatMap((word, at) => {
    const place = (compounds ? headOf(word.folded) : null) ?? splitPlace(word.folded, vocabulary);
    if (place === null) return [];
    const first = {...word, folded: word.folded.slice(0, place), prefix: false, tolerant: false};
    const second = {...word, folded: word.folded.slice(place), tolerant: false};
    return [{words: [...words.slice(0, at), first, second, ...words.slice(at + 1)], typos: 1}];
  });
}

/** The variants of a query, the plainest first; none for a query without words. */
export function variantsOf(
  parameters: SearchParameters,
  synonyms: readonly SynonymHit[],
  vocabulary: Vocabulary,
): Variant[] {
  const {query, ignorePlurals, removeStopWords, decompoundQuery, queryLanguages} = parameters;
  const typed = foldedWords(query.slice(0, MAX_QUERY_LENGTH));
  const telling = typed.filter((folded) => !isStopWord(folded, removeStopWords));
  const kept = telling.length > 0 ? telling : typed;
  if (kept.length === 0) return [];
  const words = kept.map((folded, at): QueryWord => {
    return {folded, prefix: at === kept.length - 1, tolerant: true, slots: [at]};
  });
  const german = decompoundQuery && queryLanguages.includes('de');
  const plain = {words, typos: 0};
  const others = withSynonyms(words, synonyms, ignorePlurals);
  return [plain, ...joined(words), ...split(words, vocabulary, german), ...others].slice(
    0,
    MAX_VARIANTS,
  );
}
