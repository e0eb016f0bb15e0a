import {
  execute,
  Kind,
  OperationTypeNode,
  parse,
  validate,
  type DocumentNode,
  type GraphQLError,
} from 'graphql';
import {http, HttpResponse, type RequestHandler} from 'msw';
import {z} from 'zod';
import {reminderApp} from '../access';
import {adminResolvers} from './admin-resolvers';
import {goodsResolvers, uploadHandlers} from './goods-resolvers';
import {reminderResolvers} from './reminder-resolvers';
import {translationResolvers} from './translation-resolvers';
import {adminSchema} from './admin-schema';
import type {StoreSetUp} from './store-set-up';

/** The store owner's app, as in the developer dashboard; all invented. */
export const adminApp = {
  clientId: 'c11e47000000000000000000000000d0',
  clientSecret: 'shpss_only-for-the-local-play',
  token: 'shpat_only-for-the-local-play',
};

/** Rate limit points of a store on a standard plan: bucket size and refill per second. */
const BUCKET = 2000;
const RESTORED_PER_SECOND = 100;
const COST = {query: 40, mutation: 10};

export interface FakeAdmin {
  handlers: RequestHandler[];
  store: StoreSetUp;
  /** How often requests were throttled. */
  throttled(): number;
  reset(): void;
}

const requestSchema = z.object({
  query: z.string(),
  variables: z.record(z.string(), z.unknown()).nullish(),
});

/**
 * A fake of Shopify's Admin API of one store: the fields that set-up commands use, throttled by points like the real
 * one.
 * @see https://shopify.dev/docs/api/usage/limits
 */
export function createAdmin(store: StoreSetUp, clock = Date.now): FakeAdmin {
  let available = BUCKET;
  let filledAt = clock();
  let throttled = 0;

  function refill(): void {
    const now = clock();
    available = Math.min(BUCKET, available + ((now - filledAt) / 1000) * RESTORED_PER_SECOND);
    filledAt = now;
  }

  const apps = [adminApp, reminderApp];
  const scopesOf = (app: typeof adminApp) =>
    app === reminderApp ? store.reminderScopes : store.scopes;

  async function answer(body: unknown, scopes: readonly string[], origin: string) {
    const {query, variables} = requestSchema.parse(body);
    const document = parse(query);
    const cost = costOf(document);
    refill();
    const throttleStatus = () => ({
      maximumAvailable: BUCKET,
      currentlyAvailable: available,
      restoreRate: RESTORED_PER_SECOND,
    });
    if (cost > available) {
      throttled += 1;
      return {
        errors: [{message: 'Throttled', extensions: {code: 'THROTTLED'}}],
        extensions: {cost: {requestedQueryCost: cost, throttleStatus: throttleStatus()}},
      };
    }
    const wrong = validate(adminSchema(), document);
    if (wrong.length > 0) return {errors: wrong.map(wireError)};
    const denied = deniedField(document, scopes);
    if (denied) return {errors: [denied], data: null};
    available -= cost;
    const {data, errors} = await execute({
      schema: adminSchema(),
      document,
      rootValue: rootOf(store, scopes, origin),
      variableValues: variables ?? {},
    });
    return {
      data,
      ...(errors && {errors: errors.map(wireError)}),
      extensions: {cost: {requestedQueryCost: cost, throttleStatus: throttleStatus()}},
    };
  }

  return {
    handlers: [
      http.post('*/admin/oauth/access_token', async ({request}) => {
        const form = new URLSearchParams(await request.text());
        const id = form.get('client_id');
        const app = apps.find(({clientId}) => clientId === id);
        if (!app) {
          const reason = `application_cannot_be_found: Could not find Shopify API application with api_key ${id}`;
          const page = `<!DOCTYPE html><html><head><title>400 - Oauth error ${reason}</title></head></html>`;
          return HttpResponse.html(page, {status: 400});
        }
        if (form.get('client_secret') !== app.clientSecret) {
          return HttpResponse.json({error: 'invalid_client'}, {status: 401});
        }
        if (form.get('grant_type') !== 'client_credentials') {
          return HttpResponse.json({error: 'unsupported_grant_type'}, {status: 400});
        }
        return HttpResponse.json({
          access_token: app.token,
          scope: scopesOf(app).join(','),
          expires_in: 86_399,
        });
      }),
      http.post('*/admin/api/:version/graphql.json', async ({request}) => {
        const token = request.headers.get('X-Shopify-Access-Token');
        const app = apps.find((one) => one.token === token);
        if (!app) {
          const errors =
            '[API] Invalid API key or access token (unrecognized login or wrong password)';
          return HttpResponse.json({errors}, {status: 401});
        }
        const {origin} = new URL(request.url);
        return HttpResponse.json(await answer(await request.json(), scopesOf(app), origin));
      }),
      ...uploadHandlers(store.written),
    ],
    store,
    throttled: () => throttled,
    reset() {
      available = BUCKET;
      throttled = 0;
      store.reset();
    },
  };
}

