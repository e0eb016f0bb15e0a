import {randomUUID} from 'node:crypto';
import {http, HttpResponse, type RequestHandler} from 'msw';
import {z} from 'zod';
import {spaceId} from './access';
import {createAssets, pageOf, type GuardedAnswer} from './management-assets';
import {RateLimit} from './rate-limit';
import type {Space} from './space';
import {draftContent} from './story-change';
import type {StoredStory} from './story-schema';

/** A personal access token; invented. */
export const managementToken = 'ManagementTokenOfTheDemoCtt';

/** Calls per second of a space on a paid plan; others have three. */
const CALLS_PER_SECOND = 6;

export interface FakeManagement {
  handlers: RequestHandler[];
  components(): readonly StoredComponent[];
  webhooks(): readonly StoredWebhook[];
  /** The current settings of the space. */
  space(): Readonly<Record<string, unknown>>;
  /** Changes a component, as somebody in Storyblok's own UI would. */
  change(name: string, schema: Record<string, object>): void;
  /** How often the rate limit was exceeded. */
  refused(): number;
  reset(): void;
}

interface StoredComponent extends z.output<typeof componentSchema> {
  id: number;
}

const componentSchema = z.looseObject({
  name: z.string().min(1),
  schema: z.record(z.string(), z.looseObject({type: z.string()})).default({}),
});
interface StoredWebhook extends z.output<typeof webhookSchema> {
  id: number;
}

const webhookSchema = z.looseObject({
  name: z.string().min(1),
  endpoint: z.url(),
  actions: z.array(z.string()).min(1),
  secret: z.string().default(''),
});
const contentSchema = z.record(z.string(), z.json());
const storySchema = z.object({
  name: z.string().min(1),
  slug: z.string().min(1),
  content: contentSchema.optional(),
  is_folder: z.boolean().default(false),
  is_startpage: z.boolean().default(false),
  parent_id: z.number().optional(),
  tag_list: z.array(z.string()).default([]),
});
const storyChangeSchema = z.object({
  story: z.object({
    name: z.string().min(1),
    content: contentSchema,
    tag_list: z.array(z.string()).optional(),
  }),
  publish: z.literal(1).optional(),
});
interface Folder {
  id: number;
  uuid: string;
  name: string;
  full_slug: string;
}

const listed = ({id, uuid, name, full_slug, published, tag_list}: StoredStory) => ({
  id,
  uuid,
  name,
  full_slug,
  published,
  tag_list,
  is_folder: false,
});
const listedFolder = (folder: Folder) => ({...folder, published: false, is_folder: true});

/** As responses contain it. */
const withoutSecret = (webhook: StoredWebhook) => ({...webhook, secret: ''});

const taken = (field: string) =>
  HttpResponse.json({[field]: ['has already been taken']}, {status: 422});
const unprocessable = (error: unknown) =>
  HttpResponse.json({error: error instanceof Error ? error.message : 'wrong'}, {status: 422});
const notFound = () => HttpResponse.json(['This record could not be found'], {status: 404});

const firstSettings = () => ({
  id: spaceId,
  name: 'Radladen',
  domain: 'https://quickstart.example/',
  environments: [] as unknown[],
  languages: [] as unknown[],
});

/**
 * A fake of Storyblok's Management API of a new space, as far as set-up commands use it; its stories are those of the
 * delivery API.
 * @see https://www.storyblok.com/docs/api/management
 */
