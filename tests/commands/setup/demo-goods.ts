import {z} from 'zod';
import type {
  Catalogue,
  CatalogueCollection,
  CatalogueMenuItem,
  CatalogueMetaobject,
  CatalogueProduct,
} from '../../stand-ins/catalogue/catalogue-types';
import {askForAll, type AdminApi} from './admin-api';
import * as documents from './admin-documents';
import type {Change, ChangeList, CommandSettings} from './change-list';
import {labelFile} from './demo-files';
import {entryKey, fileId, productInput, uploadedPicture, type DemoStore} from './demo-product';
import {findChannel} from './shopify-channel';

const named = z.object({id: z.string(), handle: z.string()});
/** Shopify allows 2,048 variants; fewer suffice for a demo, and one call stays within the points of a second. */
const MAX_VARIANTS = 250;

const storeSchema = z.object({
  shop: z.object({
    name: z.string(),
    plan: z.object({publicDisplayName: z.string(), partnerDevelopment: z.boolean()}),
  }),
  locations: z.object({nodes: z.array(z.object({id: z.string()}))}),
});

/**
 * What a store lacks of a catalogue: metaobjects, products with pictures and stock, references between them,
 * collections, menus. Anything with the same handle stays as it is.
 *
 * @param mayBeLive whether the products may go into a store that is no development store. Throws a readable `Error`
 *   otherwise.
 */
export async function planDemoGoods(
  api: AdminApi,
  settings: CommandSettings,
  catalogue: Catalogue,
  mayBeLive: boolean,
): Promise<ChangeList> {
  const {shop, locations} = await api.ask(storeSchema, documents.STORE);
  if (!shop.plan.partnerDevelopment && !mayBeLive) {
    throw new Error(
      `${shop.name} is no development store (${shop.plan.publicDisplayName}), and the goods of the demo would be on sale there: -- --any-store if that is meant`,
    );
  }
  const channel = await findChannel(api, settings);
  if (typeof channel === 'string') return [channel];
  const [location] = locations.nodes;
  if (!location) return ['location: add one, Shopify → Settings → Locations'];

  const goods = catalogue.products.filter(({variants}) => variants.length <= MAX_VARIANTS);
  const entries = entriesOf(goods);
  const store: DemoStore = {
    api,
    location: location.id,
    channel: channel.id,
    products: await idsOf(api, documents.PRODUCT_HANDLES),
    collections: await idsOf(api, documents.COLLECTION_HANDLES),
    entries: new Map(),
    files: new Map(),
  };
  for (const type of new Set([...entries.values()].map((entry) => entry.type))) {
    for (const [handle, id] of await idsOf(api, documents.ENTRY_HANDLES, {type})) {
      store.entries.set(`${type}/${handle}`, id);
    }
  }
  const isNew = ({handle}: CatalogueProduct) => !store.products.has(handle);
  return [
    ...entryChanges(store, entries),
    ...goods.filter(isNew).map((one) => productChange(store, one, catalogue)),
    ...(await referenceChanges(store, goods)),
    ...collectionChanges(store, catalogue),
    ...(await menuChanges(store, catalogue)),
  ];
}

async function idsOf(api: AdminApi, query: string, variables: object = {}) {
  const all = await askForAll(api, named, query, variables);
  return new Map(all.map(({handle, id}) => [handle, id]));
}

/** Metaobjects that metafields refer to, each once. */
function entriesOf(products: readonly CatalogueProduct[]): Map<string, CatalogueMetaobject> {
  const all = products
    .flatMap((product) => [product.metafields, ...product.variants.map((one) => one.metafields)])
    .flatMap((fields) => fields ?? [])
    .flatMap(({metaobjects}) => metaobjects ?? []);
  return new Map(all.map((entry) => [entryKey(entry), entry]));
}

function entryChanges(store: DemoStore, entries: Map<string, CatalogueMetaobject>): Change[] {
  const saved = z.object({metaobjectUpsert: z.object({metaobject: z.object({id: z.string()})})});
  return [...entries]
    .filter(([key]) => !store.entries.has(key))
    .map(([key, {type, handle, fields}]) => ({
      what: `entry ${key}`,
      apply: async () => {
        const values = [];
        for (const {key: name, type: kind, value} of fields) {
          const isFile = kind === 'file_reference';
          values.push({key: name, value: isFile ? await fileId(store, labelFile()) : value.de});
        }
        const variables = {handle: {type, handle}, metaobject: {fields: values}};
        const answer = await store.api.ask(saved, documents.SAVE_ENTRY, variables);
        store.entries.set(key, answer.metaobjectUpsert.metaobject.id);
      },
    }));
}

function productChange(
  store: DemoStore,
  product: CatalogueProduct,
  {collections}: Catalogue,
): Change {
  const {handle, variants, images} = product;
  const created = z.object({productSet: z.object({product: z.object({id: z.string()})})});
  return {
    what: `product ${handle} (${variants.length} variants, ${images.length} pictures)`,
    apply: async () => {
      const known = collections.filter(({products}) => products.includes(handle));
      const ids = known.flatMap((one) => store.collections.get(one.handle) ?? []);
      const input = await productInput(store, product, ids);
      const answer = await store.api.ask(created, documents.CREATE_PRODUCT, {input});
      const {id} = answer.productSet.product;
      store.products.set(handle, id);
      await store.api.ask(z.unknown(), documents.PUBLISH, {id, publication: store.channel});
    },
  };
}

