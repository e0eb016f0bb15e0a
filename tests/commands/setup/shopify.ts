import {z} from 'zod';
import {labelOf} from '../../../app/features/product/details/feature-views.server';
import {defaultLanguage} from '../../../app/i18n/languages';
import {messagesOf} from '../../../app/i18n/messages.server';
import {MAIN_MENU} from '../../../app/services/shopify/shop.server';
import {askForAll, openAdminApi, type AdminApi} from './admin-api';
import * as documents from './admin-documents';
import {
  applyChanges,
  type Change,
  type ChangeList,
  type CommandSettings,
  type Pause,
} from './change-list';
import {
  expectedEntries,
  expectedMetafields,
  type ExpectedEntries,
  type ExpectedMetafield,
} from './definitions';
import {planPublication} from './shopify-channel';

const READABLE = 'PUBLIC_READ';
const HIDDEN = 'NONE';
const owners = {product: 'PRODUCT', variant: 'PRODUCTVARIANT'} as const;
const storefront = z.object({storefront: z.string().nullable()});
const typeName = z.object({name: z.string()});

const metafieldDefinition = z.object({
  namespace: z.string(),
  key: z.string(),
  type: typeName,
  access: storefront,
});
const metaobjectDefinition = z.object({
  id: z.string(),
  type: z.string(),
  access: storefront,
  fieldDefinitions: z.array(z.object({key: z.string(), type: typeName})),
});

/** Ids of metaobject definitions by type; the commands add the ones they create. */
type EntryIds = Map<string, string>;

/**
 * `npm run setup:shopify`: lists what the store lacks, and adds it with `--apply`. Returns whether nothing is left to
 * do by hand.
 */
export async function main(
  settings: CommandSettings,
  args: readonly string[],
  pause?: Pause,
): Promise<boolean> {
  const api = await openAdminApi(settings, pause);
  return applyChanges(await planShopify(api, settings), {apply: args.includes('--apply')});
}

/** Compares the store with the definitions that the shop expects. */
export async function planShopify(api: AdminApi, settings: CommandSettings): Promise<ChangeList> {
  const ids: EntryIds = new Map();
  return [
    ...(await planEntries(api, ids)),
    ...(await planMetafields(api, ids)),
    ...(await planMenu(api)),
    ...(await planPublication(api, settings)),
  ];
}

async function planEntries(api: AdminApi, ids: EntryIds): Promise<ChangeList> {
  const known = await askForAll(api, metaobjectDefinition, documents.METAOBJECT_DEFINITIONS);
  for (const {type, id} of known) ids.set(type, id);
  return expectedEntries.flatMap((expected) => {
    const definition = known.find(({type}) => type === expected.type);
    return definition ? compareEntries(api, expected, definition) : newEntries(api, expected, ids);
  });
}

function newEntries(
  api: AdminApi,
  {type, name, fields, isPrivate}: ExpectedEntries,
  ids: EntryIds,
): Change {
  const created = z.object({
    metaobjectDefinitionCreate: z.object({metaobjectDefinition: z.object({id: z.string()})}),
  });
  const apply = async () => {
    const definition = {
      type,
      name,
      access: {storefront: isPrivate ? HIDDEN : READABLE},
      capabilities: {translatable: {enabled: !isPrivate}},
      // Staff choose entries by it: stars and years would be the same for many.
      displayNameKey: fields.find(({type: kind}) => kind === 'single_line_text_field')?.key,
      fieldDefinitions: fields.map(fieldDefinition),
    };
    const answer = await api.ask(created, documents.CREATE_METAOBJECT, {definition});
    ids.set(type, answer.metaobjectDefinitionCreate.metaobjectDefinition.id);
  };
  return {what: `entries ${type} (${fields.length} fields)`, apply};
}

function compareEntries(
  api: AdminApi,
  {type, fields, isPrivate}: ExpectedEntries,
  {id, access, fieldDefinitions}: z.output<typeof metaobjectDefinition>,
): ChangeList {
  const known = new Map(fieldDefinitions.map((field) => [field.key, field.type.name]));
  const update = (what: string, definition: object): Change => ({
    what,
    apply: () => api.ask(z.unknown(), documents.UPDATE_METAOBJECT, {id, definition}),
  });
  const missing = fields.filter(({key}) => !known.has(key));
  const wanted = isPrivate ? HIDDEN : READABLE;
  return [
    ...((access.storefront ?? HIDDEN) === wanted
      ? []
      : [update(`entries ${type}: access of the storefront`, {access: {storefront: wanted}})]),
    ...missing.map((field) =>
      update(`field of entries ${type}.${field.key} (${field.type})`, {
        fieldDefinitions: [{create: fieldDefinition(field)}],
      }),
    ),
    ...fields
      .filter((field) => known.has(field.key) && known.get(field.key) !== field.type)
      .map((field) =>
        wrongType(`field of entries ${type}.${field.key}`, known.get(field.key), field.type),
      ),
  ];
}

