import {randomUUID} from 'node:crypto';
import {setTimeout as sleep} from 'node:timers/promises';
import {z} from 'zod';
import {webhooks} from '../../../app/pages';
import {languageNames, languages} from '../../../app/i18n/languages';
import {expectedStories} from '../../../app/features/story/expected-stories.server';
import {
  applyChanges,
  required,
  type Change,
  type ChangeList,
  type CommandSettings,
  type Pause,
} from './change-list';
import {allComponents, type ComponentSchema, contains} from './components';
import samples from './sample-stories.json';

/** Storyblok's Management API of one space. */
export interface ManagementApi {
  /**
   * Sends a request below `/v1/spaces/{id}` and retries when rate limited. Throws a readable `Error` when it is
   * refused.
   */
  call<Schema extends z.ZodType>(
    schema: Schema,
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: object,
  ): Promise<z.output<Schema>>;
}

const hosts: Readonly<Record<string, string>> = {
  eu: 'mapi.storyblok.com',
  us: 'api-us.storyblok.com',
  ap: 'api-ap.storyblok.com',
  ca: 'api-ca.storyblok.com',
  cn: 'app.storyblokchina.cn',
};
/** Spaces are limited to three or six requests a second. */
const MAX_ATTEMPTS = 10;

const spaceSchema = z.object({
  space: z.object({
    domain: z.string().nullish(),
    environments: z.array(z.looseObject({location: z.string().nullish()})).nullish(),
    languages: z.array(z.looseObject({code: z.string()})).nullish(),
  }),
});
const componentsSchema = z.object({
  components: z.array(
    z.looseObject({
      id: z.number(),
      name: z.string(),
      schema: z.record(z.string(), z.looseObject({})).default({}),
    }),
  ),
});
const webhooksSchema = z.object({
  webhook_endpoints: z.array(z.looseObject({id: z.number(), endpoint: z.string().nullish()})),
});
const storiesSchema = z.object({stories: z.array(z.object({full_slug: z.string()}))});

type KnownComponent = z.output<typeof componentsSchema>['components'][number];

/**
 * `npm run setup:storyblok`: lists what the space lacks, and adds it with `--apply`. Returns whether nothing is left to
 * do by hand.
 */
export async function main(
  settings: CommandSettings,
  args: readonly string[],
  pause?: Pause,
): Promise<boolean> {
  const api = openManagementApi(settings, pause);
  return applyChanges(await planStoryblok(api, settings), {apply: args.includes('--apply')});
}

/** Opens the configured space with a personal access token. */
export function openManagementApi(
  settings: CommandSettings,
  pause: Pause = (ms) => sleep(ms),
): ManagementApi {
  const {STORYBLOK_MANAGEMENT_TOKEN: token, STORYBLOK_SPACE_ID: space} = required(
    settings,
    'STORYBLOK_MANAGEMENT_TOKEN',
    'STORYBLOK_SPACE_ID',
  );
  const host = hosts[settings.STORYBLOK_REGION || 'eu'];
  if (!host) throw new Error(`STORYBLOK_REGION: one of ${Object.keys(hosts).join(', ')}`);
  const origin = settings.STORYBLOK_MANAGEMENT_URL || `https://${host}`;
  return {
    async call(schema, method, path, body) {
      for (let tries = 1; ; tries += 1) {
        const response = await fetch(`${origin}/v1/spaces/${space}${path}`, {
          method,
          headers: {'Content-Type': 'application/json', Authorization: token},
          body: body ? JSON.stringify(body) : null,
        });
        const text = await response.text();
        if (response.ok) return schema.parse(JSON.parse(text));
        if (response.status !== 429 || tries === MAX_ATTEMPTS) {
          throw new Error(reasonOf(response.status, text));
        }
        await pause(1000);
      }
    },
  };
}

function reasonOf(status: number, text: string): string {
  if (status === 401) {
    return 'Storyblok rejects the token: STORYBLOK_MANAGEMENT_TOKEN, STORYBLOK_REGION';
  }
  if (status === 403 || status === 404) {
    return `Storyblok has no such space for this token (${status}): STORYBLOK_SPACE_ID, STORYBLOK_REGION`;
  }
  return `Storyblok answered ${status}: ${text.slice(0, 200)}`;
}

/** Compares the space with what the shop reads. */
export async function planStoryblok(
  api: ManagementApi,
  settings: CommandSettings,
): Promise<ChangeList> {
  const {space} = await api.call(spaceSchema, 'GET', '/');
  const {components} = await api.call(componentsSchema, 'GET', '/components/');
  const known = new Map(components.map((component) => [component.name, component]));
  return [
    ...allComponents().flatMap((wanted) => componentChange(api, wanted, known.get(wanted.name))),
    ...languageChange(api, space),
    ...previewChange(api, space, settings),
    ...(await webhookChange(api, settings)),
    ...(await planStories(api)),
  ];
}

