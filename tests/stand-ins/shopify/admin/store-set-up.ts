import type {CatalogueMenu, CatalogueMenuItem} from '../../catalogue/catalogue-types';
import type {IndexedCatalogue} from '../catalogue-index';
import {gid} from '../gid';
import {WrittenGoods} from './written-goods';

type Owner = 'PRODUCT' | 'PRODUCTVARIANT' | 'COLLECTION' | 'SHOP';

export interface StoredDefinition {
  ownerType: Owner;
  namespace: string;
  key: string;
  name: string;
  type: string;
  storefront: 'NONE' | 'PUBLIC_READ';
}

export interface StoredEntries {
  id: string;
  type: string;
  name: string;
  /** The field that names an entry in the admin. */
  displayNameKey: string | null;
  storefront: 'NONE' | 'PUBLIC_READ';
  fields: {key: string; name: string; type: string}[];
}

/** A menu item in the input of a mutation; `resourceId` is the selection in the admin. */
export interface GivenMenuItem {
  title: string;
  type: CatalogueMenuItem['type'];
  url?: string | null;
  resourceId?: string | null;
  tags?: string[] | null;
  items?: GivenMenuItem[] | null;
}

/** A metaobject stored by an app. */
export interface StoredEntry {
  id: string;
  type: string;
  handle: string;
  fields: Map<string, string>;
}

/** A store whose owner has only just received access: it may have products, but nothing else. */
export class StoreSetUp {
  readonly #catalogue: () => IndexedCatalogue;
  readonly #isNew: boolean;
  #next = 1;
  definitions: StoredDefinition[] = [];
  entries: StoredEntries[] = [];
  /** `null`: those of the catalogue. */
  #menus: CatalogueMenu[] | null = null;
  publications: {id: string; title: string; autoPublish: boolean}[] = [];
  /** Ids of products and collections published to the sales channel. */
  published = new Set<string>();
  /** Those that will be published at a later time. */
  scheduled = new Set<string>();
  /** Scopes of the commands' app, and of the app for reminders. */
  scopes: string[] = [];
  /** Whether this is a development store. */
  isDevelopment = true;
  /** Whether prices include the tax. */
  taxesIncluded = true;
  /** Whether the Online Store asks for its password, as in new stores. */
  hasPassword = false;
  /** Products, collections and metaobjects written through the API. */
  readonly written = new WrittenGoods();
  reminderScopes: string[] = [];
  /** Languages besides the main one, and whether they are published. */
  readonly locales = new Map<string, boolean>();
  /** Translated texts: id and key. */
  readonly translated = new Set<string>();
  /** Metaobjects of reminders. */
  reminders: StoredEntry[] = [];

  /** @param isNew whether menus and definitions have yet to be created; an open shop exposes everything */
  constructor(catalogue: () => IndexedCatalogue, isNew: boolean) {
    this.#catalogue = catalogue;
    this.#isNew = isNew;
    this.reset();
  }

  reset(): void {
    this.written.clear();
    this.locales.clear();
    this.translated.clear();
    this.isDevelopment = true;
    this.taxesIncluded = true;
    this.hasPassword = false;
    this.definitions = [];
    this.entries = [];
    this.#menus = this.#isNew ? [] : null;
    this.published = new Set();
    this.scheduled = new Set();
    this.reminders = [];
    this.reminderScopes = ['write_metaobjects'];
    this.publications = [
      {id: gid('Publication', 1), title: 'Online Store', autoPublish: true},
      {id: gid('Publication', 2), title: 'Hydrogen', autoPublish: false},
    ];
    this.scopes = ['products', 'metaobject_definitions', 'metaobjects', 'publications']
      .concat(['online_store_navigation', 'files', 'inventory', 'locations'])
      .concat(['translations', 'locales'])
      .flatMap((name) => [`read_${name}`, `write_${name}`]);
  }

  get menus(): readonly CatalogueMenu[] {
    return this.#menus ?? this.#catalogue().source.menus;
  }

  get goods() {
    const {products, collections} = this.#catalogue().source;
    const named = (kind: string) => (one: {id: number; handle: string}) => ({
      id: gid(kind, one.id),
      handle: one.handle,
    });
    return {
      products: products.map(named('Product')),
      collections: collections.map(named('Collection')),
    };
  }

  /** A metafield of a product, by the product's id. */
  metafieldOf(owner: string, namespace: string, key: string): {value: string} | null {
    const {products} = this.#catalogue().source;
    const product = products.find(({id}) => gid('Product', id) === owner);
    const found = product?.metafields.find((one) => one.namespace === namespace && one.key === key);
    return found ? {value: found.value.de} : null;
  }

  /** Whether the Storefront API exposes a metafield. */
  exposes(ownerType: Owner, namespace: string | null | undefined, key: string): boolean {
    if (!this.#isNew) return true;
    const found = this.find(ownerType, namespace ?? '', key);
    return found?.storefront === 'PUBLIC_READ';
  }

  /** Whether metaobjects of a type can be created. */
  defines(type: string): boolean {
    return !this.#isNew || this.entries.some((one) => one.type === type);
  }

  find(ownerType: Owner, namespace: string, key: string): StoredDefinition | undefined {
    return this.definitions.find(
      (one) => one.ownerType === ownerType && one.namespace === namespace && one.key === key,
    );
  }

  newId(kind: string): string {
    this.#next += 1;
    return gid(kind, this.#next);
  }

  addMenu(handle: string, title: string, items: GivenMenuItem[]): CatalogueMenu {
    const menu = {
      id: (this.#next += 1),
      handle,
      title,
      items: items.map((item) => this.#item(item)),
    };
    this.#menus = [...this.menus, menu];
    return menu;
  }

  /** Replaces the items of a menu; existing ones retain their targets. */
  changeMenu(id: string, title: string, items: GivenMenuItem[]): CatalogueMenu | null {
    const known = this.menus.find((menu) => gid('Menu', menu.id) === id);
    if (!known) return null;
    const menu = {...known, title, items: items.map((item) => this.#item(item))};
    this.#menus = this.menus.map((one) => (one === known ? menu : one));
    return menu;
  }

  #item({title, type, url, resourceId, tags, items}: GivenMenuItem): CatalogueMenuItem {
    const {products, collections} = this.#catalogue().source;
    const numberOf = (one: {id: number}) => one.id === Number(resourceId?.split('/').at(-1));
    const isCollection = resourceId?.includes('/Collection/');
    const collection = isCollection ? collections.find(numberOf)?.handle : undefined;
    const product = isCollection ? undefined : products.find(numberOf)?.handle;
    const path = product ? `/products/${product}` : `/collections/${collection ?? 'all'}`;
    return {
      id: (this.#next += 1),
      title: {de: title, en: ''},
      type,
      path: url ?? path,
      ...(collection && {collection}),
      tags: tags ?? [],
      items: (items ?? []).map((item) => this.#item(item)),
    };
  }
}
