import {Column} from './record-values';
import type {IndexRecord} from './product-records';
import {Vocabulary, type SearchableAttribute, type Dictionary} from './vocabulary';

/** The records of an index and its replicas, with lazily computed derived data. */
export class RecordStore {
  #make: () => readonly IndexRecord[];
  #records: readonly IndexRecord[] | null = null;
  #replaced = false;
  #memoized = new Map<string, unknown>();

  constructor(make: () => readonly IndexRecord[]) {
    this.#make = make;
  }

  get records(): readonly IndexRecord[] {
    this.#records ??= this.#make();
    return this.#records;
  }

  /** Replaces all records. */
  replace(records: readonly IndexRecord[]): void {
    this.#records = records;
    this.#replaced = true;
    this.#memoized.clear();
  }

  /** Restores the initial records. */
  restore(): void {
    if (!this.#replaced) return;
    this.#replaced = false;
    this.#records = null;
    this.#memoized.clear();
  }

  column(attribute: string): Column {
    return this.memoize(`column ${attribute}`, () => new Column(this.records, attribute));
  }

  numbers(attribute: string): Float64Array {
    return this.memoize(`numbers ${attribute}`, () => this.column(attribute).numbers());
  }

  dictionary(attributes: readonly SearchableAttribute[], languages: readonly string[]): Dictionary {
    return this.memoize(`words ${JSON.stringify([attributes, languages])}`, () => ({
      vocabulary: new Vocabulary(this.records, attributes, languages),
      known: new Map(),
    }));
  }

  /** Memoizes the result of `make` by key. */
  memoize<T>(key: string, make: () => T): T {
    if (!this.#memoized.has(key)) this.#memoized.set(key, make());
    return this.#memoized.get(key) as T;
  }
}
