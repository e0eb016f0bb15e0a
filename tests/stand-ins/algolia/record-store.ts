import {Column} from './column';
import type {IndexRecord} from './product-records';
import {Vocabulary, type SearchableAttribute} from './vocabulary';
import type {Meaning} from './word-meanings';

/** A vocabulary and what was looked up in it already. */
export interface Dictionary {
  vocabulary: Vocabulary;
  known: Map<string, readonly Meaning[]>;
}

/** The records of an index and of its replicas, and what is worked out from them when first asked for. */
export class RecordStore {
  #make: () => readonly IndexRecord[];
  #records: readonly IndexRecord[] | null = null;
  #replaced = false;
  #remembered = new Map<string, unknown>();

  constructor(make: () => readonly IndexRecord[]) {
    this.#make = make;
  }

  get records(): readonly IndexRecord[] {
    this.#records ??= this.#make();
    return this.#records;
  }

  /** Puts other records into their place. */
  replace(records: readonly IndexRecord[]): void {
    this.#records = records;
    this.#replaced = true;
    this.#remembered.clear();
  }

  /** Back to the records of the beginning. */
  restore(): void {
    if (!this.#replaced) return;
    this.#replaced = false;
    this.#records = null;
    this.#remembered.clear();
  }

  column(attribute: string): Column {
    return this.remember(`column ${attribute}`, () => new Column(this.records, attribute));
  }

  numbers(attribute: string): Float64Array {
    return this.remember(`numbers ${attribute}`, () => this.column(attribute).numbers());
  }

  dictionary(attributes: readonly SearchableAttribute[], languages: readonly string[]): Dictionary {
    return this.remember(`words ${JSON.stringify([attributes, languages])}`, () => ({
      vocabulary: new Vocabulary(this.records, attributes, languages),
      known: new Map(),
    }));
  }

  byId(objectID: string): IndexRecord | undefined {
    return this.remember(
      'ids',
      () => new Map(this.records.map((record) => [record.objectID, record])),
    ).get(objectID);
  }

  /** What `make` returned the first time it was called for this key. */
  remember<T>(key: string, make: () => T): T {
    if (!this.#remembered.has(key)) this.#remembered.set(key, make());
    return this.#remembered.get(key) as T;
  }
}
