import SearchableMap from 'minisearch/SearchableMap';
import type {IndexRecord} from './product-records';
import {textsOf} from './record-values';
import {stemOf, withHeads} from './word-forms';
import {wordsOf} from './words';

/** A word of the index and its occurrences: record, and place as `attribute × 65,536 + position`. */
export interface Entry {
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
