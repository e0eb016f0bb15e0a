import {buildSchema, type GraphQLSchema} from 'graphql';

/**
 * The part of the Admin API (2026-04) that set-up commands use, by the names of its reference. No package of a fitting
 * size ships the whole schema.
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
  type MenuItem { id: ID! title: String! type: MenuItemType! url: String resourceId: ID items: [MenuItem!]! }
  type Menu { id: ID! handle: String! title: String! items: [MenuItem!]! }
  type MenuConnection { nodes: [Menu!]! pageInfo: PageInfo! }
  type Catalog { id: ID! title: String! }
  type Publication { id: ID! autoPublish: Boolean! catalog: Catalog }
  type PublicationConnection { nodes: [Publication!]! pageInfo: PageInfo! }
  type Product { id: ID! handle: String! publishedOnPublication(publicationId: ID!): Boolean! }
  type ProductConnection { nodes: [Product!]! pageInfo: PageInfo! }
  type Collection { id: ID! handle: String! publishedOnPublication(publicationId: ID!): Boolean! }
  type CollectionConnection { nodes: [Collection!]! pageInfo: PageInfo! }
  type AccessScope { handle: String! }
  type AppInstallation { accessScopes: [AccessScope!]! }
  type QueryRoot {
    metafieldDefinitions(ownerType: MetafieldOwnerType!, first: Int, after: String): MetafieldDefinitionConnection!
    metaobjectDefinitions(first: Int, after: String): MetaobjectDefinitionConnection!
    menus(first: Int, after: String): MenuConnection!
    publications(first: Int, after: String): PublicationConnection!
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
  input MenuItemCreateInput { title: String! type: MenuItemType! url: String resourceId: ID items: [MenuItemCreateInput!] }
  input PublicationInput { publicationId: ID publishDate: DateTime }
  input PublicationUpdateInput { autoPublish: Boolean }
  type Mutation {
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

/** The schema, built when first needed. */
export function adminSchema(): GraphQLSchema {
  return (built ??= buildSchema(definitions));
}
