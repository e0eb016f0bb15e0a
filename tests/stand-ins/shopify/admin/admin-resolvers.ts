import type {CatalogueMenu, CatalogueMenuItem} from '../../catalogue/catalogue-types';
import {gid} from '../gid';
import {fine, pageOf, refuse, type PageArgs, type Problem} from './pages-and-payloads';
import type {GivenMenuItem, StoredDefinition, StoredEntries, StoreSetUp} from './store-set-up';

interface FieldInput {
  key: string;
  name?: string | null;
  type: string;
  validations?: {name: string; value: string}[] | null;
}

interface AccessInput {
  access?: {storefront?: 'NONE' | 'PUBLIC_READ' | null} | null;
}

type MetafieldInput = FieldInput & AccessInput & Pick<StoredDefinition, 'ownerType' | 'namespace'>;

/** Shopify's standard definitions that shops can enable. */
const templates = new Map([
  ['reviews.rating', 'rating'],
  ['reviews.rating_count', 'number_integer'],
]);

const knownTypes =
  /^(list\.)?(boolean|date|date_time|dimension|file_reference|json|metaobject_reference|money|multi_line_text_field|number_decimal|number_integer|product_reference|rating|single_line_text_field|url|volume|weight)$/;

/** Validates the type of a definition and the validations that it requires. */
function complaintAbout(store: StoreSetUp, {type, validations}: FieldInput): Problem | null {
  const given = new Map((validations ?? []).map(({name, value}) => [name, value]));
  if (!knownTypes.test(type))
    return {message: `Type name ${type} is not a valid type.`, code: 'INCLUSION'};
  if (type.endsWith('metaobject_reference')) {
    const id = given.get('metaobject_definition_id');
    if (!store.entries.some((one) => one.id === id)) {
      return {message: 'Validations require that you select a metaobject.', code: 'INVALID_OPTION'};
    }
  }
  if (type.endsWith('rating') && !(given.has('scale_min') && given.has('scale_max'))) {
    return {message: 'Validations require a scale_min and a scale_max.', code: 'INVALID_OPTION'};
  }
  return null;
}

const shownDefinition = ({namespace, key, name, type, storefront}: StoredDefinition) => ({
  id: `gid://shopify/MetafieldDefinition/${namespace}.${key}`,
  namespace,
  key,
  name,
  type: {name: type},
  access: {storefront},
});

const shownEntries = ({id, type, name, storefront, fields}: StoredEntries) => ({
  id,
  type,
  name,
  access: {storefront},
  fieldDefinitions: fields.map((field) => ({...field, type: {name: field.type}})),
});

function shownItem(
  store: StoreSetUp,
  {id, title, type, path, collection, tags, items}: CatalogueMenuItem,
): object {
  const target = store.goods.collections.find(({handle}) => handle === collection);
  return {
    id: gid('MenuItem', id),
    title: title.de,
    type,
    url: path,
    resourceId: target?.id ?? null,
    tags: tags ?? [],
    items: items.map((item) => shownItem(store, item)),
  };
}

const shownMenu = (store: StoreSetUp, {id, handle, title, items}: CatalogueMenu) => ({
  id: gid('Menu', id),
  handle,
  title,
  items: items.map((item) => shownItem(store, item)),
});

const appCatalog = (publication: string, title: string) => ({
  __typename: 'AppCatalog',
  id: publication.replace('Publication', 'AppCatalog'),
  title: `Channel Catalog ${publication.split('/').at(-1)} for ${title}`,
  apps: {nodes: [{id: publication.replace('Publication', 'App'), handle: handleOf(title), title}]},
});
const handleOf = (title: string) => title.toLowerCase().replaceAll(' ', '_');

const depthOf = (items: readonly GivenMenuItem[]): number =>
  items.length === 0 ? 0 : 1 + Math.max(...items.map((item) => depthOf(item.items ?? [])));

