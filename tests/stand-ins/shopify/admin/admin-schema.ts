import {buildSchema, type GraphQLSchema} from 'graphql';

/**
 * The part of the Admin API (2026-04) that set-up commands use, with the names of its reference. No reasonably small
 * package ships the complete schema.
 */
const definitions = `
  scalar URL
  scalar DateTime
  enum MetafieldOwnerType { PRODUCT PRODUCTVARIANT COLLECTION SHOP }
  enum MetafieldStorefrontAccess { NONE PUBLIC_READ }
  enum MetaobjectStorefrontAccess { NONE PUBLIC_READ }
  enum MetafieldStorefrontAccessInput { NONE PUBLIC_READ }
  enum MenuItemType { ARTICLE BLOG CATALOG COLLECTION COLLECTIONS FRONTPAGE HTTP METAOBJECT PAGE PRODUCT SEARCH SHOP_POLICY }
  type PageInfo { hasNextPage: Boolean! endCursor: String }
  type MetafieldDefinitionType { name: String! }
  type MetafieldAccess { storefront: MetafieldStorefrontAccess }
  type MetafieldDefinition {
    id: ID! namespace: String! key: String! name: String! type: MetafieldDefinitionType! access: MetafieldAccess!
  }
  type MetafieldDefinitionConnection { nodes: [MetafieldDefinition!]! pageInfo: PageInfo! }
  type MetaobjectAccess { storefront: MetaobjectStorefrontAccess! }
  type MetaobjectFieldDefinition { key: String! name: String! type: MetafieldDefinitionType! }
  type MetaobjectDefinition {
    id: ID! type: String! name: String! access: MetaobjectAccess! fieldDefinitions: [MetaobjectFieldDefinition!]!
  }
  type MetaobjectDefinitionConnection { nodes: [MetaobjectDefinition!]! pageInfo: PageInfo! }
  type MenuItem {
    id: ID! title: String! type: MenuItemType! url: String resourceId: ID tags: [String!]! items: [MenuItem!]!
  }
  type Metafield { value: String! }
  type Menu { id: ID! handle: String! title: String! items: [MenuItem!]! }
  type MenuConnection { nodes: [Menu!]! pageInfo: PageInfo! }
  enum CatalogType { APP COMPANY_LOCATION MARKET NONE }
  type App { id: ID! handle: String! title: String! }
  type AppConnection { nodes: [App!]! }
  interface Catalog { id: ID! title: String! }
  type AppCatalog implements Catalog { id: ID! title: String! apps(first: Int): AppConnection! }
  type Publication { id: ID! autoPublish: Boolean! catalog: Catalog }
  type PublicationConnection { nodes: [Publication!]! pageInfo: PageInfo! }
  type ResourcePublicationV2 { isPublished: Boolean! }
  type ResourcePublicationV2Connection { nodes: [ResourcePublicationV2!]! }
  type Product {
    id: ID! handle: String! publishedOnPublication(publicationId: ID!): Boolean!
    resourcePublicationsV2(first: Int, onlyPublished: Boolean = true): ResourcePublicationV2Connection!
    metafield(namespace: String, key: String!): Metafield
  }
  type ProductConnection { nodes: [Product!]! pageInfo: PageInfo! }
  type Collection {
    id: ID! handle: String! publishedOnPublication(publicationId: ID!): Boolean!
    resourcePublicationsV2(first: Int, onlyPublished: Boolean = true): ResourcePublicationV2Connection!
  }
  type CollectionConnection { nodes: [Collection!]! pageInfo: PageInfo! }
  type AccessScope { handle: String! }
  type AppInstallation { accessScopes: [AccessScope!]! }
  type ShopPlan { publicDisplayName: String! partnerDevelopment: Boolean! }
  type Shop { name: String! plan: ShopPlan! taxesIncluded: Boolean! }
  type Location { id: ID! }
  type LocationConnection { nodes: [Location!]! pageInfo: PageInfo! }
  interface File { id: ID! }
  type GenericFile implements File { id: ID! }
  type MediaImage implements File { id: ID! }
  type FileConnection { nodes: [File!]! pageInfo: PageInfo! }
  type MetaobjectField { key: String! type: String! value: String }
  type Metaobject { id: ID! handle: String! fields: [MetaobjectField!]! }
  type MetaobjectConnection { nodes: [Metaobject!]! pageInfo: PageInfo! }
  type Job { id: ID! done: Boolean! }
  input MetaobjectBulkDeleteWhereCondition { type: String ids: [ID!] }
  type MetaobjectBulkDeletePayload { job: Job userErrors: [UserErrorWithCode!]! }
  type MetaobjectDeletePayload { deletedId: ID userErrors: [UserErrorWithCode!]! }
  enum TranslatableResourceType { PRODUCT COLLECTION PRODUCT_OPTION PRODUCT_OPTION_VALUE METAFIELD METAOBJECT LINK }
  type ShopLocale { locale: String! primary: Boolean! published: Boolean! }
  input ShopLocaleInput { published: Boolean }
  type ShopLocalePayload { userErrors: [UserError!]! }
  type TranslatableContent { key: String! value: String digest: String }
  type Translation { key: String! value: String }
  type TranslatableResource {
    resourceId: ID! translatableContent: [TranslatableContent!]! translations(locale: String!): [Translation!]!
  }
  type TranslatableResourceConnection { nodes: [TranslatableResource!]! pageInfo: PageInfo! }
  input TranslationInput { locale: String! key: String! value: String! translatableContentDigest: String! }
  type TranslationUserError { message: String! code: String }
  type TranslationsRegisterPayload { userErrors: [TranslationUserError!]! }
  type QueryRoot {
    shopLocales(published: Boolean): [ShopLocale!]!
    translatableResources(resourceType: TranslatableResourceType!, first: Int, after: String): TranslatableResourceConnection!
    shop: Shop!
    locations(first: Int, after: String): LocationConnection!
    files(first: Int, after: String, query: String): FileConnection!
    metaobjects(type: String!, first: Int, after: String): MetaobjectConnection!
    metaobjectByHandle(handle: MetaobjectHandleInput!): Metaobject
    metafieldDefinitions(ownerType: MetafieldOwnerType!, first: Int, after: String): MetafieldDefinitionConnection!
    metaobjectDefinitions(first: Int, after: String): MetaobjectDefinitionConnection!
    menus(first: Int, after: String): MenuConnection!
    publications(catalogType: CatalogType, first: Int, after: String): PublicationConnection!
    products(first: Int, after: String, query: String): ProductConnection!
    collections(first: Int, after: String): CollectionConnection!
    currentAppInstallation: AppInstallation!
  }
  type UserErrorWithCode { field: [String!] message: String! code: String }
  type UserError { field: [String!] message: String! }
  type MetafieldDefinitionPayload { userErrors: [UserErrorWithCode!]! }
  type MetaobjectDefinitionPayload { metaobjectDefinition: MetaobjectDefinition userErrors: [UserErrorWithCode!]! }
  type MenuCreatePayload { menu: Menu userErrors: [UserErrorWithCode!]! }
  type PublishablePublishPayload { userErrors: [UserError!]! }
  type PublicationUpdatePayload { userErrors: [UserErrorWithCode!]! }
  input ValidationInput { name: String! value: String! }
  input AccessInput { storefront: MetafieldStorefrontAccessInput }
  input MetafieldDefinitionInput {
    ownerType: MetafieldOwnerType! namespace: String key: String! name: String! description: String type: String!
    access: AccessInput validations: [ValidationInput!]
  }
  input MetafieldDefinitionUpdateInput {
    ownerType: MetafieldOwnerType! namespace: String key: String! name: String access: AccessInput
  }
  input FieldDefinitionInput {
    key: String! name: String type: String! description: String required: Boolean validations: [ValidationInput!]
  }
  input FieldOperationInput { create: FieldDefinitionInput }
  input EnabledInput { enabled: Boolean! }
  input CapabilitiesInput { translatable: EnabledInput publishable: EnabledInput }
  input MetaobjectDefinitionCreateInput {
    type: String! name: String displayNameKey: String access: AccessInput capabilities: CapabilitiesInput
    fieldDefinitions: [FieldDefinitionInput!]
  }
  input MetaobjectDefinitionUpdateInput { access: AccessInput fieldDefinitions: [FieldOperationInput!] }
  input MenuItemCreateInput {
    title: String! type: MenuItemType! url: String resourceId: ID tags: [String!] items: [MenuItemCreateInput!]
  }
  input PublicationInput { publicationId: ID publishDate: DateTime }
  input PublicationUpdateInput { autoPublish: Boolean }
  scalar Decimal
  scalar Money
  scalar UnsignedInt64
  enum StagedUploadTargetGenerateUploadResource { FILE IMAGE VIDEO MODEL_3D COLLECTION_IMAGE PRODUCT_IMAGE }
  enum StagedUploadHttpMethodType { POST PUT }
  enum FileContentType { FILE IMAGE VIDEO MODEL_3D EXTERNAL_VIDEO }
  enum ProductStatus { ACTIVE ARCHIVED DRAFT }
  enum ProductVariantInventoryPolicy { CONTINUE DENY }
  enum WeightUnit { GRAMS KILOGRAMS OUNCES POUNDS }
  enum UnitPriceMeasurementMeasuredUnit { ML CL L M3 FLOZ PT QT GAL MG G KG OZ LB MM CM M IN FT YD M2 FT2 ITEM }
  enum CollectionSortOrder { ALPHA_ASC ALPHA_DESC BEST_SELLING CREATED CREATED_DESC MANUAL PRICE_ASC PRICE_DESC }
  type StagedUploadParameter { name: String! value: String! }
  type StagedMediaUploadTarget { url: URL resourceUrl: URL parameters: [StagedUploadParameter!]! }
  type StagedUploadsCreatePayload { stagedTargets: [StagedMediaUploadTarget!] userErrors: [UserError!]! }
  type FileCreatePayload { files: [File!] userErrors: [UserErrorWithCode!]! }
  type MetaobjectUpsertPayload { metaobject: Metaobject userErrors: [UserErrorWithCode!]! }
  type ProductSetPayload { product: Product userErrors: [UserErrorWithCode!]! }
  type MetafieldsSetPayload { userErrors: [UserErrorWithCode!]! }
  type CollectionCreatePayload { collection: Collection userErrors: [UserError!]! }
  type MenuUpdatePayload { menu: Menu userErrors: [UserErrorWithCode!]! }
  input StagedUploadInput {
    filename: String! mimeType: String! resource: StagedUploadTargetGenerateUploadResource!
    httpMethod: StagedUploadHttpMethodType = PUT fileSize: UnsignedInt64
  }
  input FileCreateInput { originalSource: String! contentType: FileContentType filename: String alt: String }
  input FileSetInput { originalSource: String contentType: FileContentType filename: String alt: String id: ID }
  input MetaobjectHandleInput { type: String! handle: String! }
  input MetaobjectFieldInput { key: String! value: String! }
  input MetaobjectUpsertInput { handle: String fields: [MetaobjectFieldInput!] }
  input MetafieldInput { id: ID namespace: String key: String type: String value: String }
  input MetafieldsSetInput { ownerId: ID! namespace: String key: String! type: String value: String! }
  input SEOInput { title: String description: String }
  input OptionValueSetInput { id: ID name: String }
  input OptionSetInput { id: ID name: String position: Int values: [OptionValueSetInput!] }
  input VariantOptionValueInput { optionName: String name: String optionId: ID id: ID }
  input WeightInput { value: Float! unit: WeightUnit! }
  input InventoryItemMeasurementInput { weight: WeightInput }
  input InventoryItemInput { tracked: Boolean requiresShipping: Boolean measurement: InventoryItemMeasurementInput sku: String }
  input ProductSetInventoryInput { locationId: ID! name: String! quantity: Int! }
  input UnitPriceMeasurementInput {
    quantityValue: Float quantityUnit: UnitPriceMeasurementMeasuredUnit
    referenceValue: Int referenceUnit: UnitPriceMeasurementMeasuredUnit
  }
  input ProductVariantSetInput {
    id: ID optionValues: [VariantOptionValueInput!]! sku: String barcode: String price: Money compareAtPrice: Money
    inventoryPolicy: ProductVariantInventoryPolicy inventoryItem: InventoryItemInput
    inventoryQuantities: [ProductSetInventoryInput!] showUnitPrice: Boolean unitPriceMeasurement: UnitPriceMeasurementInput
    file: FileSetInput metafields: [MetafieldInput!] position: Int taxable: Boolean
  }
  input ProductSetInput {
    id: ID handle: String title: String descriptionHtml: String vendor: String productType: String tags: [String!]
    status: ProductStatus seo: SEOInput collections: [ID!] productOptions: [OptionSetInput!] files: [FileSetInput!]
    metafields: [MetafieldInput!] variants: [ProductVariantSetInput!]
  }
  input ImageInput { src: String altText: String }
  input CollectionInput {
    id: ID handle: String title: String descriptionHtml: String sortOrder: CollectionSortOrder products: [ID!] image: ImageInput
  }
  input MenuItemUpdateInput {
    id: ID title: String! type: MenuItemType! url: String resourceId: ID tags: [String!] items: [MenuItemUpdateInput!]
  }
  type Mutation {
    stagedUploadsCreate(input: [StagedUploadInput!]!): StagedUploadsCreatePayload
    fileCreate(files: [FileCreateInput!]!): FileCreatePayload
    metaobjectUpsert(handle: MetaobjectHandleInput!, metaobject: MetaobjectUpsertInput!): MetaobjectUpsertPayload
    shopLocaleEnable(locale: String!): ShopLocalePayload
    shopLocaleUpdate(locale: String!, shopLocale: ShopLocaleInput!): ShopLocalePayload
    translationsRegister(resourceId: ID!, translations: [TranslationInput!]!): TranslationsRegisterPayload
    productSet(input: ProductSetInput!, synchronous: Boolean = true): ProductSetPayload
    metafieldsSet(metafields: [MetafieldsSetInput!]!): MetafieldsSetPayload
    collectionCreate(input: CollectionInput!): CollectionCreatePayload
    menuUpdate(id: ID!, title: String!, handle: String, items: [MenuItemUpdateInput!]!): MenuUpdatePayload
    metaobjectBulkDelete(where: MetaobjectBulkDeleteWhereCondition!): MetaobjectBulkDeletePayload
    metaobjectDelete(id: ID!): MetaobjectDeletePayload
    metafieldDefinitionCreate(definition: MetafieldDefinitionInput!): MetafieldDefinitionPayload
    metafieldDefinitionUpdate(definition: MetafieldDefinitionUpdateInput!): MetafieldDefinitionPayload
    standardMetafieldDefinitionEnable(
      ownerType: MetafieldOwnerType!, namespace: String, key: String, access: AccessInput
    ): MetafieldDefinitionPayload
    metaobjectDefinitionCreate(definition: MetaobjectDefinitionCreateInput!): MetaobjectDefinitionPayload
    metaobjectDefinitionUpdate(id: ID!, definition: MetaobjectDefinitionUpdateInput!): MetaobjectDefinitionPayload
    menuCreate(title: String!, handle: String!, items: [MenuItemCreateInput!]!): MenuCreatePayload
    publishablePublish(id: ID!, input: [PublicationInput!]!): PublishablePublishPayload
    publicationUpdate(id: ID!, input: PublicationUpdateInput!): PublicationUpdatePayload
  }
  schema { query: QueryRoot mutation: Mutation }
`;

let built: GraphQLSchema | undefined;

/** The schema, built on first use. */
export function adminSchema(): GraphQLSchema {
  return (built ??= buildSchema(definitions));
}