function fieldDefinition({key, type, what}: ExpectedEntries['fields'][number]) {
  return {
    key,
    type,
    name: labelOf(key, defaultLanguage),
    description: what,
    validations: validations(type),
  };
}

/** Shopify requires the scale of ratings. */
function validations(type: string): {name: string; value: string}[] {
  if (type !== 'rating') return [];
  return [
    {name: 'scale_min', value: '1.0'},
    {name: 'scale_max', value: '5.0'},
  ];
}

async function planMetafields(api: AdminApi, ids: EntryIds): Promise<ChangeList> {
  const changes: ChangeList = [];
  for (const owner of ['product', 'variant'] as const) {
    const variables = {owner: owners[owner]};
    const known = await askForAll(
      api,
      metafieldDefinition,
      documents.METAFIELD_DEFINITIONS,
      variables,
    );
    for (const expected of expectedMetafields) {
      if (!expected.owners.includes(owner)) continue;
      const {namespace, key} = expected;
      const definition = known.find((one) => one.namespace === namespace && one.key === key);
      if (definition) changes.push(...compareMetafield(api, owner, expected, definition));
      else changes.push(newMetafield(api, owner, expected, ids));
    }
  }
  return changes;
}

const nameOf = (owner: keyof typeof owners, {namespace, key}: ExpectedMetafield) =>
  `metafield of ${owner}s ${namespace}.${key}`;

function newMetafield(
  api: AdminApi,
  owner: keyof typeof owners,
  expected: ExpectedMetafield,
  ids: EntryIds,
): Change {
  const {namespace, key, type, what, standard, entries} = expected;
  const ownerType = owners[owner];
  const apply = async () => {
    if (standard) {
      const variables = {owner: ownerType, namespace, key};
      await api.ask(z.unknown(), documents.ENABLE_METAFIELD, variables);
      return;
    }
    const definitionId = entries && ids.get(entries);
    if (entries && !definitionId) throw new Error(`it needs the definition of entries ${entries}`);
    const definition = {
      ownerType,
      namespace,
      key,
      type,
      name: labelOf(key, defaultLanguage),
      description: what,
      access: {storefront: READABLE},
      validations: definitionId ? [{name: 'metaobject_definition_id', value: definitionId}] : [],
    };
    await api.ask(z.unknown(), documents.CREATE_METAFIELD, {definition});
  };
  return {what: `${nameOf(owner, expected)} (${type})`, apply};
}

function compareMetafield(
  api: AdminApi,
  owner: keyof typeof owners,
  expected: ExpectedMetafield,
  {type, access}: z.output<typeof metafieldDefinition>,
): ChangeList {
  const {namespace, key, alsoRead} = expected;
  const name = nameOf(owner, expected);
  const fits = type.name === expected.type || alsoRead.includes(type.name);
  const definition = {ownerType: owners[owner], namespace, key, access: {storefront: READABLE}};
  const apply = () => api.ask(z.unknown(), documents.UPDATE_METAFIELD, {definition});
  const closed = access.storefront !== READABLE;
  return [
    ...(closed ? [{what: `${name}: access of the storefront`, apply}] : []),
    ...(fits ? [] : [wrongType(name, type.name, expected.type)]),
  ];
}

/** Shopify never changes the type of a definition. */
function wrongType(name: string, actual: string | undefined, wanted: string): string {
  return `${name} is ${actual}, not ${wanted}: in the admin remove the definition, then run this again`;
}

async function planMenu(api: AdminApi): Promise<ChangeList> {
  const known = await askForAll(api, z.object({handle: z.string()}), documents.MENUS);
  if (known.some(({handle}) => handle === MAIN_MENU)) return [];
  const title = messagesOf[defaultLanguage]['chrome.footer.range'] ?? '';
  const items = [{title, type: 'CATALOG', url: '/collections/all'}];
  const menu = {handle: MAIN_MENU, title: MAIN_MENU, items};
  return [
    {
      what: `menu ${MAIN_MENU}, with an entry for all products`,
      apply: () => api.ask(z.unknown(), documents.CREATE_MENU, menu),
    },
  ];
}