function rootOf(store: StoreSetUp, scopes: readonly string[], origin: string) {
  const goods = goodsResolvers(store, origin);
  const texts = translationResolvers(store);
  return {...adminResolvers(store, scopes), ...goods, ...texts, ...reminderResolvers(store, goods)};
}

function rootFields(document: DocumentNode): string[] {
  return document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? definition.selectionSet.selections.flatMap((field) =>
          field.kind === Kind.FIELD ? [field.name.value] : [],
        )
      : [],
  );
}

function costOf({definitions}: DocumentNode): number {
  const isMutation = definitions.some(
    (one) => one.kind === Kind.OPERATION_DEFINITION && one.operation === OperationTypeNode.MUTATION,
  );
  return isMutation ? COST.mutation : COST.query;
}

const neededScopes: Readonly<Record<string, string>> = {
  metafieldDefinitions: 'read_products',
  metaobjectDefinitions: 'read_metaobject_definitions',
  menus: 'read_online_store_navigation',
  publications: 'read_publications',
  products: 'read_products',
  collections: 'read_products',
  metafieldDefinitionCreate: 'write_products',
  metafieldDefinitionUpdate: 'write_products',
  standardMetafieldDefinitionEnable: 'write_products',
  metaobjectDefinitionCreate: 'write_metaobject_definitions',
  metaobjectDefinitionUpdate: 'write_metaobject_definitions',
  menuCreate: 'write_online_store_navigation',
  menuUpdate: 'write_online_store_navigation',
  locations: 'read_locations',
  files: 'read_files',
  metaobjects: 'read_metaobjects',
  stagedUploadsCreate: 'write_files',
  fileCreate: 'write_files',
  metaobjectUpsert: 'write_metaobjects',
  productSet: 'write_products',
  metafieldsSet: 'write_products',
  collectionCreate: 'write_products',
  publishablePublish: 'write_publications',
  publicationUpdate: 'write_publications',
  shopLocales: 'read_locales',
  shopLocaleEnable: 'write_locales',
  shopLocaleUpdate: 'write_locales',
  translatableResources: 'read_translations',
  translationsRegister: 'write_translations',
  metaobjectByHandle: 'read_metaobjects',
  metaobjectDelete: 'write_metaobjects',
  metaobjectBulkDelete: 'write_metaobjects',
};

function deniedField(document: DocumentNode, scopes: readonly string[]) {
  for (const field of rootFields(document)) {
    const scope = neededScopes[field];
    // Write access includes read access.
    if (!scope || scopes.some((one) => one.replace('write_', 'read_') === scope || one === scope)) {
      continue;
    }
    const requiredAccess = `\`${scope}\` access scope.`;
    const message = `Access denied for ${field} field. Required access: ${requiredAccess}`;
    return {message, extensions: {code: 'ACCESS_DENIED', requiredAccess}, path: [field]};
  }
  return null;
}

function wireError({message, path}: GraphQLError) {
  return {message, ...(path && {path})};
}
