/**
 * Documents for Shopify's Admin API 2026-04. Connections are aliased as `list`, so that one function can read them all.
 */

const page = 'pageInfo { hasNextPage endCursor }';

export const METAFIELD_DEFINITIONS = `query MetafieldDefinitions($owner: MetafieldOwnerType!, $after: String) {
  list: metafieldDefinitions(ownerType: $owner, first: 100, after: $after) {
    ${page}
    nodes { namespace key type { name } access { storefront } }
  }
}`;

export const METAOBJECT_DEFINITIONS = `query MetaobjectDefinitions($after: String) {
  list: metaobjectDefinitions(first: 50, after: $after) {
    ${page}
    nodes { id type access { storefront } fieldDefinitions { key type { name } } }
  }
}`;

export const MENUS = `query Menus($after: String) {
  list: menus(first: 50, after: $after) {
    ${page}
    nodes { id handle title items { ...Entry items { ...Entry items { ...Entry } } } }
  }
}
fragment Entry on MenuItem { id title type url resourceId tags }`;

/** Without `catalogType` no publication has a catalog, whose app is the sales channel; its own title is `Channel Catalog …`. */
export const PUBLICATIONS = `query Publications($after: String) {
  list: publications(first: 50, after: $after, catalogType: APP) {
    ${page}
    nodes { id autoPublish catalog { ... on AppCatalog { apps(first: 1) { nodes { handle title } } } } }
  }
}`;

/** Whether something is published, and in which channels it is or will be. */
const publications = `publishedOnPublication(publicationId: $publication)
      resourcePublicationsV2(first: 10, onlyPublished: false) { nodes { isPublished } }`;

export const UNPUBLISHED_PRODUCTS = `query Products($publication: ID!, $after: String) {
  list: products(first: 50, after: $after, query: "status:active") {
    ${page}
    nodes { id handle ${publications} }
  }
}`;

export const UNPUBLISHED_COLLECTIONS = `query Collections($publication: ID!, $after: String) {
  list: collections(first: 50, after: $after) {
    ${page}
    nodes { id handle ${publications} }
  }
}`;

export const ACCESS_SCOPES = `query AccessScopes {
  currentAppInstallation { accessScopes { handle } }
}`;

export const CREATE_METAFIELD = `mutation CreateMetafield($definition: MetafieldDefinitionInput!) {
  metafieldDefinitionCreate(definition: $definition) { userErrors { message code } }
}`;

export const UPDATE_METAFIELD = `mutation UpdateMetafield($definition: MetafieldDefinitionUpdateInput!) {
  metafieldDefinitionUpdate(definition: $definition) { userErrors { message code } }
}`;

export const ENABLE_METAFIELD = `mutation EnableMetafield($owner: MetafieldOwnerType!, $namespace: String!, $key: String!) {
  standardMetafieldDefinitionEnable(
    ownerType: $owner, namespace: $namespace, key: $key, access: {storefront: PUBLIC_READ}
  ) { userErrors { message code } }
}`;

export const CREATE_METAOBJECT = `mutation CreateMetaobject($definition: MetaobjectDefinitionCreateInput!) {
  metaobjectDefinitionCreate(definition: $definition) {
    metaobjectDefinition { id }
    userErrors { message code }
  }
}`;

export const UPDATE_METAOBJECT = `mutation UpdateMetaobject($id: ID!, $definition: MetaobjectDefinitionUpdateInput!) {
  metaobjectDefinitionUpdate(id: $id, definition: $definition) { userErrors { message code } }
}`;

export const CREATE_MENU = `mutation CreateMenu($title: String!, $handle: String!, $items: [MenuItemCreateInput!]!) {
  menuCreate(title: $title, handle: $handle, items: $items) { userErrors { message code } }
}`;

export const PUBLISH = `mutation Publish($id: ID!, $publication: ID!) {
  publishablePublish(id: $id, input: [{publicationId: $publication}]) { userErrors { message } }
}`;

