import {unknownIndex} from './api-error';
import type {IndexSettings, Synonym} from './index-settings';
import type {IndexRecord} from './product-records';
import {RecordStore} from './record-store';

/** An index: its records, its settings, and the index that it is a replica of. */
export interface Index {
  name: string;
  store: RecordStore;
  settings: IndexSettings;
  synonyms: readonly Synonym[];
  primary: string | null;
  createdAt: string;
  updatedAt: string;
}

/** The initial state of an index. */
export interface FirstIndex {
  name: string;
  records: () => readonly IndexRecord[];
  settings: IndexSettings;
  synonyms: readonly Synonym[];
  /** Names of its replicas, with the settings in which they differ. */
  replicas: ReadonlyMap<string, IndexSettings>;
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
    for (const {name, settings, synonyms, replicas} of this.#first) {
      const store = this.#stores.get(name);
      if (!store) continue;
      store.restore();
      const names = replicas.size > 0 && {replicas: [...replicas.keys()]};
      this.#add({name, store, synonyms, settings: {...settings, ...names}});
      for (const [replica, own] of replicas) {
        this.#add({name: replica, store, synonyms, settings: {...settings, ...own}, primary: name});
      }
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
  made(name: string): Index {
    const store = new RecordStore(() => []);
    return this.#indices.get(name) ?? this.#add({name, store, settings: {}, synonyms: []});
  }

  remove(name: string): void {
    this.#indices.delete(name);
  }

  replicasOf(name: string): readonly Index[] {
    return this.all().filter(({primary}) => primary === name);
  }

  /** Changes settings; `replicas` among them creates and detaches replicas. */
  changeSettings(name: string, change: IndexSettings, forward: boolean): void {
    const index = this.made(name);
    const {replicas, ...rest} = change;
    this.#update(index, {settings: {...index.settings, ...change}});
    if (Array.isArray(replicas)) this.#replicate(index, replicas.map(String));
    if (!forward) return;
    for (const replica of this.replicasOf(name)) {
      this.#update(replica, {settings: {...replica.settings, ...rest}});
    }
  }

  changeSynonyms(name: string, synonyms: readonly Synonym[], forward: boolean): void {
    this.#update(this.made(name), {synonyms});
    if (!forward) return;
    for (const replica of this.replicasOf(name)) this.#update(replica, {synonyms});
  }

  /** The response to a write: `taskID` and the time. */
  task(): {taskID: number; updatedAt: string} {
    this.#tasks += 1;
    return {taskID: this.#tasks, updatedAt: new Date().toISOString()};
  }

  #replicate(primary: Index, sources: readonly string[]): void {
    const names = sources.map((source) => source.replace(/^virtual\((.+)\)$/, '$1'));
    for (const replica of this.replicasOf(primary.name)) {
      if (!names.includes(replica.name)) this.#update(replica, {primary: null});
    }
    for (const name of names) {
      const {settings, synonyms} = this.#indices.get(name) ?? primary;
      const own = Object.entries(settings).filter(([key]) => key !== 'replicas');
      const common = {store: primary.store, primary: primary.name, synonyms};
      this.#add({name, ...common, settings: Object.fromEntries(own)});
    }
  }

  #update(index: Index, change: Partial<Index>): void {
    const updatedAt = new Date().toISOString();
    this.#indices.set(index.name, {...index, ...change, updatedAt});
  }

  #add(index: Pick<Index, 'name' | 'store' | 'settings' | 'synonyms'> & Partial<Index>): Index {
    const now = new Date().toISOString();
    const added = {primary: null, createdAt: now, updatedAt: now, ...index};
    this.#indices.set(added.name, added);
    return added;
  }
}
