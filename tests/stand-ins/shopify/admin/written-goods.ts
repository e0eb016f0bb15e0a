import type {
  Catalogue,
  CatalogueCollection,
  CatalogueMetaobject,
  CatalogueProduct,
} from '../../catalogue/catalogue-types';
import {gid} from '../gid';

/** A file of the store. */
interface StoredFile {
  name: string;
  kind: 'IMAGE' | 'FILE';
}

/** A staged upload, and the bytes received so far. */
interface StagedUpload extends StoredFile {
  size: number;
  arrived: Uint8Array | null;
}

/** Products written through the Admin API, in addition to the initial ones. */
export class WrittenGoods {
  /** Increases with each change. */
  version = 0;
  #next = 9_000_000_000_000;
  #products: CatalogueProduct[] = [];
  #collections: CatalogueCollection[] = [];
  /** By id. */
  readonly entries = new Map<string, CatalogueMetaobject>();
  readonly files = new Map<string, StoredFile>();
  /** By the URL from which mutations import them. */
  readonly uploads = new Map<string, StagedUpload>();

  clear(): void {
    const isEmpty = this.#products.length === 0 && this.#collections.length === 0;
    this.#products = [];
    this.#collections = [];
    this.entries.clear();
    this.files.clear();
    this.uploads.clear();
    // An unchanged catalogue is not indexed again.
    if (!isEmpty) this.version += 1;
  }

  /** A unique number. */
  number(): number {
    this.#next += 1;
    return this.#next;
  }

  id(type: string): string {
    return gid(type, this.number());
  }

  get products(): readonly CatalogueProduct[] {
    return this.#products;
  }

  get collections(): readonly CatalogueCollection[] {
    return this.#collections;
  }

  /** The store's products, the initial ones first. */
  addTo(first: Catalogue): Catalogue {
    if (this.#products.length === 0 && this.#collections.length === 0) return first;
    return {
      ...first,
      products: [...first.products, ...this.#products],
      collections: [...first.collections, ...this.#collections],
    };
  }

  /** Adds a product, or replaces the one with the same id. */
  saveProduct(product: CatalogueProduct, collections: readonly number[] = []): void {
    const others = this.#products.filter(({id}) => id !== product.id);
    this.#products = [...others, product];
    this.#collections = this.#collections.map((one) =>
      collections.includes(one.id) ? {...one, products: [...one.products, product.handle]} : one,
    );
    this.version += 1;
  }

  addCollection(collection: CatalogueCollection): void {
    this.#collections = [...this.#collections, collection];
    this.version += 1;
  }

  product(id: string): CatalogueProduct | undefined {
    return this.#products.find((one) => gid('Product', one.id) === id);
  }

  /** A complete upload; `null` when this URL was not staged, or the file is incomplete. */
  arrived(address: string | null | undefined): StagedUpload | null {
    const found = this.uploads.get(address ?? '');
    return found?.arrived && found.arrived.byteLength === found.size ? found : null;
  }
}