export const PUBLISH_NEW = `mutation PublishNew($id: ID!) {
  publicationUpdate(id: $id, input: {autoPublish: true}) { userErrors { message code } }
}`;

export const TAXES = 'query Taxes { shop { taxesIncluded } }';

/** What decides whether demo products may go into a store, and the location of its stock. */
export const STORE = `query Store {
  shop { name plan { publicDisplayName partnerDevelopment } }
  locations(first: 1) { nodes { id } }
}`;

export const PRODUCT_HANDLES = `query ProductHandles($after: String) {
  list: products(first: 250, after: $after) { ${page} nodes { id handle } }
}`;

export const COLLECTION_HANDLES = `query CollectionHandles($after: String) {
  list: collections(first: 250, after: $after) { ${page} nodes { id handle } }
}`;

export const ENTRY_HANDLES = `query EntryHandles($type: String!, $after: String) {
  list: metaobjects(type: $type, first: 250, after: $after) { ${page} nodes { id handle } }
}`;

export const PRODUCT_REFERENCES = `query ProductReferences($namespace: String!, $key: String!, $after: String) {
  list: products(first: 100, after: $after) {
    ${page}
    nodes { handle metafield(namespace: $namespace, key: $key) { value } }
  }
}`;

export const FILES = `query Files($query: String!) {
  files(first: 1, query: $query) { nodes { id } }
}`;

export const STAGE_UPLOAD = `mutation StageUpload($input: [StagedUploadInput!]!) {
  stagedUploadsCreate(input: $input) {
    stagedTargets { url resourceUrl parameters { name value } }
    userErrors { message }
  }
}`;

export const CREATE_FILE = `mutation CreateFile($files: [FileCreateInput!]!) {
  fileCreate(files: $files) { files { id } userErrors { message code } }
}`;

export const SAVE_ENTRY = `mutation SaveEntry($handle: MetaobjectHandleInput!, $metaobject: MetaobjectUpsertInput!) {
  metaobjectUpsert(handle: $handle, metaobject: $metaobject) {
    metaobject { id }
    userErrors { message code }
  }
}`;

export const CREATE_PRODUCT = `mutation CreateProduct($input: ProductSetInput!) {
  productSet(input: $input, synchronous: true) { product { id } userErrors { message code } }
}`;

export const SET_METAFIELDS = `mutation SetMetafields($metafields: [MetafieldsSetInput!]!) {
  metafieldsSet(metafields: $metafields) { userErrors { message code } }
}`;

export const CREATE_COLLECTION = `mutation CreateCollection($input: CollectionInput!) {
  collectionCreate(input: $input) { collection { id } userErrors { message } }
}`;

export const UPDATE_MENU = `mutation UpdateMenu($id: ID!, $title: String!, $items: [MenuItemUpdateInput!]!) {
  menuUpdate(id: $id, title: $title, items: $items) { userErrors { message code } }
}`;

export const LANGUAGES = `query Languages { shopLocales { locale primary published } }`;

export const ENABLE_LANGUAGE = `mutation EnableLanguage($locale: String!) {
  shopLocaleEnable(locale: $locale) { userErrors { message } }
}`;

export const PUBLISH_LANGUAGE = `mutation PublishLanguage($locale: String!) {
  shopLocaleUpdate(locale: $locale, shopLocale: {published: true}) { userErrors { message } }
}`;

export const TRANSLATABLE = `query Translatable($kind: TranslatableResourceType!, $locale: String!, $after: String) {
  list: translatableResources(resourceType: $kind, first: 100, after: $after) {
    ${page}
    nodes {
      resourceId
      translatableContent { key value digest }
      translations(locale: $locale) { key }
    }
  }
}`;

export const TRANSLATE = `mutation Translate($resourceId: ID!, $translations: [TranslationInput!]!) {
  translationsRegister(resourceId: $resourceId, translations: $translations) {
    userErrors { message code }
  }
}`;