/** Root fields of the Admin API of one store, for an app with these scopes. */
export function adminResolvers(store: StoreSetUp, scopes: readonly string[]) {
  const goods = (kind: 'products' | 'collections') => (args: PageArgs) =>
    pageOf(
      store.goods[kind].map((one) => ({
        ...one,
        publishedOnPublication: () => store.published.has(one.id),
        resourcePublicationsV2: ({onlyPublished}: {onlyPublished: boolean}) => ({
          nodes: [
            ...(store.published.has(one.id) ? [{isPublished: true}] : []),
            ...(store.scheduled.has(one.id) && !onlyPublished ? [{isPublished: false}] : []),
          ],
        }),
        metafield: ({namespace, key}: {namespace?: string | null; key: string}) =>
          store.metafieldOf(one.id, namespace ?? '', key),
      })),
      args,
    );
  const addDefinition = (given: MetafieldInput, type: string) => {
    const {ownerType, namespace, key} = given;
    if (store.find(ownerType, namespace, key)) {
      const message = `Key is in use for ${ownerType} metafields on the '${namespace}' namespace.`;
      return refuse({message, code: 'TAKEN'});
    }
    const storefront = given.access?.storefront ?? 'NONE';
    store.definitions.push({ownerType, namespace, key, type, name: given.name ?? key, storefront});
    return fine();
  };
  return {
    metafieldDefinitions: ({ownerType, ...args}: PageArgs & {ownerType: string}) =>
      pageOf(
        store.definitions.filter((one) => one.ownerType === ownerType).map(shownDefinition),
        args,
      ),
    metaobjectDefinitions: (args: PageArgs) => pageOf(store.entries.map(shownEntries), args),
    menus: (args: PageArgs) =>
      pageOf(
        store.menus.map((menu) => shownMenu(store, menu)),
        args,
      ),
    /** Only lists of one type of catalog have catalogs. */
    publications: ({catalogType, ...args}: PageArgs & {catalogType?: string}) =>
      pageOf(
        store.publications.map(({id, title, autoPublish}) => ({
          id,
          autoPublish,
          catalog: catalogType === 'APP' ? appCatalog(id, title) : null,
        })),
        args,
      ),
    products: goods('products'),
    collections: goods('collections'),
    currentAppInstallation: () => ({accessScopes: scopes.map((handle) => ({handle}))}),
    metafieldDefinitionCreate({definition}: {definition: MetafieldInput}) {
      const complaint = complaintAbout(store, definition);
      return complaint ? refuse(complaint) : addDefinition(definition, definition.type);
    },
    metafieldDefinitionUpdate({definition}: {definition: MetafieldInput}) {
      const {ownerType, namespace, key, access} = definition;
      const found = store.find(ownerType, namespace, key);
      if (!found) return refuse({message: 'Definition not found.', code: 'NOT_FOUND'});
      found.storefront = access?.storefront ?? found.storefront;
      return fine();
    },
    standardMetafieldDefinitionEnable(given: MetafieldInput) {
      const type = templates.get(`${given.namespace}.${given.key}`);
      if (type) return addDefinition(given, type);
      return refuse({message: 'A standard definition was not found.', code: 'TEMPLATE_NOT_FOUND'});
    },
    metaobjectDefinitionCreate({
      definition,
    }: {
      definition: AccessInput & {
        type: string;
        name?: string;
        displayNameKey?: string;
        fieldDefinitions?: FieldInput[];
      };
    }) {
      const {type, name = type, access, displayNameKey = null, fieldDefinitions = []} = definition;
      if (/^(shopify--|product_review$)/.test(type)) {
        return refuse({message: `Type ${type} is reserved.`, code: 'RESERVED_NAME'});
      }
      if (store.entries.some((one) => one.type === type)) {
        return refuse({message: 'Type has already been taken', code: 'TAKEN'});
      }
      const [complaint] = fieldDefinitions.flatMap((field) => complaintAbout(store, field) ?? []);
      if (complaint) return refuse(complaint);
      const fields = fieldDefinitions.map((field) => ({...field, name: field.name ?? field.key}));
      const id = store.newId('MetaobjectDefinition');
      const storefront = access?.storefront ?? ('NONE' as const);
      const stored = {id, type, name, displayNameKey, storefront, fields};
      store.entries.push(stored);
      return fine({metaobjectDefinition: shownEntries(stored)});
    },
    metaobjectDefinitionUpdate({
      id,
      definition,
    }: {
      id: string;
      definition: AccessInput & {fieldDefinitions?: {create?: FieldInput}[]};
    }) {
      const found = store.entries.find((one) => one.id === id);
      if (!found) return refuse({message: 'Record not found', code: 'RECORD_NOT_FOUND'});
      const added = (definition.fieldDefinitions ?? []).flatMap(({create}) => create ?? []);
      const taken = added.find(({key}) => found.fields.some((field) => field.key === key));
      if (taken) {
        return refuse({message: `Field ${taken.key} is taken`, code: 'OBJECT_FIELD_TAKEN'});
      }
      found.storefront = definition.access?.storefront ?? found.storefront;
      found.fields.push(...added.map((field) => ({...field, name: field.name ?? field.key})));
      return fine({metaobjectDefinition: shownEntries(found)});
    },
    menuCreate({title, handle, items}: {title: string; handle: string; items: GivenMenuItem[]}) {
      if (store.menus.some((one) => one.handle === handle)) {
        return refuse({message: 'Handle has already been taken'});
      }
      if (depthOf(items) > 3) {
        return refuse({message: 'Menus have three levels at most', code: 'NESTING_TOO_DEEP'});
      }
      return fine({menu: shownMenu(store, store.addMenu(handle, title, items))});
    },
    menuUpdate({id, title, items}: {id: string; title: string; items: GivenMenuItem[]}) {
      if (depthOf(items) > 3) {
        return refuse({message: 'Menus have three levels at most', code: 'NESTING_TOO_DEEP'});
      }
      const menu = store.changeMenu(id, title, items);
      if (!menu) return refuse({message: 'The menu does not exist', code: 'INVALID_MENU'});
      return fine({menu: shownMenu(store, menu)});
    },
    publishablePublish({id}: {id: string}) {
      store.published.add(id);
      return fine();
    },
    publicationUpdate({id, input}: {id: string; input: {autoPublish?: boolean}}) {
      const found = store.publications.find((one) => one.id === id);
      if (!found) return refuse({message: 'Publication not found', code: 'PUBLICATION_NOT_FOUND'});
      found.autoPublish = input.autoPublish ?? found.autoPublish;
      return fine();
    },
  };
}