/** Fields that editors have added to a component stay; the fields that the shop reads follow its schemas. */
function componentChange(
  api: ManagementApi,
  wanted: ComponentSchema,
  known: KnownComponent | undefined,
): Change[] {
  if (!known) {
    const apply = () => api.call(z.unknown(), 'POST', '/components/', {component: wanted});
    return [{what: `component ${wanted.name}`, apply}];
  }
  const fields = Object.entries(wanted.schema);
  // Editors may reorder fields as they like.
  const differing = fields.filter(
    ([name, field]) => !contains({...known.schema[name], pos: field.pos}, field),
  );
  const {is_root, is_nestable} = wanted;
  const usedElsewhere = !contains(known, {is_root, is_nestable});
  if (differing.length === 0 && !usedElsewhere) return [];
  const schema = {
    ...known.schema,
    ...Object.fromEntries(
      differing.map(([name, field]) => [name, {...known.schema[name], ...field}]),
    ),
  };
  const what = differing.map(([name]) => name).join(', ') || 'where it may stand';
  const component = {...known, is_root, is_nestable, schema};
  const apply = () => api.call(z.unknown(), 'PUT', `/components/${known.id}`, {component});
  return [{what: `component ${wanted.name}: ${what}`, apply}];
}

type SpaceSettings = z.output<typeof spaceSchema>['space'];

function languageChange(api: ManagementApi, space: SpaceSettings): ChangeList {
  const known = space.languages ?? [];
  const missing = languageNames.flatMap((language) => {
    const {storyblok: code, endonym: name} = languages[language];
    return code && !known.some((one) => one.code === code) ? [{code, name}] : [];
  });
  if (missing.length === 0) return [];
  const written = {languages: [...known, ...missing]};
  const apply = () => api.call(z.unknown(), 'PUT', '/', {space: written});
  const names = missing.map(({code}) => code).join(', ');
  return [{what: `language of contents: ${names}`, apply}];
}

/** Editors preview their stories in the shop itself. */
function previewChange(
  api: ManagementApi,
  {domain, environments}: SpaceSettings,
  {SHOP_ORIGIN: shop}: CommandSettings,
): ChangeList {
  if (!shop) return ['preview address: set SHOP_ORIGIN'];
  const address = `${new URL(shop).origin}/`;
  const known = environments ?? [];
  const places = [domain, ...known.map(({location}) => location)];
  if (places.some((place) => place?.replace(/\/?$/, '/') === address)) return [];
  const isFree = !domain || domain.includes('quickstart');
  const space = isFree
    ? {domain: address}
    : {environments: [...known, {name: 'Shop', location: address}]};
  const apply = () => api.call(z.unknown(), 'PUT', '/', {space});
  return [{what: `preview address: ${address}`, apply}];
}

/**
 * The shop is notified of published stories if it has a secret to authenticate Storyblok. An existing webhook gets the
 * secret each time, as Storyblok need not tell which one it has; what its owner has changed stays.
 */
async function webhookChange(
  api: ManagementApi,
  {SHOP_ORIGIN: shop, STORYBLOK_WEBHOOK_SECRET: secret}: CommandSettings,
): Promise<ChangeList> {
  if (!shop || !secret) return [];
  const endpoint = new URL(`/${webhooks.storyblok}`, shop).href;
  const {webhook_endpoints} = await api.call(webhooksSchema, 'GET', '/webhook_endpoints/');
  const known = webhook_endpoints.find((one) => one.endpoint === endpoint);
  if (known) {
    const written = {webhook_endpoint: {...known, secret}};
    const apply = () => api.call(z.unknown(), 'PUT', `/webhook_endpoints/${known.id}`, written);
    return [{what: `webhook: ${endpoint}: its secret, written each time`, isRoutine: true, apply}];
  }
  const actions = ['story.published', 'story.unpublished', 'story.deleted', 'story.moved'];
  const webhook_endpoint = {name: 'Shop', endpoint, secret, actions, activated: true};
  const apply = () => api.call(z.unknown(), 'POST', '/webhook_endpoints/', {webhook_endpoint});
  return [{what: `webhook: ${endpoint}`, apply}];
}

async function planStories(api: ManagementApi): Promise<Change[]> {
  const changes: Change[] = [];
  for (const {slug, what} of expectedStories) {
    const {stories} = await api.call(storiesSchema, 'GET', `/stories/?with_slug=${slug}`);
    if (stories.some(({full_slug}) => full_slug === slug)) continue;
    const {name, content} = samples[slug];
    changes.push({
      what: `story ${slug}, as a draft to write and publish: ${what}`,
      apply: () => {
        const story = {name, slug, content: withIdentifiers(content)};
        return api.call(z.unknown(), 'POST', '/stories/', {story});
      },
    });
  }
  return changes;
}

/** Every block needs its own identifier. */
function withIdentifiers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withIdentifiers);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([key, own]) => [key, withIdentifiers(own)]);
  const identifier = 'component' in value ? {_uid: randomUUID()} : {};
  return {...identifier, ...Object.fromEntries(fields)};
}
