import type {SynonymHit} from '@algolia/client-search';
import {unknownIndex} from './requests';
import type {IndexRecord} from './product-records';
import {RecordStore} from './record-store';

/** Settings as returned by Algolia's `GET /1/indexes/{index}/settings`. */
type IndexSettings = Readonly<Record<string, unknown>>;

/** An index: its records, which its replicas share, and its settings. */
interface Index {
  name: string;
  store: RecordStore;
  settings: IndexSettings;
  synonyms: readonly SynonymHit[];
}

/** The initial state of an index; a primary one comes before its replicas. */
export interface FirstIndex {
  name: string;
  records: () => readonly IndexRecord[];
  settings: IndexSettings;
  synonyms: readonly SynonymHit[];
}

/** Indices by name, and the operations on them. Everything happens synchronously; tasks only have numbers. */
export class Application {
  readonly #first: readonly FirstIndex[];
  readonly #stores: ReadonlyMap<string, RecordStore>;
  #indices = new Map<string, Index>();
  #tasks = 0;

  constructor(first: readonly FirstIndex[]) {
    this.#first = first;
    this.#stores = new Map(first.map(({name, records}) => [name, new RecordStore(records)]));
    this.reset();
  }

  /** Restores the initial indices. */
  reset(): void {
    this.#indices = new Map();
    for (const {name, settings, synonyms} of this.#first) {
      const store = this.#indices.get(name)?.store ?? this.#stores.get(name);
      if (!store) continue;
      store.restore();
      this.#indices.set(name, {name, store, settings, synonyms});
      this.#replicate(name);
    }
  }

  all(): readonly Index[] {
    return [...this.#indices.values()];
  }

  /** The index with that name. Throws ApiError 404 when it does not exist. */
  index(name: string): Index {
    const index = this.#indices.get(name);
    if (!index) throw unknownIndex(name);
    return index;
  }

  /** The index with that name, created if it does not exist. */
  getOrCreate(name: string): Index {
    const created = {name, store: new RecordStore(() => []), settings: {}, synonyms: []};
    const index = this.#indices.get(name) ?? created;
    this.#indices.set(name, index);
    return index;
  }

  /** Changes settings; `replicas` among them creates replicas. */
  changeSettings(name: string, change: IndexSettings): void {
    const index = this.getOrCreate(name);
    this.#indices.set(name, {...index, settings: {...index.settings, ...change}});
    this.#replicate(name);
  }

  changeSynonyms(name: string, synonyms: readonly SynonymHit[]): void {
    this.#indices.set(name, {...this.getOrCreate(name), synonyms});
  }

  /** The response to a write: `taskID` and the time. */
  task(): {taskID: number; updatedAt: string} {
    this.#tasks += 1;
    return {taskID: this.#tasks, updatedAt: new Date().toISOString()};
  }

  /** Gives the replicas of an index its records, and new ones its settings. */
  #replicate(name: string): void {
    const primary = this.index(name);
    const {replicas, ...settings} = primary.settings;
    if (!Array.isArray(replicas)) return;
    for (const replica of replicas.map(String)) {
      const known = this.#indices.get(replica) ?? {...primary, settings, name: replica};
      this.#indices.set(replica, {...known, store: primary.store});
    }
  }
}