export function createManagement(stories: Space, clock = Date.now): FakeManagement {
  let components: StoredComponent[] = [];
  let webhooks: StoredWebhook[] = [];
  let settings: Record<string, unknown> = firstSettings();
  let limit = new RateLimit(CALLS_PER_SECOND);
  let refused = 0;

  let folders: Folder[] = [];

  function makeFolder(name: string, slug: string): Response {
    if (folders.some(({full_slug}) => full_slug === slug)) return taken('slug');
    const folder = {id: 900_000 + folders.length, uuid: randomUUID(), name, full_slug: slug};
    folders = [...folders, folder];
    return HttpResponse.json({story: listedFolder(folder)}, {status: 201});
  }

  const guarded =
    (answer: GuardedAnswer) =>
    ({request, params}: {request: Request; params: Record<string, unknown>}) => {
      if (request.headers.get('Authorization') !== managementToken) {
        return HttpResponse.json({error: 'Unauthorized'}, {status: 401});
      }
      if (!limit.passes(clock())) {
        refused += 1;
        return HttpResponse.json({error: 'Rate limit exceeded'}, {status: 429});
      }
      return params.space === String(spaceId) ? answer(request, String(params.id)) : notFound();
    };
  const at = (path: string) => `*/v1/spaces/:space${path}`;
  const assets = createAssets(at, guarded);
  const body = async <Schema extends z.ZodType>(request: Request, name: string, schema: Schema) =>
    z.object({[name]: schema}).parse(await request.json())[name] as z.output<Schema>;

  return {
    handlers: [
      http.get(
        at('/'),
        guarded(() => HttpResponse.json({space: settings})),
      ),
      http.put(
        at('/'),
        guarded(async (request) => {
          const change = await body(request, 'space', z.record(z.string(), z.unknown()));
          settings = {...settings, ...change};
          return HttpResponse.json({space: settings});
        }),
      ),
      http.get(
        at('/webhook_endpoints/'),
        guarded(() => HttpResponse.json({webhook_endpoints: webhooks.map(withoutSecret)})),
      ),
      http.post(
        at('/webhook_endpoints/'),
        guarded(async (request) => {
          const given = await body(request, 'webhook_endpoint', webhookSchema);
          const webhook = {...given, id: webhooks.length + 1};
          webhooks = [...webhooks, webhook];
          return HttpResponse.json({webhook_endpoint: withoutSecret(webhook)}, {status: 201});
        }),
      ),
      http.put(
        at('/webhook_endpoints/:id'),
        guarded(async (request, id) => {
          const known = webhooks.find((one) => String(one.id) === id);
          if (!known) return notFound();
          const webhook = {...known, ...(await body(request, 'webhook_endpoint', webhookSchema))};
          webhooks = webhooks.map((one) => (one === known ? webhook : one));
          return HttpResponse.json({webhook_endpoint: withoutSecret(webhook)});
        }),
      ),
      http.get(
        at('/components/'),
        guarded(() => HttpResponse.json({components})),
      ),
      http.post(
        at('/components/'),
        guarded(async (request) => {
          const given = await body(request, 'component', componentSchema);
          if (components.some(({name}) => name === given.name)) return taken('name');
          const component = {...given, id: components.length + 1};
          components = [...components, component];
          return HttpResponse.json({component}, {status: 201});
        }),
      ),
      http.put(
        at('/components/:id'),
        guarded(async (request, id) => {
          const known = components.find((one) => String(one.id) === id);
          if (!known) return notFound();
          const component = {...known, ...(await body(request, 'component', componentSchema))};
          components = components.map((one) => (one === known ? component : one));
          return HttpResponse.json({component});
        }),
      ),
      http.get(
        at('/stories/'),
        guarded((request) => {
          const {searchParams} = new URL(request.url);
          const slug = searchParams.get('with_slug');
          const all = [...stories.list('draft').map(listed), ...folders.map(listedFolder)];
          const found = all.filter(({full_slug}) => !slug || full_slug === slug);
          return HttpResponse.json({stories: pageOf(found, searchParams)});
        }),
      ),
      http.get(
        at('/stories/:id'),
        guarded((_, id) => {
          const story = stories.find(id, 'draft');
          if (!story) return notFound();
          return HttpResponse.json({story: {...listed(story), content: draftContent(story)}});
        }),
      ),
      http.post(
        at('/stories/'),
        guarded(async (request) => {
          try {
            const given = await body(request, 'story', storySchema);
            const parent = folders.find(({id}) => id === given.parent_id);
            if (given.parent_id && !parent) return notFound();
            const place = [
              ...(parent ? [parent.full_slug] : []),
              ...(given.is_startpage ? [] : [given.slug]),
            ];
            const slug = place.join('/') + (given.is_startpage ? '/' : '');
            if (given.is_folder) return makeFolder(given.name, slug);
            const {name, content, tag_list: tags} = given;
            if (stories.find(slug, 'draft')) return taken('slug');
            if (!components.some((one) => one.name === content?.component)) {
              return HttpResponse.json({component: ['does not exist']}, {status: 422});
            }
            const made = stories.edit(slug, {name, content, tags});
            return HttpResponse.json({story: made && listed(made)}, {status: 201});
          } catch (error) {
            return unprocessable(error);
          }
        }),
      ),
      http.put(
        at('/stories/:id'),
        guarded(async (request, id) => {
          const known = stories.find(id, 'draft');
          if (!known) return notFound();
          try {
            const {story, publish} = storyChangeSchema.parse(await request.json());
            const {name, content, tag_list: tags} = story;
            const change = {name, content, tags, whole: true, publish: publish === 1};
            const saved = stories.edit(known.full_slug, change);
            return HttpResponse.json({story: saved && listed(saved)});
          } catch (error) {
            return unprocessable(error);
          }
        }),
      ),
      ...assets.handlers,
    ],
    components: () => components,
    webhooks: () => webhooks,
    space: () => settings,
    change(name, schema) {
      components = components.map((one) =>
        one.name === name ? {...one, ...componentSchema.parse({name, schema})} : one,
      );
    },
    refused: () => refused,
    reset() {
      components = [];
      webhooks = [];
      assets.reset();
      folders = [];
      settings = firstSettings();
      limit = new RateLimit(CALLS_PER_SECOND);
      refused = 0;
    },
  };
}