/** Metafields with references to other products that are not set yet. */
async function referenceChanges(
  store: DemoStore,
  goods: readonly CatalogueProduct[],
): Promise<Change[]> {
  const handles = new Map(goods.map((one) => [`gid://shopify/Product/${one.id}`, one.handle]));
  const wanted = goods.flatMap(({handle, metafields}) =>
    metafields
      .filter(({type}) => type === 'list.product_reference')
      .map(({namespace, key, type, value}) => {
        const ids = JSON.parse(value.de) as string[];
        return {handle, namespace, key, type, targets: ids.flatMap((id) => handles.get(id) ?? [])};
      }),
  );
  const changes: Change[] = [];
  for (const path of new Set(wanted.map(({namespace, key}) => `${namespace}.${key}`))) {
    const [namespace = '', key = ''] = path.split('.');
    const entry = z.object({handle: z.string(), metafield: z.unknown()});
    const known = await askForAll(store.api, entry, documents.PRODUCT_REFERENCES, {namespace, key});
    const isThere = new Set(known.filter(({metafield}) => metafield).map(({handle}) => handle));
    for (const {handle, type, targets} of wanted) {
      if (isThere.has(handle) || targets.length === 0) continue;
      const apply = async () => {
        const ids = targets.flatMap((target) => store.products.get(target) ?? []);
        const ownerId = store.products.get(handle);
        if (!ownerId || ids.length < targets.length) throw new Error('it needs products');
        const metafields = [{ownerId, namespace, key, type, value: JSON.stringify(ids)}];
        await store.api.ask(z.unknown(), documents.SET_METAFIELDS, {metafields});
      };
      changes.push({what: `metafield ${path} of ${handle}: ${targets.join(', ')}`, apply});
    }
  }
  return changes;
}

function collectionChanges(store: DemoStore, {collections}: Catalogue): Change[] {
  const created = z.object({
    collectionCreate: z.object({collection: z.object({id: z.string()})}),
  });
  return collections
    .filter(({handle}) => !store.collections.has(handle))
    .map((collection: CatalogueCollection) => ({
      what: `collection ${collection.handle} (${collection.products.length} products)`,
      apply: async () => {
        const {handle, title, descriptionHtml, products, image} = collection;
        const picture = image && (await uploadedPicture(store, image));
        const input = {
          handle,
          title: title.de,
          descriptionHtml: descriptionHtml.de,
          sortOrder: 'MANUAL',
          products: products.flatMap((one) => store.products.get(one) ?? []),
          ...(picture && {image: {src: picture.originalSource, altText: picture.alt}}),
        };
        const answer = await store.api.ask(created, documents.CREATE_COLLECTION, {input});
        const {id} = answer.collectionCreate.collection;
        store.collections.set(handle, id);
        await store.api.ask(z.unknown(), documents.PUBLISH, {id, publication: store.channel});
      },
    }));
}

const item = z.object({
  id: z.string(),
  title: z.string(),
  type: z.string(),
  url: z.string().nullable(),
  resourceId: z.string().nullable(),
  tags: z.array(z.string()),
});
const menu = z.object({
  id: z.string(),
  handle: z.string(),
  title: z.string(),
  items: z.array(
    item.extend({items: z.array(item.extend({items: z.array(item).default([])})).default([])}),
  ),
});

/** Missing menu items are appended to the existing ones. */
async function menuChanges(store: DemoStore, catalogue: Catalogue): Promise<Change[]> {
  const known = await askForAll(store.api, menu, documents.MENUS);
  return catalogue.menus.flatMap(({handle, title, items}) => {
    const found = known.find((one) => one.handle === handle);
    const titles = new Set(found?.items.map((one) => one.title));
    const missing = items.filter((one) => !titles.has(one.title.de));
    if (missing.length === 0) return [];
    const names = missing.map((one) => one.title.de).join(', ');
    const apply = async () => {
      const added = missing.map((one) => menuItem(store, one));
      const [query, variables] = found
        ? [
            documents.UPDATE_MENU,
            {id: found.id, title: found.title, items: [...found.items, ...added]},
          ]
        : [documents.CREATE_MENU, {handle, title, items: added}];
      await store.api.ask(z.unknown(), query, variables);
    };
    return [{what: `menu ${handle}: ${names}`, apply}];
  });
}

function menuItem(
  store: DemoStore,
  {title, type, path, collection, items}: CatalogueMenuItem,
): object {
  const resourceId = collection && store.collections.get(collection);
  if (collection && !resourceId) throw new Error(`it needs the collection ${collection}`);
  return {
    title: title.de,
    type,
    ...(resourceId ? {resourceId} : {url: path}),
    items: items.map((one) => menuItem(store, one)),
  };
}
